import { z } from 'zod'
import { operation } from '../wire/operation.ts'
import { line, uuid } from '../wire/text.ts'

/** The id of a pack, used to pay for it. */
const priceId = line(64).min(1)

/**
 * Coins sold together (COIN-05). `amount` is in the currency's smallest unit; `currency` is an ISO 4217 code in lower
 * case.
 */
export const coinPackSchema = z.object({
  priceId,
  coins: z.number().int().min(1),
  amount: z.number().int().min(1),
  currency: z.string().regex(/^[a-z]{3}$/),
})
export type CoinPack = z.infer<typeof coinPackSchema>

/** The payment method in a browser: Stripe's form, or the test checkout, a page of this server for developers. */
export const paymentMethodSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
  z.object({ kind: z.literal('test'), checkoutPath: z.string() }),
])
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** Returns the caller's coin balance (RPC-20, RPC-21). */
export const fetchCoinBalance = operation({
  service: 'CoinService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ coinBalance: z.number().int() }),
  failures: [],
})

/**
 * Reasons for a balance change. `opening`: the balance before changes were recorded. `samples`: images generated before the
 * user had an account.
 */
export const coinChangeKinds = ['opening', 'free', 'samples', 'bought', 'drawn', 'joined'] as const

/**
 * A change of a coin balance: the amount (negative if spent) and the balance after it. `entry` is its id; `at` in ms.
 */
export const coinChangeSchema = z.object({
  entry: z.number().int(),
  kind: z.enum(coinChangeKinds),
  amount: z.number().int(),
  balance: z.number().int(),
  at: z.number().int(),
})
export type CoinChange = z.infer<typeof coinChangeSchema>

/** Returns the latest `limits.coinHistory` changes of the caller's balance, newest first. */
export const fetchCoinHistory = operation({
  service: 'CoinService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ changes: z.array(coinChangeSchema) }),
  failures: [],
})

/** Returns the packs for sale and how to pay for them. `payment` null: nothing is for sale. */
export const fetchCoinPacks = operation({
  service: 'CoinService',
  access: 'anyone',
  writes: false,
  input: z.object({}),
  output: z.object({ packs: z.array(coinPackSchema), payment: paymentMethodSchema.nullable() }),
  failures: [],
})

/** Starts the payment of a pack (RPC-23). The browser completes this payment, and no other, with the secret. */
export const initializePayment = operation({
  service: 'CoinService',
  access: 'user',
  writes: true,
  repeat: 'secret',
  input: z.object({ priceId }),
  output: z.object({ clientSecret: z.string(), paymentIntentId: z.string() }),
  failures: ['notFound', 'paymentsOff', 'providerFailed'],
})

/**
 * Checks whether a payment was made, and credits its coins once, however often it is called (RPC-22, COIN-06,
 * COIN-07). `taskId` identifies the attempt; `productId` is the `priceId` that the payment was started with.
 * `coinsAdded`: coins of this payment.
 */
export const verifyCoinPurchase = operation({
  service: 'CoinService',
  access: 'user',
  writes: true,
  input: z.object({
    taskId: uuid,
    data: z.object({
      webData: z.object({ paymentIntentId: z.string().regex(/^pi_[\w.-]{1,250}$/), productId: priceId }),
    }),
  }),
  output: z.object({ coinBalance: z.number().int(), coinsAdded: z.number().int() }),
  failures: [
    'paymentsOff',
    'paymentNotFound',
    'paymentForeign',
    'paymentMismatch',
    'paymentUnpaid',
    'paymentRefunded',
    'providerFailed',
  ],
})
