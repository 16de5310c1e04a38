import type { PaymentMethod } from '@festoon/contract/nouns/coin'

/** The purchase to pay for. `amount` is in the currency's smallest unit. */
export interface Order {
  /** The id of the purchase. Starting the same purchase again returns the same payment. */
  purchaseId: string
  priceId: string
  amount: number
  currency: string
}

/** A payment and its state at the payment service. */
export interface Payment extends Order {
  id: string
  /**
   * The state of the payment. `unpaid` means that it hasn't been paid yet, or never will be. `refunded` includes partly
   * refunded and disputed payments.
   */
  state: 'paid' | 'unpaid' | 'refunded'
}

/** A payment service. Every method throws an Error if the service fails. */
export interface PaymentsProvider {
  /** The payment method that the browser uses. */
  readonly method: PaymentMethod
  /** Starts a payment. The returned secret lets a browser complete it. */
  begin(order: Order): Promise<{ paymentIntentId: string; clientSecret: string }>
  /** Returns a payment's current state, or undefined if the payment doesn't exist or was started elsewhere. */
  read(paymentIntentId: string): Promise<Payment | undefined>
  /**
   * Returns the payment id from a signed event about a successful payment, or undefined for other events. Implemented only by
   * services with webhooks.
   * @throws WebhookRefused if the signature is wrong, or older than five minutes.
   */
  readEvent?(body: Buffer, signature: string): string | undefined
  /**
   * Returns the order to show on the test checkout's page, and the payment ids for a paid and a declined payment. Returns
   * undefined if the secret is invalid. Implemented only by the test checkout, whose page is on this server.
   */
  offer?(clientSecret: string): TestOffer | undefined
}

/**
 * The order shown on the test checkout's page. `paidId` is the payment id if the developer pays, and `declinedId` is the
 * payment id if the developer declines.
 */
export interface TestOffer {
  order: Order
  paidId: string
  declinedId: string
}

/** Thrown when a webhook event isn't from the payment service, or is too old. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

/** The path of the test checkout's page. */
export const testCheckoutPath = '/providers/payments/test/checkout'
