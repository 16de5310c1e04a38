import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageRenderer, PageRequest } from '@festoon/contract/wire/page'
import { payPath } from '@festoon/contract/wire/payPath'
import { policyReportPath } from '../registerPolicyReports.ts'
import {
  firebasePolicy,
  joinPolicies,
  liveDatabasePolicy,
  pagePolicy,
  permissions,
  songCovers,
  stripePermissions,
  stripePolicy,
} from '../securityHeaders.ts'
import { compress } from './compress.ts'

/**
 * The options of a page. If `hasToken` is true, the page's URL contains a token, and the response keeps browsers from sending
 * that URL to other sites.
 */
export interface PageOptions {
  hasToken: boolean
  https: boolean
  /** True if songs and their covers come from Spotify. */
  hasSongCovers: boolean
  /** True if the payment page shows Stripe's card form. */
  takesCards: boolean
  /** The URL of the external service that notifies browsers of changes, or undefined if this server notifies them. */
  liveDatabase: string | undefined
}

/**
 * Renders a page and sends it, compressed, with its Content-Security-Policy. If the renderer returns a location, redirects to
 * it instead.
 */
export async function sendPage(
  renderer: PageRenderer,
  page: PageRequest,
  { hasToken, https, hasSongCovers, takesCards, liveDatabase }: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, location, html } = await renderer.render(page)
  reply.header('cache-control', 'private, no-store')
  // With no-referrer, a form without JavaScript would post from the origin 'null'.
  reply.header('referrer-policy', hasToken ? 'same-origin' : 'strict-origin-when-cross-origin')
  if (location !== undefined) return reply.redirect(location, status)
  // The lightweight guest page has no sign-in.
  const firebase = page.kind === 'app' ? page.site.firebase : null
  const isCheckout = takesCards && /^[^?]*/.exec(page.url)?.[0] === payPath
  if (isCheckout) reply.header('permissions-policy', permissions(stripePermissions))
  const extras = joinPolicies([
    ...(firebase ? [firebasePolicy(firebase)] : []),
    ...(hasSongCovers ? [songCovers] : []),
    ...(isCheckout ? [stripePolicy] : []),
    ...(liveDatabase !== undefined && page.kind === 'app' ? [liveDatabasePolicy(liveDatabase)] : []),
  ])
  reply.header('content-security-policy', pagePolicy(page.nonce, https, extras))
  reply.header('reporting-endpoints', `policy="${policyReportPath}"`)
  reply.header('vary', 'accept-encoding')
  const { body, encoding } = await compress(html, request.headers['accept-encoding'])
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply.status(status).type('text/html; charset=utf-8').send(body)
}
