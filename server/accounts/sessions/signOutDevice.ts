import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { recordActivity } from '../activity/recordActivity.ts'
import { deviceName } from './deviceName.ts'
import { readSession } from './devices.ts'
import { revokeSession } from './sessions.ts'

/** Ends one of the caller's sessions. If it is the current session, also clears the session cookies. */
export const signOutDevice: Handler<'signOutDevice'> = async (context, { sessionId }) => {
  const { db, clock, session } = context
  const device = await readSession(db, sessionId, session.userId)
  if (!device) throw new Failure('notFound')
  await revokeSession(db, sessionId, clock.now())
  const detail = deviceName(device.user_agent)
  await recordActivity(db, session.userId, { kind: 'deviceSignedOut', detail }, context, clock.now())
  if (sessionId === session.id) context.clearSession()
  return {}
}
