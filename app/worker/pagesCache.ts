/** Name of the cache for invitations opened on this device. Deleted on sign-out. */
export const pagesCache = 'festoon-invitations'
