/** Returns true if the page was opened right after creating the party. */
export const isFromCreate = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromCreate' in state
