import type { PaymentMethod } from '@festoon/contract/nouns/coin'

/** What a payment is begun for. `amount` is in the currency's smallest unit. */
export interface Order {
  /** Id of the purchase: beginning it again begins the same payment. */
  purchaseId: string
  priceId: string
  amount: number
  currency: string
}

/** A payment as its service knows it. */
export interface Payment extends Order {
  id: string
  /** `unpaid`: not yet, or never. */
  state: 'paid' | 'unpaid' | 'refunded'
}

/** A service that takes money. Every call throws an Error when the service fails or refuses. */
export interface PaymentsProvider {
  /** How a browser pays. */
  readonly method: PaymentMethod
  /** Begins a payment; the secret lets a browser make it. */
  begin(order: Order): Promise<{ paymentIntentId: string; clientSecret: string }>
  /** A payment as it stands; undefined: there is none of this id, or it was not begun here. */
  read(paymentIntentId: string): Promise<Payment | undefined>
  /**
   * Only of a service that tells by itself: the id of the payment that a signed message is about, undefined when it is about
   * something else. @throws WebhookRefused when the signature is wrong, or older than five minutes.
   */
  hear?(body: Buffer, signature: string): string | undefined
  /** Only of the test checkout, whose page this server shows: what its buttons lead back with. */
  offer?(clientSecret: string): TestOffer | undefined
}

/** What the test checkout asks to be paid, and the ids that it gives out for an answer. */
export interface TestOffer {
  order: Order
  paidId: string
  declinedId: string
}

/** A message that does not come from the service of payments. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

/** Where the test checkout's page is. */
export const testCheckoutPath = '/providers/payments/test/checkout'
