export interface Clock {
  /** Returns the current time in milliseconds since 1970. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
