import { setImmediate as nextTurn } from 'node:timers/promises'

/** Yields a list in slices, and lets the server handle other requests between them. */
export async function* slicesOf<T>(list: readonly T[], size: number): AsyncGenerator<T[]> {
  for (let at = 0; at < list.length; at += size) {
    if (at > 0) await nextTurn()
    yield list.slice(at, at + size)
  }
}
