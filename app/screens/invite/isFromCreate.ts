/** The party was created just now, as the navigation to the page says. */
export const isFromCreate = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromCreate' in state
