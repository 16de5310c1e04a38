import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again and again until there is a result. A question that fails has none yet.
 * @param what what is waited for, for the message of the error
 * @param ask returns undefined while there is no result
 * @throws Error when there is none after `seconds`. Its cause is the last failure.
 */
export async function until<Result>(
  what: string | (() => string),
  ask: () => Promise<Result | undefined>,
  seconds = 20,
): Promise<Result> {
  const end = Date.now() + seconds * 1_000
  let cause: unknown
  for (;;) {
    try {
      const result = await ask()
      if (result !== undefined) return result
    } catch (error) {
      cause = error
    }
    if (Date.now() > end)
      throw new Error(`Waited ${seconds} s for ${typeof what === 'string' ? what : what()}`, { cause })
    await pause(100)
  }
}
