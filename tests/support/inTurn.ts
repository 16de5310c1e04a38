import { expect } from 'vitest'
import type { Tx } from '../../server/database/schema.ts'
import { untilLocked } from './lockWaits.ts'
import type { TestServer } from './testServer.ts'

/**
 * Runs calls that all wait for a lock, in this order, and returns their results. `hold` takes the lock, in a transaction that ends once all
 * of them wait. Only PostgreSQL has calls that wait.
 */
export async function inTurn<Calls extends readonly (() => Promise<unknown>)[]>(
  { services: { db } }: Pick<TestServer, 'services'>,
  hold: (tx: Tx) => Promise<unknown>,
  calls: readonly [...Calls],
): Promise<{ -readonly [At in keyof Calls]: Awaited<ReturnType<Calls[At]>> }> {
  const running: Promise<unknown>[] = []
  await db.transaction().execute(async (tx) => {
    await hold(tx)
    for (const begin of calls) {
      running.push(begin())
      await untilLocked(db, running.length)
    }
  })
  const results = await Promise.all(running)
  expect(results).toHaveLength(calls.length)
  return results as { -readonly [At in keyof Calls]: Awaited<ReturnType<Calls[At]>> }
}
