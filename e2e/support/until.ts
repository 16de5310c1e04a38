import { setTimeout as pause } from 'node:timers/promises'

/**
 * Polls until there is a result. Failed attempts are repeated.
 * @param what the awaited result, for the error message
 * @param ask returns undefined while there is no result
 * @throws Error when there is no result after `seconds`. Its cause is the last failure.
 */
export async function until<Result>(
  what: string | (() => string),
  ask: () => Promise<Result | undefined>,
  seconds = 60,
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
