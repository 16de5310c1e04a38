import type { GuestKey } from '@festoon/contract/wire/page'
import { limits } from '@festoon/contract/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { cookieName, cookieOptions } from '../../rpc/http/cookies.ts'

const name = 'guestKey'

/**
 * Stores the key of a personal link in a cookie that only the event's pages receive. The page then removes the token from its
 * URL (app/document/hideToken.ts), so that the URL can be copied, bookmarked or shown without giving access.
 */
export function setGuestKey(
  reply: FastifyReply,
  config: Config,
  eventId: string,
  { inviteeId, token }: GuestKey,
): void {
  const path = `/event/${eventId}`
  reply.setCookie(cookieName(config, name, path), `${inviteeId}.${token}`, {
    ...cookieOptions(config),
    path,
    httpOnly: true,
    maxAge: limits.sessionCookieSeconds,
  })
}

/** Returns the token that this browser has for a guest, or undefined if it has none. */
export function readGuestKey(config: Config, request: FastifyRequest, inviteeId: string): string | undefined {
  const [owner, token] = (request.cookies[cookieName(config, name, '/event')] ?? '').split('.')
  return owner === inviteeId ? token?.slice(0, 128) : undefined
}
