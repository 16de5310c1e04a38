import type { FastifyReply, FastifyRequest } from 'fastify'
import { networksOf } from '../../core/networks.ts'
import { readVisitor, visitorToken } from '../../crypto/tokens.ts'
import type { PaidCaller } from '../paidServices.ts'
import type { Services } from '../services.ts'
import { cookieName, cookieOptions } from './cookies.ts'

/** The name of the cookie that proves that a browser opened one of our pages. It identifies no person. */
const visitorCookie = 'visitor'

/** The time in ms for which a visitor's token is valid. */
const validMs = 7 * 86_400_000

/** Returns the networks of a request and the id of the visitor whose cookie came with it, if it has a valid cookie. */
export const visitorOf = (
  { keys, clock, config }: Pick<Services, 'keys' | 'clock' | 'config'>,
  { cookies, ip }: FastifyRequest,
): PaidCaller => ({
  visitor: readVisitor(keys.visitor, cookies[cookieName(config, visitorCookie)] ?? '', clock.now()),
  networks: networksOf(ip),
})

/** Gives the browser a new visitor cookie if it has none that stays valid for another day. */
export function giveVisitor(
  services: Pick<Services, 'keys' | 'clock' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { keys, clock, config } = services
  const tomorrow = clock.now() + 86_400_000
  if (readVisitor(keys.visitor, request.cookies[cookieName(config, visitorCookie)] ?? '', tomorrow) !== undefined)
    return
  const token = visitorToken(keys.visitor, clock.now() + validMs)
  reply.setCookie(cookieName(config, visitorCookie), token, {
    ...cookieOptions(config),
    httpOnly: true,
    maxAge: validMs / 1_000,
  })
}
