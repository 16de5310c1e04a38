import { checkLinks } from '../accounts/sending/checkLinks.ts'
import { spendRecipients } from '../accounts/sending/spendRecipients.ts'
import { readInviteeOfUser } from '../database/rows/inviteeRows.ts'
import type { Handler } from '../rpc/handler.ts'
import { changeEvent } from './changeEvent.ts'
import { noticeChanges } from './changeNotices.ts'
import { checkEvent } from './checkEvent.ts'
import { changeDigestRhythm } from './notifyHosts.ts'
import { eventView } from './view/eventView.ts'

/**
 * Changes an event, and notifies its guests, with the host's note, unless `disableNotification` is set: at most every ten minutes, of all
 * changes since.
 */
export const editEventDetails: Handler<'editEventDetails'> = async (context, input) => {
  const { db, clock, session, hooks, jobs } = context
  const { event, disableNotification, revision, audience, note = '' } = input
  await checkEvent(context, event, context.event)
  await checkLinks(context, 'note', note)
  const now = clock.now()
  const changedEvent = await changeEvent(
    db,
    context.event,
    {
      event,
      revision,
      notify: async (tx, rows, changes) => {
        await changeDigestRhythm(tx, jobs.queueNotifications, rows, now)
        const update = { changes, audience, note: note.trim(), sentBy: session.userId }
        if (!disableNotification)
          await noticeChanges(tx, jobs.queueNotifications, rows, update, spendRecipients(context, 'messages'), now)
      },
    },
    now,
  )
  await hooks.queueDue()
  jobs.wake()
  const callerRow = await readInviteeOfUser(db, changedEvent.id, session.userId)
  return { event: await eventView(context, changedEvent, { kind: 'user', userId: session.userId, row: callerRow }) }
}
