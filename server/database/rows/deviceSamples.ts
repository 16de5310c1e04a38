import { sql } from 'kysely'
import { limits } from '@festoon/contract/limits'
import type { Tx } from '../schema.ts'

/** Counts the price of a set of sample images that was delivered to a browser, up to the free coins of one account. */
export async function countSamples(tx: Tx, deviceKey: string, now: number): Promise<void> {
  const coins = limits.imageSetCoins
  await tx
    .insertInto('device_samples')
    .values({ device_key: deviceKey, coins, counted_at: now })
    .onConflict((conflict) =>
      conflict.column('device_key').doUpdateSet({
        coins: sql`least(device_samples.coins + ${coins}::integer, ${limits.freeCoins}::integer)`,
        counted_at: now,
      }),
    )
    .execute()
}

/**
 * Takes the coins that a browser spent on sample images out of its count, but no more than `claimedCoins`. Returns the number of coins.
 * They are charged to only one account, even if several are created at once.
 */
export async function takeSamples(tx: Tx, deviceKey: string, claimedCoins: number): Promise<number> {
  const deviceCount = await tx
    .selectFrom('device_samples')
    .select('coins')
    .where('device_key', '=', deviceKey)
    .forUpdate()
    .executeTakeFirst()
  const takenCoins = Math.min(claimedCoins, deviceCount?.coins ?? 0)
  if (!deviceCount || takenCoins === 0) return 0
  const remainingCoins = deviceCount.coins - takenCoins
  if (remainingCoins === 0) await tx.deleteFrom('device_samples').where('device_key', '=', deviceKey).execute()
  else
    await tx.updateTable('device_samples').set({ coins: remainingCoins }).where('device_key', '=', deviceKey).execute()
  return takenCoins
}
