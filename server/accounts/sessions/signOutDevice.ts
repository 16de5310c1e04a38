import { isSessionOf } from './devices.ts'
import { revokeSession } from './sessions.ts'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Ends one of the caller's sessions. If it is the current session, also clears the session cookies. */
export const signOutDevice: Handler<'signOutDevice'> = async (context, { sessionId }) => {
  const { db, clock, session } = context
  if (!(await isSessionOf(db, sessionId, session.userId))) throw new Failure('notFound')
  await revokeSession(db, sessionId, clock.now())
  if (sessionId === session.id) context.clearSession()
  return {}
}
