/** Name of the cache for invitations opened on this device. The cache is deleted on sign-out. */
export const pagesCache = 'festoon-invitations'
