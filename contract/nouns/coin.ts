import { z } from 'zod'
import { operation } from '../wire/operation.ts'
import { line, uuid } from '../wire/text.ts'

/** The id of a coin pack. */
const priceId = line(64).min(1)

/**
 * A pack of coins for sale (COIN-05). `amount` is the price in the currency's smallest unit, and `currency` is a lowercase ISO
 * 4217 code.
 */
export const coinPackSchema = z.object({
  priceId,
  coins: z.number().int().min(1),
  amount: z.number().int().min(1),
  currency: z.string().regex(/^[a-z]{3}$/),
})
export type CoinPack = z.infer<typeof coinPackSchema>

/** A payment method: Stripe's form, or this server's test checkout page for development. */
export const paymentMethodSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
  z.object({ kind: z.literal('test'), checkoutPath: z.string() }),
])
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** Returns the number of coins that the caller can spend, excluding coins reserved for pending images (RPC-20, RPC-21). */
export const fetchCoinBalance = operation({
  service: 'CoinService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ coinBalance: z.number().int() }),
  failures: [],
})

/**
 * Kinds of changes to a coin balance. `opening` is the balance before changes were logged, `samples` is the price of sample
 * images generated before the user had an account, and `joined` is the balance of a merged account.
 */
const coinChangeKinds = ['opening', 'free', 'samples', 'bought', 'drawn', 'joined'] as const

/**
 * A change to a coin balance. `entry` is the change's id, `amount` is negative if coins were spent, `balance` is the balance
 * after the change, and `at` is a time in ms.
 */
export const coinChangeSchema = z.object({
  entry: z.number().int(),
  kind: z.enum(coinChangeKinds),
  amount: z.number().int(),
  balance: z.number().int(),
  at: z.number().int(),
})
export type CoinChange = z.infer<typeof coinChangeSchema>

/** Returns the latest changes to the caller's coin balance, newest first, up to `limits.coinHistory`. */
export const fetchCoinHistory = operation({
  service: 'CoinService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ changes: z.array(coinChangeSchema) }),
  failures: [],
})

/** Returns the coin packs for sale and the payment method, which is null if payments are turned off. */
export const fetchCoinPacks = operation({
  service: 'CoinService',
  access: 'anyone',
  writes: false,
  input: z.object({}),
  output: z.object({ packs: z.array(coinPackSchema), payment: paymentMethodSchema.nullable() }),
  failures: [],
})

/** Starts the payment for a coin pack (RPC-23). The browser completes the payment with `clientSecret`. */
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
 * Verifies a payment and credits its coins exactly once, even if the call is repeated (RPC-22, COIN-06, COIN-07). `productId`
 * is the `priceId` of the coin pack, and `coinsAdded` is the number of coins in the pack.
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
