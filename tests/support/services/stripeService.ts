import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { standIn, type Answer, type ReceivedRequest, type StandIn } from './standIn.ts'

interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  client_secret: string
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled'
  metadata: Record<string, string>
  latest_charge: { id: string; object: 'charge'; refunded: boolean; amount_refunded: number; disputed: boolean } | null
}

export interface StripeService extends StandIn {
  /** Settings of a server that processes its payments here. */
  env: Record<string, string>
  /** Changes an intent as the cardholder or the account owner would. */
  change(id: string, changes: Partial<Intent>): void
  pay(id: string): void
  refund(id: string): void
  /** Makes calls fail from now on, or succeed again with undefined. */
  fail(how: 'refused' | 'broken' | 'limited' | undefined): void
  /** Returns the webhook message about an intent and its signature. `at` is in seconds since 1970. */
  message(id: string, at: number, type?: string): { body: string; signature: string }
}

const secretKey = 'sk_test_key_of_the_tests'
const webhookSecret = 'whsec_of_the_tests'

const problem = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code, message: 'No.' } },
})
const failures = {
  refused: problem(401, 'invalid_request_error', 'api_key_invalid'),
  broken: problem(500, 'api_error', 'internal'),
  limited: problem(429, 'invalid_request_error', 'rate_limit'),
} as const

/** Starts a stand-in for the payment intents of Stripe's public API, with idempotency keys. */
export async function stripeService(): Promise<StripeService> {
  const intents = new Map<string, Intent>()
  const byKey = new Map<string, string>()
  const signer = new Stripe(secretKey)
  let failing: keyof typeof failures | undefined

  const create = ({ headers, body }: ReceivedRequest): Answer => {
    const key = String(headers['idempotency-key'] ?? randomUUID())
    const knownIntent = intents.get(byKey.get(key) ?? '')
    if (knownIntent) return { status: 200, body: knownIntent }
    const form = new URLSearchParams(body)
    const amount = Number(form.get('amount'))
    const currency = form.get('currency') ?? ''
    if (!Number.isInteger(amount) || amount < 50 || !/^[a-z]{3}$/.test(currency))
      return problem(400, 'invalid_request_error', 'amount_too_small')
    const id = `pi_${randomUUID().replaceAll('-', '')}`
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const field = /^metadata\[(\w+)\]$/.exec(name)?.[1]
        return field === undefined ? [] : [[field, value]]
      }),
    )
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency,
      client_secret: `${id}_secret_${randomUUID()}`,
      status: 'requires_payment_method',
      metadata,
      latest_charge: null,
    }
    intents.set(id, intent)
    byKey.set(key, id)
    return { status: 200, body: intent }
  }
  const service = await standIn((request) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) return failures.refused
    if (failing) return failures[failing]
    const { pathname } = request.url
    if (request.method === 'POST' && pathname === '/v1/payment_intents') return create(request)
    const id = /^\/v1\/payment_intents\/(pi_[\w.-]+)$/.exec(pathname)?.[1]
    const intent = intents.get(id ?? '')
    if (request.method === 'GET' && intent) return { status: 200, body: intent }
    return problem(404, 'invalid_request_error', 'resource_missing')
  })
  const change = (id: string, changes: Partial<Intent>): void => {
    const intent = intents.get(id)
    if (!intent) throw new Error(`no intent ${id}`)
    intents.set(id, { ...intent, ...changes })
  }
  const charge = { id: 'ch_1', object: 'charge', refunded: false, amount_refunded: 0, disputed: false } as const
  return {
    ...service,
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_key_of_the_tests',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API: service.origin,
    },
    change,
    pay: (id) =>
      change(id, { status: 'succeeded', amount_received: intents.get(id)?.amount ?? 0, latest_charge: charge }),
    refund: (id) => change(id, { latest_charge: { ...charge, refunded: true, amount_refunded: 1 } }),
    fail: (how) => {
      failing = how
    },
    message: (id, at, type = 'payment_intent.succeeded') => {
      const object = intents.get(id) ?? { id, object: 'payment_intent' }
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, created: at, data: { object } })
      const signature = signer.webhooks.generateTestHeaderString({
        payload: body,
        secret: webhookSecret,
        timestamp: at,
      })
      return { body, signature }
    },
  }
}
