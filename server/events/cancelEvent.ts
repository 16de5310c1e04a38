import { checkLinks } from '../accounts/sending/checkLinks.ts'
import { spendRecipients } from '../accounts/sending/spendRecipients.ts'
import { readInviteeOfUser } from '../database/rows/inviteeRows.ts'
import type { Handler } from '../rpc/handler.ts'
import { cancelEvent as cancel } from './endEvent.ts'
import { queueForAllGuests } from './notifications/queueForGuests.ts'
import { countGuestsToSpend } from './notifications/recipients.ts'
import { eventView } from './view/eventView.ts'

/**
 * Cancels an event, and notifies its guests unless `disableNotification` is set. Only a notification with a message counts toward the
 * sending limit, so that a party can always be canceled. Strangers have a separate limit, with or without a message.
 */
export const cancelEvent: Handler<'cancelEvent'> = async (context, { message = '', disableNotification }) => {
  const { db, clock, session, jobs } = context
  await checkLinks(context, 'message', message)
  const now = clock.now()
  const spend = spendRecipients(context, 'messages')
  const canceledEvent = await cancel(
    db,
    context.event,
    async (tx, row) => {
      if (disableNotification) return
      const notice = { kind: 'canceled', title: row.title, message: message.trim(), sentBy: session.userId } as const
      if (notice.message !== '') await spend(tx, await countGuestsToSpend(tx, row.id))
      await queueForAllGuests(tx, jobs.queueNotifications, row, notice, now)
    },
    now,
  )
  jobs.wake()
  const callerRow = await readInviteeOfUser(db, canceledEvent.id, session.userId)
  return { event: await eventView(context, canceledEvent, { kind: 'user', userId: session.userId, row: callerRow }) }
}
