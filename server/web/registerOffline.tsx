import type { FastifyInstance } from 'fastify'
import { plainPage } from '../rpc/http/plainPage.tsx'

/** The page that a browser's worker keeps, for when nothing else can be had; it fills in the invitations that it kept. */
export function registerOffline(app: FastifyInstance): void {
  // Drawn when it is asked for, which is seldom: each browser keeps it.
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
    'You are offline',
    <>
      <p>This page needs a network. Try again once you have one.</p>
      <div id="kept" />
    </>,
  )
