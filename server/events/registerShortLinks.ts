import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../rpc/services.ts'

const paramsSchema = z.object({ code: z.string().regex(/^[0-9A-Za-z]{10}$/) })

/**
 * Registers `GET /e/{code}`, an event's short link, which redirects to the event's page. Unknown codes lead to the page for
 * unknown addresses.
 */
export function registerShortLinks(app: FastifyInstance, { db, rateLimits }: Services): void {
  app.get('/e/:code', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) return reply.callNotFound()
    await rateLimits.takeFrom('shortLinksFromAddress', request.ip)
    const event = await db
      .selectFrom('events')
      .select('id')
      .where('short_code', '=', params.data.code)
      .executeTakeFirst()
    if (!event) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').redirect(`/event/${event.id}`, 302)
  })
}
