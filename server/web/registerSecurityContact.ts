import type { FastifyInstance } from 'fastify'
import type { Services } from '../rpc/services.ts'

/** The number of days for which the file says it is valid. RFC 9116 recommends less than a year. */
const validDays = 180
const dayMs = 86_400_000

/** Registers `/.well-known/security.txt`, which says where to report a vulnerability (RFC 9116). */
export function registerSecurityContact(app: FastifyInstance, { clock, config }: Services): void {
  const address = /<([^<>]*)>$/.exec(config.supportEmail)?.[1] ?? config.supportEmail
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expiry = new Date(Math.floor(clock.now() / dayMs) * dayMs + validDays * dayMs).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          `Contact: mailto:${address}`,
          `Expires: ${expiry}`,
          'Preferred-Languages: en',
          `Canonical: ${config.origin}/.well-known/security.txt`,
          '',
        ].join('\n'),
      )
  })
}
