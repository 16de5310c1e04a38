import type { Reason } from '@festoon/contract/wire/failure'
import { Failure } from './Failure.ts'

/** Retry delay for callers when the queue is full, in seconds. */
const retryAfter = 5

/**
 * Runs tasks one at a time, so that heavy ones leave the machine responsive. Up to `waiting` further tasks are queued.
 * @throws Failure `whenFull`, which says when to retry, if the queue is full.
 */
export function oneAtATime(
  waiting: number,
  whenFull: Extract<Reason, 'rateLimited' | 'unavailable'> = 'rateLimited',
): <T>(work: () => Promise<T>) => Promise<T> {
  let inLine = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    if (inLine > waiting) throw new Failure(whenFull, { retryAfter })
    inLine += 1
    const done = last.then(work)
    last = done.catch(() => undefined)
    try {
      return await done
    } finally {
      inLine -= 1
    }
  }
}
