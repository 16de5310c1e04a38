/**
 * Resolves when the styles of lazily loaded parts are available. The app's style sheet already includes them; for the light
 * page, vite.config.ts replaces this module with guestPartStyles.ts.
 */
export const partStyles = (): Promise<void> => Promise.resolve()
