import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { paymentReturnPath } from '@festoon/contract/wire/paymentReturnPath'
import { Failure } from '../core/Failure.ts'
import { testCheckoutPath, WebhookRefused } from '../providers/payments/port.ts'
import { askProvider } from '../rpc/askProvider.ts'
import { isAppOrigin } from '../rpc/http/sameOrigin.ts'
import type { Services } from '../rpc/services.ts'
import { creditPurchase } from './purchases.ts'
import { testCheckoutPage } from './testCheckoutPage.ts'

/** The maximum size of a webhook event in bytes. */
const messageBytes = 256 * 1024

const checkoutSchema = z.object({ client_secret: z.string().max(600), return_url: z.url().max(4_000) })

/**
 * Registers `POST /webhooks/stripe`, which receives signed payment events from Stripe. Events can arrive in any order and more
 * than once (COIN-07). If the payment service is the test checkout, also registers the test checkout's page.
 */
export async function registerPayments(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    registerWebhook(scope, services)
  })
  registerTestCheckout(app, services)
}

function registerWebhook(app: FastifyInstance, services: Services): void {
  const { db, clock, providers, rateLimits } = services
  app.post('/webhooks/stripe', { bodyLimit: messageBytes }, async (request, reply) => {
    const { payments } = providers
    if (!payments?.readEvent) throw new Failure('notFound')
    await rateLimits.takeFrom('paymentEventsFromAddress', request.ip)
    const { 'stripe-signature': signature } = request.headers
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw new Failure('malformed')
    const paymentId = readSignedEvent(payments.readEvent, request.body, signature)
    if (paymentId !== undefined) {
      // Events can arrive out of order, so read the current state.
      const payment = await askProvider(request, 'payments', () => payments.read(paymentId))
      try {
        if (!payment) throw new Failure('paymentNotFound')
        await creditPurchase(db, payment, undefined, clock.now())
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        // Acknowledged anyway, because a retry wouldn't help.
        request.log.error({ reason: error.data.reason, paymentId }, 'a payment was not credited')
      }
    }
    return reply.header('cache-control', 'no-store').send({ received: true })
  })
}

/**
 * Returns the payment id from a signed event about a successful payment, or undefined for other events.
 * @throws Failure forbidden if the event is too old or isn't from the payment service.
 */
function readSignedEvent(
  readEvent: (body: Buffer, signature: string) => string | undefined,
  body: Buffer,
  signature: string,
) {
  try {
    return readEvent(body, signature)
  } catch (error) {
    if (error instanceof WebhookRefused) throw new Failure('forbidden', {}, error)
    throw error
  }
}

function registerTestCheckout(app: FastifyInstance, { config, providers }: Services): void {
  const { offer } = providers.payments ?? {}
  if (!offer) return
  app.get(testCheckoutPath, async (request, reply) => {
    const query = checkoutSchema.safeParse(request.query)
    if (!query.success) throw new Failure('invalid')
    const back = new URL(query.data.return_url)
    if (back.pathname !== paymentReturnPath || !isAppOrigin(config, request, back.origin)) throw new Failure('invalid')
    const testOffer = offer(query.data.client_secret)
    if (!testOffer) throw new Failure('forbidden')
    const page = testCheckoutPage(testOffer, back.searchParams)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', page.policy)
      .send(page.html)
  })
}
