import { z } from 'zod'
import { operation } from './operation.ts'
import { line, uuid } from './text.ts'

/** Id of a pack: what a payment is for. */
const priceId = line(64).min(1)

/** Coins that can be bought together (COIN-05). `amount` is in the currency's smallest unit; `currency` as ISO 4217 has it, small. */
export const coinPackSchema = z.object({
  priceId,
  coins: z.number().int().min(1),
  amount: z.number().int().min(1),
  currency: z.string().regex(/^[a-z]{3}$/),
})
export type CoinPack = z.infer<typeof coinPackSchema>

/** How a browser pays: by Stripe's own form, or on the test checkout, a page of this server's for developers. */
export const paymentMethodSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
  z.object({ kind: z.literal('test'), checkoutPath: z.string() }),
])
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** How many coins the caller has (RPC-20, RPC-21). */
export const fetchCoinBalance = operation({
  service: 'CoinService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ coinBalance: z.number().int() }),
  failures: [],
})

/** Why coins came or went: `opening`, what an account had before changes were written down; `samples`, drawn before there was one. */
export const coinChangeKinds = ['opening', 'free', 'samples', 'bought', 'drawn', 'joined'] as const

/** A change of somebody's coins: how many came (or went, below 0), and how many there were after it. `entry` names it; `at` in ms. */
export const coinChangeSchema = z.object({
  entry: z.number().int(),
  kind: z.enum(coinChangeKinds),
  amount: z.number().int(),
  balance: z.number().int(),
  at: z.number().int(),
})
export type CoinChange = z.infer<typeof coinChangeSchema>

/** Where the caller's coins came from and went, the latest `limits.coinHistory` first. */
export const fetchCoinHistory = operation({
  service: 'CoinService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ changes: z.array(coinChangeSchema) }),
  failures: [],
})

/** The packs that can be bought, and how they are paid for; `payment` null: nothing can be bought here. */
export const fetchCoinPacks = operation({
  service: 'CoinService',
  access: 'anyone',
  writes: false,
  input: z.object({}),
  output: z.object({ packs: z.array(coinPackSchema), payment: paymentMethodSchema.nullable() }),
  failures: [],
})

/** Begins the payment of a pack (RPC-23). With the secret the browser pays, and nobody else's payment. */
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
 * Asks whether a payment has been made, and credits its coins, once however often it is asked (RPC-22, COIN-06, COIN-07).
 * `taskId` names the attempt; `productId` is the `priceId` that the payment was begun with. `coinsAdded`: of this payment.
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
