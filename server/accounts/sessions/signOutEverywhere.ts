import { inTransaction } from '../../database/inTransaction.ts'
import type { Handler } from '../../rpc/handler.ts'
import { recordActivity } from '../activity/recordActivity.ts'
import { endAllSessions } from './endAllSessions.ts'
import { endOffers } from './endOffers.ts'

/**
 * Ends all of the caller's sessions, and the co-host links and requests that someone may have made in them, and clears the session cookies.
 */
export const signOutEverywhere: Handler<'signOutEverywhere'> = async (context) => {
  const { db, clock, session } = context
  await inTransaction(db, async (tx) => {
    await endOffers(tx, session.userId)
    await recordActivity(tx, session.userId, { kind: 'signedOutEverywhere' }, context, clock.now())
    await endAllSessions(tx, session.userId, clock.now())
  })
  context.clearSession()
  return {}
}
