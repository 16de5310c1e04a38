import type { Db, Tx } from './schema.ts'

/**
 * SQLSTATE codes of errors that a retry can resolve: deadlocks, serialization failures, and foreign keys that reference a
 * row that was just deleted, such as an account.
 */
const conflicts = new Set<unknown>(['40P01', '40001', '23503'])

/** Runs a write. If the database rolls it back because of a conflict, runs it once more. */
export async function retryOnConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Error && 'code' in error && conflicts.has(error.code)) return write()
    throw error
  }
}

/** Runs `work` in a transaction. `work` may run twice, so it mustn't do anything that a rollback can't undo. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retryOnConflict(() => db.transaction().execute(work))
}
