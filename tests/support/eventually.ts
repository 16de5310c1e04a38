import { setTimeout as wait } from 'node:timers/promises'

/**
 * Polls until `ask` returns a value other than undefined and false, with pauses of `pauseMs` milliseconds.
 * @throws Error after `withinMs` milliseconds.
 */
export async function eventually<T>(
  ask: () => Promise<T | undefined | false>,
  withinMs = 60_000,
  pauseMs = 25,
): Promise<T> {
  const until = Date.now() + withinMs
  for (;;) {
    const result = await ask()
    if (result !== undefined && result !== false) return result
    if (Date.now() > until) throw new Error(`No result within ${withinMs} ms`)
    await wait(pauseMs)
  }
}
