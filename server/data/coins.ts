import type { CoinChange } from '@festoon/contract/coin'
import { limits } from '@festoon/contract/limits'
import { mostCoins } from './mostCoins.ts'
import type { CoinEntryTable, Db, Tx } from './schema.ts'

type Kind = CoinEntryTable['kind']

/** A user's coins; the row is held, so that changes stand in line. Undefined: there is no such account any more. */
export async function holdCoins(tx: Tx, userId: string): Promise<number | undefined> {
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
 * Gives coins to a user, or takes them, and writes down why, together. Every change of a balance goes through here or
 * `openLedger`, so that the entries of a user add up to what they have. False, and nothing is done: there is no such
 * account any more, or it has too few.
 */
export async function changeCoins(tx: Tx, userId: string, kind: Kind, amount: number, now: number): Promise<boolean> {
  const before = await holdCoins(tx, userId)
  if (before === undefined || before + amount < 0) return false
  const balance = Math.min(before + amount, mostCoins)
  if (balance === before) return true
  await tx.updateTable('users').set({ coins: balance }).where('id', '=', userId).execute()
  await enter(tx, userId, [{ kind, amount: balance - before, balance }], now)
  return true
}

/** Writes down the free coins that a new account starts with, less those that went on samples before there was one. */
export async function openLedger(tx: Tx, userId: string, samples: number, now: number): Promise<void> {
  const free = { kind: 'free', amount: limits.freeCoins, balance: limits.freeCoins } as const
  const spent = { kind: 'samples', amount: -samples, balance: limits.freeCoins - samples } as const
  await enter(tx, userId, samples === 0 ? [free] : [free, spent], now)
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

/** The latest changes of a user's balance, newest first. */
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
