import { revokeSession, sessionOfRefreshToken } from './sessions.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Ends the sessions that the access token and the refresh token cookie belong to, and clears the session cookies. */
export const signOut: Handler<'signOut'> = async (context) => {
  const { db, clock, session, refreshToken } = context
  const now = clock.now()
  const ofCookie = refreshToken === undefined ? undefined : await sessionOfRefreshToken(db, refreshToken, now)
  for (const ending of [session, ofCookie]) if (ending) await revokeSession(db, ending.id, now)
  context.clearSession()
  return {}
}
