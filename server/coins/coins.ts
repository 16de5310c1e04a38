import { limits } from '@festoon/contract/limits'
import type { CoinChange } from '@festoon/contract/nouns/coin'
import type { Db } from '../database/schema.ts'

/** Returns the latest changes to a user's coin balance, newest first. */
export async function readCoinHistory(db: Db, userId: string): Promise<CoinChange[]> {
  const rows = await db
    .selectFrom('coin_entries')
    .select(['entry', 'kind', 'amount', 'balance', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('entry', 'desc')
    .limit(limits.coinHistory)
    .execute()
  return rows.map(({ created_at: at, ...change }) => ({ ...change, at }))
}
