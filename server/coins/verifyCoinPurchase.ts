import { Failure } from '../core/Failure.ts'
import { askProvider } from '../rpc/askProvider.ts'
import type { Handler } from '../rpc/handler.ts'
import { readCoinBalance } from './coinBalance.ts'
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
  const coinsAdded = await creditPurchase(db, payment, { userId, priceId: productId }, clock.now())
  return { coinBalance: await readCoinBalance(db, userId, clock.now()), coinsAdded }
}
