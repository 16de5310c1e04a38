import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '@festoon/contract/limits'
import type { Config } from '../../config/config.ts'
import { cookieName, cookieOptions } from './cookies.ts'

/** The key of a link, and the id of the guest or party that it is for. */
interface LinkKey {
  id: string
  key: string
}

/**
 * The cookies that keep the keys of links, with their lifetimes in seconds: of a guest's personal link, of the link to a guest's
 * data, and of a personal link for reporting an invitation.
 */
const maxAge = { guestKey: limits.sessionCookieSeconds, dataKey: 60 * 60, reportKey: 60 * 60 }
type LinkCookie = keyof typeof maxAge

/**
 * Stores the key of a link in a cookie that only the pages under `path` receive. The key can then leave the URL, so that the URL
 * can be copied, bookmarked or shown without giving access.
 */
export function setLinkKey(
  reply: FastifyReply,
  config: Config,
  { name, path }: { name: LinkCookie; path: string },
  { id, key }: LinkKey,
): void {
  reply.setCookie(cookieName(config, name, path), `${id}.${key}`, {
    ...cookieOptions(config),
    path,
    httpOnly: true,
    maxAge: maxAge[name],
  })
}

/** Returns the key that this browser has for a guest or party, or undefined if it has none. */
export function readLinkKey(config: Config, request: FastifyRequest, name: LinkCookie, id: string): string | undefined {
  const storedKey = request.cookies[cookieName(config, name, '/event')] ?? ''
  return storedKey.startsWith(`${id}.`) ? storedKey.slice(id.length + 1, id.length + 129) : undefined
}

/** Returns the key that this browser keeps for the pages under the request's path, with its id, or undefined if it has none. */
export function keptLinkKey(config: Config, request: FastifyRequest, name: LinkCookie): LinkKey | undefined {
  const [id = '', key = ''] = (request.cookies[cookieName(config, name, '/event')] ?? '').split('.')
  return id === '' || key === '' ? undefined : { id: id.slice(0, 36), key: key.slice(0, 128) }
}

/** The key in the URL of a page, and `to`, the same URL without the key. */
export interface KeyInUrl extends LinkKey {
  to: string
}

/**
 * Redirects a browser that opens a page with a key in its URL to the same page without it, which reads the key from a cookie.
 * Returns undefined for other clients, which keep no history.
 */
export function leaveKeyOut(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  cookie: { name: LinkCookie; path: string },
  link: KeyInUrl,
): FastifyReply | undefined {
  if (request.headers['sec-fetch-mode'] !== 'navigate') return undefined
  setLinkKey(reply, config, cookie, link)
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(link.to, 303)
}
