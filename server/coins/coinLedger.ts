import { limits } from '@festoon/contract/limits'
import type { CoinEntryTable } from '../database/rows/coinTables.ts'
import type { Tx } from '../database/schema.ts'

/** The maximum number of coins in an account. */
const maxCoins = 2_147_483_647

type Kind = CoinEntryTable['kind']

/**
 * Returns a user's number of coins, and locks the user's row so that no other transaction can change the number. Returns
 * undefined if the account no longer exists.
 */
export async function lockCoins(tx: Tx, userId: string): Promise<number | undefined> {
  const user = await tx
    .selectFrom('users')
    .select('coins')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user?.coins
}

/**
 * Adds `amount` coins to a user's balance, or deducts them if `amount` is negative, and records the change in the ledger. Caps
 * the balance at `maxCoins`. Returns false, and changes nothing, if the account no longer exists or has too few coins.
 */
export async function changeCoins(tx: Tx, userId: string, kind: Kind, amount: number, now: number): Promise<boolean> {
  const before = await lockCoins(tx, userId)
  if (before === undefined || before + amount < 0) return false
  const balance = Math.min(before + amount, maxCoins)
  if (balance === before) return true
  await tx.updateTable('users').set({ coins: balance }).where('id', '=', userId).execute()
  await enter(tx, userId, [{ kind, amount: balance - before, balance }], now)
  return true
}

/**
 * Records a new account's first ledger entries: its free coins and, if `samples` isn't 0, the coins spent on sample images
 * before the account existed.
 */
export async function openLedger(tx: Tx, userId: string, samples: number, now: number): Promise<void> {
  const free = { kind: 'free', amount: limits.freeCoins, balance: limits.freeCoins } as const
  const spentEntry = { kind: 'samples', amount: -samples, balance: limits.freeCoins - samples } as const
  await enter(tx, userId, samples === 0 ? [free] : [free, spentEntry], now)
}

async function enter(
  tx: Tx,
  userId: string,
  entries: readonly { kind: Kind; amount: number; balance: number }[],
  now: number,
): Promise<void> {
  await tx
    .insertInto('coin_entries')
    .values(entries.map((entry) => ({ ...entry, user_id: userId, created_at: now })))
    .execute()
}
