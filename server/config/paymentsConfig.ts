import { z } from 'zod'
import { coinPackSchema, type CoinPack } from '@festoon/contract/nouns/coin'
import { ConfigError } from '../core/ConfigError.ts'

export interface StripeConfig {
  secretKey: string
  publishableKey: string
  /** The secret that Stripe uses to sign its webhooks. */
  webhookSecret: string
  /** Origin of Stripe's API. */
  api: string
}

/**
 * The coin packs for sale, and the settings for Stripe. Without `stripe`, development uses the test checkout, and production
 * sells nothing unless `ALLOW_DEV_PROVIDERS` includes `payments`.
 */
export interface PaymentsConfig {
  packs: readonly CoinPack[]
  stripe: StripeConfig | undefined
}

/** Schemas of the payment-related environment variables. */
export const paymentsEnvironment = {
  COIN_PACKS: z.string().default('coins-60:60:299,coins-180:180:699,coins-480:480:1499'),
  COIN_CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/, { message: 'must be three lower-case letters, such as usd' })
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
 * Reads the coin packs and the settings for Stripe.
 * @throws ConfigError if a pack is invalid, two packs have the same id, or only some of Stripe's settings are set.
 */
export function readPayments(value: z.infer<typeof environment>): PaymentsConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = value
  const packs = value.COIN_PACKS.split(',').map((text) => readPack(text.trim(), value.COIN_CURRENCY))
  if (new Set(packs.map(({ priceId }) => priceId)).size < packs.length)
    throw new ConfigError('COIN_PACKS: two packs have the same id.')
  if (secretKey && publishableKey && webhookSecret)
    return { packs, stripe: { secretKey, publishableKey, webhookSecret, api: value.STRIPE_API } }
  if (secretKey || publishableKey || webhookSecret)
    throw new ConfigError('Set all of STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or none.')
  return { packs, stripe: undefined }
}

function readPack(text: string, currency: string): CoinPack {
  const [priceId, coins, amount, ...rest] = text.split(':')
  const pack = coinPackSchema.safeParse({ priceId, coins: Number(coins), amount: Number(amount), currency })
  if (!pack.success || rest.length > 0)
    throw new ConfigError('COIN_PACKS must be a comma-separated list of id:coins:amount, such as coins-60:60:299.')
  return pack.data
}
