import type { Reason } from '@festoon/contract/failure'
import { Failure } from '../../Failure.ts'

/** Seconds after which a caller who found the line full may come again. */
const retryAfter = 5

/**
 * Runs pieces of work one after the other, so that heavy ones leave the machine to everybody else; `waiting` more may
 * stand in line.
 * @throws Failure `whenFull`, which says when to come again, for whoever comes when the line is full.
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
