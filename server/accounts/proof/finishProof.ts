import { limits } from '@festoon/contract/limits'
import type { SessionResult } from '@festoon/contract/nouns/account'
import type { Contact } from '../../core/Contact.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import type { Call } from '../../rpc/handler.ts'
import type { Services } from '../../rpc/services.ts'
import { sessionOfRefreshToken } from '../sessions/sessions.ts'
import { recordProof } from './recordProof.ts'

/**
 * Records a proof and returns the session's new access token. Also sets the session cookies, unless the browser's cookie
 * belongs to another session, which was opened in another tab. `contact` is the one to which a code was sent, or null.
 * @throws Failure sessionExpired if the session has ended in the meantime.
 */
export async function finishProof(
  context: Services & Call,
  session: Session,
  contact: Contact | null,
): Promise<SessionResult> {
  const { db, clock, refreshToken } = context
  const ofCookie = refreshToken === undefined ? undefined : await sessionOfRefreshToken(db, refreshToken, clock.now())
  const credentials = await recordProof(context, session, contact)
  if (!ofCookie || ofCookie.id === session.id) context.setSession(credentials)
  const { userId, accessToken } = credentials
  return { userId, accessToken, expiresIn: limits.accessTokenSeconds }
}
