/** Name of the cache of invitations that were opened on this device. Signing out deletes it. */
export const pagesCache = 'festoon-invitations'
