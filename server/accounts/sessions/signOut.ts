import type { Handler } from '../../rpc/handler.ts'
import { recordActivity } from '../activity/recordActivity.ts'
import { revokeSession, sessionOfRefreshToken } from './sessions.ts'

/**
 * Ends the sessions that the access token and the refresh token cookie belong to, and clears the session cookies. Stores nothing
 * for a caller without a session, and may run repeatedly.
 */
export const signOut: Handler<'signOut'> = async (context) => {
  const { db, clock, session, refreshToken } = context
  const now = clock.now()
  const ofCookie = refreshToken === undefined ? undefined : await sessionOfRefreshToken(db, refreshToken, now)
  const ending = new Map([session, ofCookie].flatMap((one) => (one ? [[one.id, one.userId] as const] : [])))
  for (const [id, userId] of ending) {
    if (await revokeSession(db, id, now)) await recordActivity(db, userId, { kind: 'signedOut' }, context, now)
  }
  context.clearSession()
  return {}
}
