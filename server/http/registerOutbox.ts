import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readOutbox, readOutboxMessage } from '../data/outbox.ts'
import { Failure } from '../Failure.ts'
import type { Services } from '../services.ts'
import { outboxPage } from './outboxPage.tsx'

/** `GET /outbox`: what was mailed and texted while developing. Production has no such path. */
export function registerOutbox(app: FastifyInstance, { db }: Services): void {
  const query = z.object({ to: z.string().optional() })
  app.get('/outbox.json', async (request, reply) => {
    const messages = await readOutbox(db, query.parse(request.query).to)
    return reply.header('cache-control', 'no-store').send({
      messages: messages.map(({ id, kind, recipient, subject, body, html, sent_at }) => ({
        id,
        kind,
        to: recipient,
        subject,
        text: body,
        html,
        sentTime: sent_at,
      })),
    })
  })
  app.get('/outbox', async (_request, reply) => {
    const page = outboxPage(await readOutbox(db))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${page.styleHash}'; frame-ancestors 'none'`,
      )
      .send(page.html)
  })
  app.get('/outbox/:id', async (request, reply) => {
    const { id } = z.object({ id: z.coerce.number().int() }).parse(request.params)
    const message = await readOutboxMessage(db, id)
    if (!message?.html) throw new Failure('notFound')
    // Mails style themselves inline, and nothing in them may run.
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; img-src 'self' http: https:; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation",
      )
      .send(message.html)
  })
}
