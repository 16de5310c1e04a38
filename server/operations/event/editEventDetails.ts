import { changeEvent } from '../../data/changeEvent.ts'
import { changeRhythm } from '../../data/hostNews.ts'
import { readInviteeOfUser } from '../../data/invitees.ts'
import { queueNotices } from '../../data/notices.ts'
import { eventView } from '../../eventView.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'
import { checkEvent } from './checkEvent.ts'

/** Changes an event, and tells its guests what changed. */
export const editEventDetails: Handler<'editEventDetails'> = async (context, input) => {
  const { db, clock, session, jobs } = context
  const { event, disableNotification, revision } = input
  await checkEvent(context, event)
  const now = clock.now()
  const changed = await changeEvent(
    db,
    context.event,
    {
      event,
      revision,
      tell: async (tx, rows, changes) => {
        await changeRhythm(tx, jobs.queueNotices, rows, now)
        if (!disableNotification)
          await queueNotices(tx, jobs.queueNotices, rows.after, { kind: 'changed', changes }, now)
      },
    },
    now,
  )
  if (typeof changed === 'string') throw new Failure(changed)
  await jobs.queueDue()
  jobs.wake()
  const own = await readInviteeOfUser(db, changed.id, session.userId)
  return { event: await eventView(context, changed, { kind: 'user', userId: session.userId, row: own }) }
}
