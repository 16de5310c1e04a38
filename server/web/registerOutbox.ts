import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { line } from '@festoon/contract/wire/text'
import { closedPolicy, formPolicy } from '../core/closedPolicy.ts'
import { Failure } from '../core/Failure.ts'
import { readOutbox, readOutboxMessage } from '../providers/outbox/outbox.ts'
import { requireThisMachine } from '../rpc/http/sameOrigin.ts'
import type { Services } from '../rpc/services.ts'
import { outboxPage } from './outboxPage.tsx'

const querySchema = z.object({ to: line(128).optional() })
const paramsSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})

/**
 * Registers the outbox of a development server, which contains its emails and SMS. `GET /outbox` shows the messages,
 * `GET /outbox.json` returns them as data, and `GET /outbox/:id` shows one email as HTML. Must not be called in production.
 */
export function registerOutbox(app: FastifyInstance, { db, config }: Services): void {
  app.get('/outbox.json', async (request, reply) => {
    requireThisMachine(config, request)
    const query = querySchema.safeParse(request.query)
    if (!query.success) throw new Failure('invalid')
    const messages = await readOutbox(db, query.data.to)
    return reply.header('cache-control', 'no-store').send({
      messages: messages.map(({ id, kind, recipient, subject, body, html, calendar, sent_at }) => ({
        id,
        kind,
        to: recipient,
        subject,
        text: body,
        html,
        calendar,
        sentTime: sent_at,
      })),
    })
  })
  app.get('/outbox', async (request, reply) => {
    requireThisMachine(config, request)
    const page = outboxPage(await readOutbox(db))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', formPolicy(page.styleHash))
      .send(page.html)
  })
  app.get('/outbox/:id', async (request, reply) => {
    requireThisMachine(config, request)
    const params = paramsSchema.safeParse(request.params)
    const message = params.success ? await readOutboxMessage(db, params.data.id) : undefined
    if (!message?.html) throw new Failure('notFound')
    // Emails have inline styles, and nothing in them may run.
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        closedPolicy(
          "img-src 'self' http: https:",
          "font-src 'self' http: https:",
          "style-src 'unsafe-inline'",
          'sandbox allow-popups allow-top-navigation-by-user-activation',
        ),
      )
      .send(message.html)
  })
}
