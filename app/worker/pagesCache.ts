/** Name of the cache with invitations opened on this device. Deleted on sign-out. */
export const pagesCache = 'festoon-invitations'
