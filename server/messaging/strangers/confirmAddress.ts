import { sql, type SqlBool } from 'kysely'
import { senderRemoved } from '@festoon/contract/messages/messaging/undelivered'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { EventRow, InviteeRow, Tx } from '../../database/schema.ts'
import { queueForGuests } from '../../events/notifications/queueForGuests.ts'
import type { QueueNotifications } from '../../queue/jobData.ts'

/** The maximum number of private messages that are sent after a confirmation: the latest. */
const maxMissedMessages = 10

/**
 * Records that the owner of a guest's email address wants the party's messages there, unless the guest has another address by now, or was
 * removed. Then queues the messages to this guest alone that weren't sent before, unless their sender was removed as a co-host since: a
 * personal link shows only those to everyone. An address that was added through the link of a guest with another contact gets none, because
 * it may be someone else's (docs/decisions/018-what-a-link-shows.md).
 */
export async function confirmAddress(
  tx: Tx,
  queue: QueueNotifications,
  event: EventRow,
  guest: InviteeRow,
  email: string,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('invitees')
    .set({ email_confirmed_at: now })
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', guest.invitee_id)
    .where('email_normalized', '=', normalizeEmail(email))
    .where('email_confirmed_at', 'is', null)
    .where('token_version', '=', guest.token_version)
    .where('rsvp_status', '<>', 'HIDDEN')
    .executeTakeFirst()
  if (numUpdatedRows === 0n || guest.late_contacts.includes('email')) return
  const missedMessages = await tx
    .selectFrom('messages')
    .select(['id', 'message', 'sms_blast', 'sender_id'])
    .where('event_id', '=', event.id)
    .where('receiver_id', '=', guest.invitee_id)
    .where('sent_at', '>=', guest.private_from)
    .where(
      sql<SqlBool>`not exists (
        select 1 from deliveries d
        where d.event_id = messages.event_id and d.invitee_id = messages.receiver_id
          and (d.state in ('sent', 'queued') or d.reason = ${senderRemoved})
          and starts_with(d.key, 'message/' || messages.id)
      )`,
    )
    .orderBy('sent_at', 'desc')
    .limit(maxMissedMessages)
    .execute()
  for (const { id, message: text, sms_blast: isTextBlast, sender_id: sentBy } of missedMessages.toReversed()) {
    const message = { kind: 'message' as const, text, isTextBlast, replyTo: undefined }
    const notice = sentBy === null ? message : { ...message, sentBy }
    await queueForGuests(tx, queue, event, [guest], { key: `message/${id}/${now}`, notice }, now)
  }
}
