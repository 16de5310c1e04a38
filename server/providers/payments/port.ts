import type { PaymentMethod } from '@festoon/contract/nouns/coin'

/** The purchase that is paid for. `amount` is in the currency's smallest unit. */
export interface Order {
  /** Id of the purchase. A repeated start returns the same payment. */
  purchaseId: string
  priceId: string
  amount: number
  currency: string
}

/** A payment as recorded by its service. */
export interface Payment extends Order {
  id: string
  /** `unpaid` means not yet or never. */
  state: 'paid' | 'unpaid' | 'refunded'
}

/** A payment service. Every call throws an Error if the service fails. */
export interface PaymentsProvider {
  /** The way that a browser pays. */
  readonly method: PaymentMethod
  /** Starts a payment. The secret lets a browser complete it. */
  begin(order: Order): Promise<{ paymentIntentId: string; clientSecret: string }>
  /** Returns the current state of a payment. Undefined if it doesn't exist or was started elsewhere. */
  read(paymentIntentId: string): Promise<Payment | undefined>
  /**
   * Only for services with webhooks: returns the id of the payment in a signed event, or undefined for other events.
   * @throws WebhookRefused if the signature is wrong, or older than five minutes.
   */
  readEvent?(body: Buffer, signature: string): string | undefined
  /** Only for the test checkout, whose page this server shows: returns the ids that its buttons return with. */
  offer?(clientSecret: string): TestOffer | undefined
}

/** The order on the test checkout's page, and the payment ids for its two outcomes. */
export interface TestOffer {
  order: Order
  paidId: string
  declinedId: string
}

/** An event that isn't from the payment service. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

/** Path of the test checkout's page. */
export const testCheckoutPath = '/providers/payments/test/checkout'
