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

/**
 * Locks an account as `lockUser` does, and so that other transactions that call this wait. For writes that must run one at a time for an
 * account, such as those that count its rows. Returns false if the account doesn't exist.
 */
export async function lockUserAlone(tx: Tx, id: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user !== undefined
}
