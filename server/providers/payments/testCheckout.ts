import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { testCheckoutPath, type Order, type PaymentsProvider } from './port.ts'

const orderSchema = z.tuple([z.guid(), z.string(), z.number().int(), z.string()])
const shape = /^pi_test\.([\w-]+)\.(begun|paid)\.([\w-]+)$/

/**
 * Creates a payment service for development, which moves no money. It stores nothing, because a payment's id contains the order
 * and its state, signed with the HMAC secret `key`.
 */
export function testCheckout(key: Buffer): PaymentsProvider {
  const sign = (text: string): string =>
    createHmac('sha256', key).update(text).digest().subarray(0, 24).toString('base64url')
  const idOf = (order: Order, state: 'begun' | 'paid'): string => {
    const { purchaseId, priceId, amount, currency } = order
    const text = Buffer.from(JSON.stringify([purchaseId, priceId, amount, currency])).toString('base64url')
    return `pi_test.${text}.${state}.${sign(`${state} ${text}`)}`
  }
  const secretOf = (id: string): string => `${id}_secret_${sign(`secret ${id}`)}`
  const open = (id: string): { order: Order; isPaid: boolean } | undefined => {
    const [, text = '', state = '', signature = ''] = shape.exec(id) ?? []
    if (!isSame(sign(`${state} ${text}`), signature)) return undefined
    const [purchaseId, priceId, amount, currency] = orderSchema.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString()),
    )
    return { order: { purchaseId, priceId, amount, currency }, isPaid: state === 'paid' }
  }
  return {
    method: { kind: 'test', checkoutPath: testCheckoutPath },
    begin: async (order) => {
      const paymentIntentId = idOf(order, 'begun')
      return { paymentIntentId, clientSecret: secretOf(paymentIntentId) }
    },
    read: async (paymentIntentId) => {
      const openOrder = open(paymentIntentId)
      if (!openOrder) return undefined
      return { ...openOrder.order, id: idOf(openOrder.order, 'begun'), state: openOrder.isPaid ? 'paid' : 'unpaid' }
    },
    offer: (clientSecret) => {
      const id = clientSecret.split('_secret_')[0] ?? ''
      const openOrder = isSame(secretOf(id), clientSecret) ? open(id) : undefined
      return openOrder && { order: openOrder.order, paidId: idOf(openOrder.order, 'paid'), declinedId: id }
    },
  }
}

function isSame(expected: string, presentedSecret: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(presentedSecret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
