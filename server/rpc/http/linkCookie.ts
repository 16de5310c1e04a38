import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '@festoon/contract/limits'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import type { Config } from '../../config/config.ts'
import { cookieName, cookieOptions } from './cookies.ts'

/**
 * The cookies that keep the tokens of links, with their lifetimes in seconds: of a guest's personal link, of the link to a guest's
 * data, and of a personal link for reporting an invitation.
 */
const maxAge = { guestKey: limits.sessionCookieSeconds, dataKey: 60 * 60, reportKey: 60 * 60 }

interface LinkCookie {
  name: keyof typeof maxAge
  /** The path of the pages that receive the cookie. */
  path: string
}

/**
 * Stores a link's token in a cookie. The token can then leave the URL, so that the URL can be copied, bookmarked or shown without giving
 * access. The proof in a link to a guest's data is stored like a token.
 */
export function storeLink(
  reply: FastifyReply,
  config: Config,
  { name, path }: LinkCookie,
  { inviteeId, token }: PersonalLink,
): void {
  reply.setCookie(cookieName(config, name, path), `${inviteeId}.${token}`, {
    ...cookieOptions(config),
    path,
    httpOnly: true,
    maxAge: maxAge[name],
  })
}

/** Returns the token that this browser stores for a guest, or undefined if it has none. */
export function readStoredToken(
  config: Config,
  request: FastifyRequest,
  name: LinkCookie['name'],
  inviteeId: string,
): string | undefined {
  const cookie = readCookie(config, request, name)
  return cookie?.inviteeId === inviteeId ? cookie.token : undefined
}

/** Returns the personal link that this browser stores for an event's pages, or undefined if it has none. Its parts aren't checked. */
export function readStoredLink(config: Config, request: FastifyRequest, eventId: string): PersonalLink | undefined {
  const cookie = readCookie(config, request, 'guestKey')
  return cookie && { eventId, ...cookie }
}

function readCookie(config: Config, request: FastifyRequest, name: LinkCookie['name']) {
  const text = request.cookies[cookieName(config, name, '/event')] ?? ''
  const [, inviteeId, token] = /^([^.]{1,36})\.(.{1,128})/.exec(text) ?? []
  return inviteeId === undefined || token === undefined ? undefined : { inviteeId, token }
}

/**
 * Redirects a browser that opens a page with a link's token in its URL to `path`, the same page without it, which reads the token from a
 * cookie. Returns undefined for other clients, which keep no history.
 */
export function leaveTokenOut(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  cookie: LinkCookie,
  link: PersonalLink,
  path: string,
): FastifyReply | undefined {
  if (request.headers['sec-fetch-mode'] !== 'navigate') return undefined
  storeLink(reply, config, cookie, link)
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(path, 303)
}
