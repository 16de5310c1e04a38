import { endAllSessions } from './endAllSessions.ts'
import { recordActivity } from '../activity/recordActivity.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Ends all of the caller's sessions, and clears the session cookies. */
export const signOutEverywhere: Handler<'signOutEverywhere'> = async (context) => {
  const { db, clock, session } = context
  await inTransaction(db, async (tx) => {
    await recordActivity(tx, session.userId, { kind: 'signedOutEverywhere' }, context, clock.now())
    await endAllSessions(tx, session.userId, clock.now())
  })
  context.clearSession()
  return {}
}
