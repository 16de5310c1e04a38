import type { FastifyRequest } from 'fastify'
import type { OptOut } from '../../accounts/profile/optOuts.ts'
import { sessionOfRefreshToken } from '../../accounts/sessions/sessions.ts'
import { recipientKeys } from '../../crypto/addressKey.ts'
import { validKeys } from '../../crypto/keys.ts'
import { isUndoToken, type UnsubscribeSubject } from '../../crypto/tokens.ts'
import { refreshTokenIn } from '../../rpc/http/cookies.ts'
import { isSameOrigin } from '../../rpc/http/sameOrigin.ts'
import type { Services } from '../../rpc/services.ts'

/** The scopes of the opt-outs that a page can undo. */
export type UndoScope = Exclude<OptOut['scope'], 'codes'>

/**
 * Returns true if the browser has a session of an account that has verified the address with this key. Emails are forwarded, so
 * their links turn messages off, but only the address's owner turns them on again.
 */
export async function isOwners(
  { db, clock, keys, config }: Services,
  request: FastifyRequest,
  addressKey: string,
): Promise<boolean> {
  const token = refreshTokenIn(config, request)
  const session = token === undefined ? undefined : await sessionOfRefreshToken(db, token, clock.now())
  if (!session) return false
  const contacts = await db
    .selectFrom('user_contacts')
    .select(['kind', 'value'])
    .where('user_id', '=', session.userId)
    .execute()
  return contacts.some(({ kind, value }) => recipientKeys(keys.addressKey, kind, value).includes(addressKey))
}

/**
 * Returns true if a request may turn messages on again: it comes from the page that has just turned them off (`undo`), or from a
 * session of the address's owner.
 */
export async function mayTurnOn(
  services: Services,
  request: FastifyRequest,
  subject: UnsubscribeSubject,
  scope: UndoScope,
  undo: string,
): Promise<boolean> {
  const now = services.clock.now()
  if (validKeys(services.keys, now).some(({ optOut }) => isUndoToken(optOut, subject, scope, undo, now))) return true
  // Only here, because email clients turn messages off from other sites.
  return isSameOrigin(services.config, request) && isOwners(services, request, subject.addressKey)
}

/** Returns the path of the sign-in page, after which the user continues at a path. */
export const signInPath = (returnTo: string): string =>
  `/login?s=${Buffer.from(JSON.stringify({ returnTo })).toString('base64url')}`
