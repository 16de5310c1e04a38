import type { Db, Tx } from '../schema.ts'

/** Records that an account was merged into another one, with all that were merged into it before. */
export async function recordMerged(tx: Tx, from: string, into: string): Promise<void> {
  await tx.updateTable('merged_accounts').set({ into_id: into }).where('into_id', '=', from).execute()
  await tx.insertInto('merged_accounts').values({ account_id: from, into_id: into }).execute()
}

/** Returns the id of the account that an account was merged into, or its own id. */
export async function currentAccount(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('merged_accounts').select('into_id').where('account_id', '=', id).executeTakeFirst()
  return row?.into_id ?? id
}
