import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '@festoon/contract/limits'
import type { Config } from '../../config/config.ts'
import type { Credentials } from '../access/sessionOfToken.ts'

/** The name of the cookie that contains the refresh token. */
const authCookie = 'authToken'
/** The name of the cookie that contains the user's id. Scripts on the page can read it. */
const userCookie = 'userId'

/**
 * Returns a cookie's name on this site. On https, it has the prefix `__Host-`, or `__Secure-` if the cookie's path isn't `/`, so
 * that neither a sibling domain nor a page on plain http can set it (section 4.1.3 of RFC 6265bis).
 */
export function cookieName({ origin }: Config, name: string, path = '/'): string {
  if (!origin.startsWith('https:')) return name
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`
}

/** Returns the refresh token in a request's cookie, or undefined if there is none. */
export const refreshTokenIn = (config: Config, { cookies }: FastifyRequest): string | undefined =>
  cookies[cookieName(config, authCookie)]

/**
 * Returns the options for session cookies. The cookies are Secure unless the site uses plain HTTP on localhost. SameSite=Lax
 * keeps them out of POST requests from other sites (SIGN-22, CONST-06).
 */
export function cookieOptions(config: Config): CookieSerializeOptions {
  const { protocol, hostname } = new URL(config.origin)
  const local = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return { path: '/', sameSite: 'lax', secure: !local }
}

/** Sets both session cookies for 60 days. Does nothing if the credentials contain no new refresh token. */
export function setSessionCookies(reply: FastifyReply, config: Config, credentials: Credentials): void {
  if (credentials.refreshToken === undefined) return
  const options = { ...cookieOptions(config), maxAge: limits.sessionCookieSeconds }
  reply.setCookie(cookieName(config, authCookie), credentials.refreshToken, { ...options, httpOnly: true })
  reply.setCookie(cookieName(config, userCookie), credentials.userId, options)
}

/** Removes both session cookies. */
export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  reply.clearCookie(cookieName(config, authCookie), { ...cookieOptions(config), httpOnly: true })
  reply.clearCookie(cookieName(config, userCookie), cookieOptions(config))
}
