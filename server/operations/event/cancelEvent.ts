import { cancelEvent as cancel } from '../../data/endEvent.ts'
import { readInviteeOfUser } from '../../data/invitees.ts'
import { queueNotices } from '../../data/notices.ts'
import { eventView } from '../../eventView.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Calls an event off, and tells its guests. */
export const cancelEvent: Handler<'cancelEvent'> = async (context, { message = '', disableNotification }) => {
  const { db, clock, session, jobs } = context
  const now = clock.now()
  const cancelled = await cancel(
    db,
    context.event,
    async (tx, row) => {
      const notice = { kind: 'cancelled', title: row.title, message: message.trim() } as const
      if (!disableNotification) await queueNotices(tx, jobs.queueNotices, row, notice, now)
    },
    now,
  )
  if (typeof cancelled === 'string') throw new Failure(cancelled)
  jobs.wake()
  const own = await readInviteeOfUser(db, cancelled.id, session.userId)
  return { event: await eventView(context, cancelled, { kind: 'user', userId: session.userId, row: own }) }
}
