import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../../rpc/services.ts'
import { handedLink, personalLink } from './personalLink.ts'

const paramsSchema = z.object({ code: z.string().regex(/^[\w-]{22}[0-9A-Za-z]{8}$/) })
const querySchema = z.object({ r: z.enum(['yes', 'no', 'maybe']).optional().catch(undefined) })

/**
 * Registers the short forms of personal links, which redirect to the long ones: `GET /i/{code}` of links in texts, and
 * `GET /g/{code}` of links that hosts pass on. The page that opens checks the token. Unknown codes lead to the page for unknown
 * addresses.
 */
export function registerPersonalLinks(app: FastifyInstance, { db, config, rateLimits }: Services): void {
  for (const path of ['/i/:code', '/g/:code'] as const)
    app.get(path, async (request, reply) => {
      const params = paramsSchema.safeParse(request.params)
      if (!params.success) return reply.callNotFound()
      await rateLimits.takeFrom('shortLinksFromAddress', request.ip)
      const { code } = params.data
      const invitee = await db
        .selectFrom('invitees')
        .select(['event_id', 'invitee_id'])
        .where('link_code', '=', code.slice(-8))
        .union(
          db.selectFrom('invitee_aliases').select(['event_id', 'invitee_id']).where('link_code', '=', code.slice(-8)),
        )
        .executeTakeFirst()
      if (!invitee) return reply.callNotFound()
      const key = { eventId: invitee.event_id, inviteeId: invitee.invitee_id, token: code.slice(0, -8) }
      const to =
        path === '/i/:code'
          ? personalLink(config.origin, key, querySchema.parse(request.query).r)
          : handedLink(config.origin, key)
      return reply.header('cache-control', 'no-store').redirect(to, 302)
    })
}
