import type { Db, Tx } from './schema.ts'

/**
 * SQLSTATE codes of errors that a retry can resolve: a deadlock, a serialization failure, or a foreign key violation because
 * the referenced row was just deleted.
 */
const conflicts = new Set<unknown>(['40P01', '40001', '23503'])

const isConflict = (error: unknown): boolean => error instanceof Error && 'code' in error && conflicts.has(error.code)

/** Runs a write. Retries it up to `times` if it conflicts with another transaction. */
export async function retryOnConflict<T>(write: () => Promise<T>, times = 2): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (times === 0 || !isConflict(error)) throw error
    return retryOnConflict(write, times - 1)
  }
}

/** Runs `work` in a transaction. `work` may run twice, so it must have no effects that a rollback can't undo. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retryOnConflict(() => db.transaction().execute(work))
}
