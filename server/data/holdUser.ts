import type { Tx } from './schema.ts'

/**
 * Keeps an account from ending until the transaction does, and tells whether there is one. Taken before any guest's row:
 * events, accounts, guests is the order in which rows are locked everywhere.
 */
export async function holdUser(tx: Tx, id: string): Promise<boolean> {
  const held = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return held !== undefined
}
