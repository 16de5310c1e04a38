import type { Selectable } from 'kysely'
import type { CoinPack } from '@festoon/contract/nouns/coin'
import { Failure } from '../core/Failure.ts'
import { announceUser } from '../database/announce.ts'
import { inTransaction } from '../database/inTransaction.ts'
import type { PurchaseTable } from '../database/rows/coinTables.ts'
import { lockUser } from '../database/rows/lockUser.ts'
import type { Db } from '../database/schema.ts'
import type { Payment } from '../providers/payments/port.ts'
import { changeCoins, lockCoins } from './coinLedger.ts'

type PurchaseRow = Selectable<PurchaseTable>

/**
 * Stores the purchase of a coin pack before it is paid for.
 * @throws Failure sessionExpired if the account was deleted.
 */
export async function beginPurchase(
  db: Db,
  { id, userId, pack }: { id: string; userId: string; pack: CoinPack },
  now: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Failure('sessionExpired')
    await tx
      .insertInto('purchases')
      .values({
        id,
        user_id: userId,
        payment_intent_id: null,
        price_id: pack.priceId,
        coins: pack.coins,
        amount: pack.amount,
        currency: pack.currency,
        created_at: now,
        credited_at: null,
      })
      .execute()
  })
}

/** Stores the payment id of a purchase. */
export async function linkPayment(db: Db, id: string, paymentIntentId: string): Promise<void> {
  await db.updateTable('purchases').set({ payment_intent_id: paymentIntentId }).where('id', '=', id).execute()
}

/** Deletes a purchase, unless it has a payment id. */
export async function dropPurchase(db: Db, id: string): Promise<void> {
  await db.deleteFrom('purchases').where('id', '=', id).where('payment_intent_id', 'is', null).execute()
}

/**
 * Credits the coins of a payment to the buyer exactly once, however often the payment is reported (COIN-07). Returns the number
 * of coins. `claim` is the user and price that a caller claims, which must match the purchase.
 * @throws Failure paymentNotFound, paymentForeign, paymentMismatch, paymentUnpaid or paymentRefunded.
 */
export async function creditPurchase(
  db: Db,
  payment: Payment,
  claim: { userId: string; priceId: string } | undefined,
  now: number,
): Promise<number> {
  for (;;) {
    const purchase = await db
      .selectFrom('purchases')
      .selectAll()
      .where('id', '=', payment.purchaseId)
      .executeTakeFirst()
    if (!purchase || purchase.payment_intent_id !== payment.id) throw new Failure('paymentNotFound')
    requireMatch(purchase, payment, claim)
    if (purchase.user_id === null) throw new Failure('paymentNotFound')
    if (purchase.credited_at !== null || (await credit(db, purchase, purchase.user_id, now))) return purchase.coins
    // Another call credited the coins first, or the account was just merged or deleted, so read the purchase again.
  }
}

/** Checks that a payment is the one that was agreed on, and is paid. @throws Failure paymentMismatch, paymentRefunded, or paymentUnpaid. */
function requireMatch(
  purchase: PurchaseRow,
  payment: Payment,
  claim: { userId: string; priceId: string } | undefined,
): void {
  if (claim && claim.userId !== purchase.user_id) throw new Failure('paymentForeign')
  const isSame =
    payment.priceId === purchase.price_id &&
    payment.amount === purchase.amount &&
    payment.currency === purchase.currency
  if (!isSame || (claim && claim.priceId !== purchase.price_id)) throw new Failure('paymentMismatch')
  if (payment.state === 'refunded') throw new Failure('paymentRefunded')
  if (payment.state !== 'paid') throw new Failure('paymentUnpaid')
}

/**
 * Credits a purchase's coins to an account. Returns false if the purchase has been credited or has moved to another account
 * since it was read, or if the account was deleted.
 */
async function credit(db: Db, { id, coins }: PurchaseRow, userId: string, now: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Locks the account before its data, as account deletion does.
    if ((await lockCoins(tx, userId)) === undefined) return false
    const marking = await tx
      .updateTable('purchases')
      .set({ credited_at: now })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('credited_at', 'is', null)
      .executeTakeFirst()
    if (marking.numUpdatedRows === 0n) return false
    await changeCoins(tx, userId, 'bought', coins, now)
    await announceUser(tx, userId)
    return true
  })
}
