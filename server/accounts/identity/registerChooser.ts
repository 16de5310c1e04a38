import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { signInProviders } from '@festoon/contract/wire/signInProvider'
import { Failure } from '../../core/Failure.ts'
import { chooserPath } from '../../providers/openId/accountChooser.ts'
import { requireThisMachine } from '../../rpc/http/sameOrigin.ts'
import type { Services } from '../../rpc/services.ts'
import { chooserPage } from './chooserPage.tsx'

const query = z.object({ provider: z.enum(signInProviders), state: z.string().max(128) })

/**
 * Registers the page where a developer chooses the account to sign in with. Used only in development, where it accepts any
 * address, so all of `/identity/` is closed to other machines.
 */
export function registerChooser(app: FastifyInstance, { config }: Services): void {
  app.addHook('onRequest', async (request) => {
    // The route's own path, because a request can encode it differently.
    if (request.routeOptions.url?.startsWith('/identity/')) requireThisMachine(config, request)
  })
  app.get(chooserPath, (request, reply) => {
    const parsedQuery = query.safeParse(request.query)
    if (!parsedQuery.success) throw new Failure('invalid')
    const page = chooserPage(parsedQuery.data.provider, parsedQuery.data.state)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', page.policy)
      .send(page.html)
  })
}
