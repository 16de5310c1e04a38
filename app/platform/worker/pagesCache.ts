/**
 * The name of the cache for invitations opened on this device. The cache is deleted when the user signs out or a different user
 * signs in.
 */
export const pagesCache = 'festoon-invitations'
