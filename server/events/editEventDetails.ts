import { changeEvent } from './changeEvent.ts'
import { changeDigestRhythm } from './notifyHosts.ts'
import { readInviteeOfUser } from '../database/rows/inviteeRows.ts'
import { queueForAllGuests } from '../queue/notifications.ts'
import { eventView } from './view/eventView.ts'
import { Failure } from '../core/Failure.ts'
import type { Handler } from '../rpc/handler.ts'
import { checkEvent } from './checkEvent.ts'

/** Changes an event, and notifies its guests of the changes unless `disableNotification` is set. */
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
      userId: session.userId,
      revision,
      notify: async (tx, rows, changes) => {
        await changeDigestRhythm(tx, jobs.queueNotifications, rows, now)
        if (!disableNotification)
          await queueForAllGuests(tx, jobs.queueNotifications, rows.after, { kind: 'changed', changes }, now)
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
