import { z } from 'zod'
import { operation } from '../wire/operation.ts'
import { line, uuid } from '../wire/text.ts'

/** The id of a coin pack. */
const priceId = line(64).min(1)

/**
 * A pack of coins for sale (COIN-05). `amount` is the price in the currency's smallest unit; `currency` is a lowercase ISO 4217
 * code.
 */
export const coinPackSchema = z.object({
  priceId,
  coins: z.number().int().min(1),
  amount: z.number().int().min(1),
  currency: z.string().regex(/^[a-z]{3}$/),
})
export type CoinPack = z.infer<typeof coinPackSchema>

/** The way to pay in a browser: with Stripe's form, or on the test checkout page that this server provides for development. */
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
 * Kinds of changes to a coin balance. `opening` is the balance before changes were logged; `samples` are coins spent on images
 * before the user had an account.
 */
export const coinChangeKinds = ['opening', 'free', 'samples', 'bought', 'drawn', 'joined'] as const

/**
 * A change to a coin balance. `amount` is negative for coins spent; `balance` is the balance after the change; `entry` is the
 * change's id; `at` is a time in ms.
 */
export const coinChangeSchema = z.object({
  entry: z.number().int(),
  kind: z.enum(coinChangeKinds),
  amount: z.number().int(),
  balance: z.number().int(),
  at: z.number().int(),
})
export type CoinChange = z.infer<typeof coinChangeSchema>

/** Returns the last `limits.coinHistory` changes to the caller's balance, newest first. */
export const fetchCoinHistory = operation({
  service: 'CoinService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ changes: z.array(coinChangeSchema) }),
  failures: [],
})

/** Returns the coin packs for sale and how to pay for them. `payment` is null if they can't be bought. */
export const fetchCoinPacks = operation({
  service: 'CoinService',
  access: 'anyone',
  writes: false,
  input: z.object({}),
  output: z.object({ packs: z.array(coinPackSchema), payment: paymentMethodSchema.nullable() }),
  failures: [],
})

/**
 * Starts the payment for a coin pack (RPC-23). The browser completes it with the client secret, which is valid for this payment
 * only.
 */
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
 * Verifies a payment and credits its coins exactly once, even if called several times (RPC-22, COIN-06, COIN-07). `taskId`
 * identifies the purchase attempt; `productId` is the `priceId` with which the payment was started; `coinsAdded` is the number
 * of coins from this payment.
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
