import type { Reason } from '@festoon/contract/wire/failure'
import { Failure } from '../Failure.ts'

/** The delay in seconds before callers should retry when the queue is full. */
const retryAfter = 5

/**
 * Creates a function that runs tasks one at a time, so that heavy tasks don't slow down the machine. Up to `waiting` tasks are
 * queued behind the current one. If the queue is full, the function throws a Failure with the reason `whenFull`.
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
    const result = last.then(work)
    last = result.catch(() => undefined)
    try {
      return await result
    } finally {
      inLine -= 1
    }
  }
}
