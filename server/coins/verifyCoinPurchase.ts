import { Failure } from '../core/Failure.ts'
import { readCoinBalance } from '../database/rows/coinBalance.ts'
import { askProvider } from '../rpc/askProvider.ts'
import type { Handler } from '../rpc/handler.ts'
import { creditPurchase } from './purchases.ts'

/** Credits the coins that the caller paid for. Returns the caller's balance and the number of coins in the purchase. */
export const verifyCoinPurchase: Handler<'verifyCoinPurchase'> = async (context, { data }) => {
  const { db, clock, providers, rateLimits, session } = context
  const { payments } = providers
  if (!payments) throw new Failure('paymentsOff')
  const { userId } = session
  await rateLimits.take('verificationsOfUser', userId)
  const { paymentIntentId, productId } = data.webData
  const payment = await askProvider(context, 'payments', () => payments.read(paymentIntentId))
  if (!payment) throw new Failure('paymentNotFound')
  const credited = await creditPurchase(db, payment, { userId, priceId: productId }, clock.now())
  if (typeof credited === 'string') throw new Failure(credited)
  return { coinBalance: await readCoinBalance(db, userId, clock.now()), coinsAdded: credited.coins }
}
