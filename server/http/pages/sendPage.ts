import type { PageRenderer, PageRequest } from '@festoon/contract/page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { firebasePolicy, pagePolicy, songCovers } from '../securityHeaders.ts'
import { compress } from './compress.ts'

/** Whose data a page holds: a `private` one is kept by no cache, and its address is told to no other site. */
export interface PageOptions {
  hasToken: boolean
  https: boolean
  /** Songs are Spotify's: their covers come from there. */
  hasSongCovers: boolean
}

/** Renders a page and sends it, compressed, with its policy. */
export async function sendPage(
  renderer: PageRenderer,
  page: PageRequest,
  { hasToken, https, hasSongCovers }: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, location, html } = await renderer.render(page)
  reply.header('cache-control', 'private, no-store')
  // Not no-referrer: with that, a form without JavaScript would post from the origin 'null'.
  reply.header('referrer-policy', hasToken ? 'same-origin' : 'strict-origin-when-cross-origin')
  if (location !== undefined) return reply.redirect(location, status)
  // The light guest page signs nobody in.
  const firebase = page.kind === 'app' ? page.site.firebase : null
  const extras = { ...(firebase ? firebasePolicy(firebase) : {}), ...(hasSongCovers ? songCovers : {}) }
  reply.header('content-security-policy', pagePolicy(page.nonce, https, extras))
  reply.header('vary', 'accept-encoding')
  const { body, encoding } = await compress(html, request.headers['accept-encoding'])
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply.status(status).type('text/html; charset=utf-8').send(body)
}
