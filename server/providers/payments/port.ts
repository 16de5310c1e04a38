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
   * The state of the payment. `unpaid` includes payments that failed or were never completed, and `refunded` includes partly
   * refunded and disputed payments.
   */
  state: 'paid' | 'unpaid' | 'refunded'
}

/** A payment service. Every method throws an Error if the service fails. */
export interface PaymentsProvider {
  /** The payment method for the browser to use. */
  readonly method: PaymentMethod
  /** Starts a payment. A browser completes the payment with the returned secret. */
  begin(order: Order): Promise<{ paymentIntentId: string; clientSecret: string }>
  /** Returns a payment's current state, or undefined if the payment doesn't exist or was started elsewhere. */
  read(paymentIntentId: string): Promise<Payment | undefined>
  /**
   * Returns the payment id from a signed event about a successful payment, or undefined for other events. Implemented only by
   * services with webhooks.
   * @throws WebhookRefused if the signature is invalid or older than five minutes.
   */
  readEvent?(body: Buffer, signature: string): string | undefined
  /**
   * Returns the order to show on the test checkout's page, or undefined if the secret is invalid. Implemented only by the test
   * checkout, whose page is on this server.
   */
  offer?(clientSecret: string): TestOffer | undefined
}

/**
 * The order shown on the test checkout's page. The payment's id becomes `paidId` if the developer pays, and `declinedId` if the
 * developer declines.
 */
export interface TestOffer {
  order: Order
  paidId: string
  declinedId: string
}

/** Thrown when the signature of a webhook event is invalid or too old. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

/** The path of the test checkout's page. */
export const testCheckoutPath = '/providers/payments/test/checkout'
