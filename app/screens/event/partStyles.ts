/**
 * Resolves once the styles of parts that are fetched later are there. The app's own sheet has them all; the light page has
 * guestPartStyles.ts in the place of this module (vite.config.ts).
 */
export const partStyles = (): Promise<void> => Promise.resolve()
