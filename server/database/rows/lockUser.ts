import type { Tx } from '../schema.ts'

/**
 * Locks an account so that it can't be deleted until the transaction ends. Returns false if the account doesn't exist. Must run
 * before any guest is locked, because rows are always locked in the same order: events, accounts, guests.
 */
export async function lockUser(tx: Tx, id: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return user !== undefined
}
