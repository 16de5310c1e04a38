import type { Db, Tx } from './schema.ts'

/**
 * Two transactions waited for each other, or could not be put in an order: the database ended one of them. Or what a row
 * was to name, such as an account, ended just then.
 */
const conflicts = new Set<unknown>(['40P01', '40001', '23503'])

/** Runs a write, and once more when the database undid all of it in favour of another. */
export async function onceMore<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Error && 'code' in error && conflicts.has(error.code)) return write()
    throw error
  }
}

/** Runs all of `work` or nothing of it; it may run twice, so it does nothing that a transaction cannot take back. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return onceMore(() => db.transaction().execute(work))
}
