/** Returns true if the navigation state says that the party has just been created. */
export const isFromCreate = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromCreate' in state

/** Returns true if the navigation state says that the animation after publishing has been shown. */
export const isSealed = (state: unknown): boolean => typeof state === 'object' && state !== null && 'sealed' in state
