import type { FastifyInstance } from 'fastify'
import * as copy from '@festoon/contract/messages/offline'
import { plainPage } from '../rpc/http/plainPage.tsx'

/**
 * Registers `GET /offline`, the page that a service worker shows when the browser is offline. The page lists the invitations
 * that the service worker has stored.
 */
export function registerOffline(app: FastifyInstance): void {
  // Rendered on request, which is rare, because browsers store it.
  app.get('/offline', (_request, reply) => {
    const { html, policy } = offlinePage()
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

const offlinePage = () =>
  plainPage(
    copy.offline,
    <>
      <p>{copy.needsConnection}</p>
      <div id="kept" />
    </>,
  )
