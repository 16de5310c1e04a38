/**
 * Resolves immediately, because the full app's style sheet includes the styles of lazily loaded sections. For the guest page,
 * vite.config.ts replaces this module with guestPartStyles.ts.
 */
export const partStyles = (): Promise<void> => Promise.resolve()
