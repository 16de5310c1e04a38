import { Stripe } from 'stripe'
import { z } from 'zod'
import type { StripeConfig } from '../../config/paymentsConfig.ts'
import type { Clock } from '../../core/clock.ts'
import { WebhookRefused, type Payment, type PaymentsProvider } from './port.ts'

/** The time limit of a call in ms. */
const timeout = 10_000
/** The maximum age of a webhook event in seconds. An older event could be a replay. */
const toleranceSeconds = 300

const begunSchema = z.object({ id: z.string().min(1), client_secret: z.string().min(1) })
const intentSchema = z.object({ id: z.string().min(1), amount: z.number(), currency: z.string(), status: z.string() })
/** The schema of a payment intent's metadata, which only this server can write. */
const metadataSchema = z.object({ purchaseId: z.guid(), priceId: z.string() })

/**
 * Creates the payment service for Stripe. Each payment is a Stripe payment intent. Card details never reach this server
 * (COIN-04).
 */
export function stripePayments(
  { secretKey, publishableKey, webhookSecret, api }: StripeConfig,
  clock: Clock,
): PaymentsProvider {
  const { hostname, port, protocol } = new URL(api)
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return {
    method: { kind: 'stripe', publishableKey },
    begin: async ({ purchaseId, priceId, amount, currency }) => {
      const intent = await stripe.paymentIntents.create(
        { amount, currency, allowed_payment_method_types: ['card'], metadata: { purchaseId, priceId } },
        { idempotencyKey: `purchase-${purchaseId}` },
      )
      const { id: paymentIntentId, client_secret: clientSecret } = begunSchema.parse(intent)
      return { paymentIntentId, clientSecret }
    },
    read: async (paymentIntentId) => {
      try {
        return readIntent(await stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] }))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined
        throw error
      }
    },
    readEvent: (body, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          clock.now(),
        )
        return event.type === 'payment_intent.succeeded' ? event.data.object.id : undefined
      } catch (error) {
        throw new WebhookRefused('The event is not signed by Stripe', { cause: error })
      }
    },
  }
}

/**
 * Converts a Stripe payment intent to a payment. Returns undefined if the payment intent was created elsewhere.
 * @throws Error if the payment intent is malformed.
 */
function readIntent(intent: Stripe.PaymentIntent): Payment | undefined {
  intentSchema.parse(intent)
  const metadata = metadataSchema.safeParse(intent.metadata)
  if (!metadata.success) return undefined
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const isBack = charge !== null && (charge.refunded || charge.amount_refunded > 0 || charge.disputed)
  return {
    ...metadata.data,
    id: intent.id,
    amount: intent.amount_received > 0 ? intent.amount_received : intent.amount,
    currency: intent.currency,
    state: isBack ? 'refunded' : intent.status === 'succeeded' ? 'paid' : 'unpaid',
  }
}
