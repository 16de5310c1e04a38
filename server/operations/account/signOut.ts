import { revokeSession, sessionOfRefreshToken } from '../../data/sessions.ts'
import type { Handler } from '../handler.ts'

/** Ends the session of the access token, and that of the cookie. */
export const signOut: Handler<'signOut'> = async (context) => {
  const { db, clock, session, refreshToken } = context
  const now = clock.now()
  const ofCookie = refreshToken === undefined ? undefined : await sessionOfRefreshToken(db, refreshToken, now)
  for (const ending of [session, ofCookie]) if (ending) await revokeSession(db, ending.id, now)
  context.clearSession()
  return {}
}
