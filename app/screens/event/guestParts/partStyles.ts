/**
 * Resolves when the styles of lazily loaded sections are available. The full app's style sheet already includes them. For the
 * guest page, vite.config.ts replaces this module with guestPartStyles.ts.
 */
export const partStyles = (): Promise<void> => Promise.resolve()
