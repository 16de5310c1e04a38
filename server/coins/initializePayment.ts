import { randomUUID } from 'node:crypto'
import { Failure } from '../core/Failure.ts'
import { askProvider } from '../rpc/askProvider.ts'
import type { Handler } from '../rpc/handler.ts'
import { beginPurchase, dropPurchase, linkPayment } from './purchases.ts'

/**
 * Starts the payment for a coin pack. The purchase is stored first, so that every payment belongs to a stored purchase. If
 * the payment can't be started, the purchase is deleted.
 */
export const initializePayment: Handler<'initializePayment'> = async (context, { priceId }) => {
  const { db, clock, config, providers, rateLimits, session } = context
  const { payments } = providers
  if (!payments) throw new Failure('paymentsOff')
  const pack = config.payments.packs.find((one) => one.priceId === priceId)
  if (!pack) throw new Failure('notFound')
  await rateLimits.take('paymentsOfUser', session.userId)
  const id = randomUUID()
  await beginPurchase(db, { id, userId: session.userId, pack }, clock.now())
  const { amount, currency } = pack
  try {
    const payment = await askProvider(context, 'payments', () =>
      payments.begin({ purchaseId: id, priceId, amount, currency }),
    )
    await linkPayment(db, id, payment.paymentIntentId)
    return payment
  } catch (error) {
    await dropPurchase(db, id)
    throw error
  }
}
