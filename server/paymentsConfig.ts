import { coinPackSchema, type CoinPack } from '@festoon/contract/coin'
import { z } from 'zod'
import { ConfigError } from './ConfigError.ts'

export interface StripeConfig {
  secretKey: string
  publishableKey: string
  /** Signs what the service tells. */
  webhookSecret: string
  /** Origin of the service. */
  api: string
}

/** What can be bought, and who takes the money; undefined: the test checkout while developing, else nobody. */
export interface PaymentsConfig {
  packs: readonly CoinPack[]
  stripe: StripeConfig | undefined
}

/** The variables, as part of the server's environment. */
export const paymentsEnvironment = {
  COIN_PACKS: z.string().default('coins-60:60:299,coins-180:180:699,coins-480:480:1499'),
  COIN_CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/, { message: 'must be three small letters, such as usd' })
    .default('usd'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API: z
    .url({ protocol: /^https?$/ })
    .default('https://api.stripe.com')
    .transform((text) => text.replace(/\/+$/, '')),
}

const environment = z.object(paymentsEnvironment)

/**
 * Reads what can be bought, and who takes the money.
 * @throws ConfigError when a pack cannot be read, or only some of Stripe's keys are there.
 */
export function readPayments(value: z.infer<typeof environment>): PaymentsConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = value
  const packs = value.COIN_PACKS.split(',').map((text) => readPack(text.trim(), value.COIN_CURRENCY))
  if (new Set(packs.map(({ priceId }) => priceId)).size < packs.length)
    throw new ConfigError('COIN_PACKS: no two packs may have the same id.')
  if (secretKey && publishableKey && webhookSecret)
    return { packs, stripe: { secretKey, publishableKey, webhookSecret, api: value.STRIPE_API } }
  if (secretKey || publishableKey || webhookSecret)
    throw new ConfigError('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together.')
  return { packs, stripe: undefined }
}

function readPack(text: string, currency: string): CoinPack {
  const [priceId, coins, amount, ...rest] = text.split(':')
  const pack = coinPackSchema.safeParse({ priceId, coins: Number(coins), amount: Number(amount), currency })
  if (!pack.success || rest.length > 0)
    throw new ConfigError(
      'COIN_PACKS: each pack is id:coins:amount, such as coins-60:60:299, with commas between them.',
    )
  return pack.data
}
