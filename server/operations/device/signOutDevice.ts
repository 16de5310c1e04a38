import { isSessionOf } from '../../data/devices.ts'
import { revokeSession } from '../../data/sessions.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Ends one of the caller's sessions, and clears the cookies when it is this one. */
export const signOutDevice: Handler<'signOutDevice'> = async (context, { sessionId }) => {
  const { db, clock, session } = context
  if (!(await isSessionOf(db, sessionId, session.userId))) throw new Failure('notFound')
  await revokeSession(db, sessionId, clock.now())
  if (sessionId === session.id) context.clearSession()
  return {}
}
