import { type Selectable } from 'kysely'
import { formerHost } from '@festoon/contract/messages/guestData'
import type { Message } from '@festoon/contract/nouns/message'
import { isInFilter, type GuestFilter, type StatusSource } from '@festoon/contract/rules/guests/guestStatus'
import type { SpendMessages } from '../../accounts/sending/spendRecipients.ts'
import type { HostOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { withPictureLink } from '../../crypto/pictureLink.ts'
import { announceMessage } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { anyOf } from '../../database/rows/anyOf.ts'
import { findStrangers } from '../../database/rows/strangers.ts'
import type { Db, EventRow, InviteeRow, MessageTable, Tx } from '../../database/schema.ts'
import { askedSuffix } from '../../events/notifications/guestsToAsk.ts'
import { queueForGuests } from '../../events/notifications/queueForGuests.ts'
import { isConnected } from '../../events/view/isConnected.ts'
import { isUnreachable } from '../../events/view/isUnreachable.ts'
import type { PartyMember } from '../../events/view/partyMember.ts'
import { provingContact } from '../../events/view/provingContact.ts'
import type { QueueNotifications } from '../../queue/jobData.ts'
import { lockHosted } from '../../rpc/access/lockHosted.ts'
import type { Services } from '../../rpc/services.ts'

/** The maximum number of messages in a message history. Older messages are omitted. */
const maxMessages = 500

export interface NewMessage {
  id: string
  senderId: string
  text: string
  isTextBlast: boolean
  /** The email address for replies. */
  replyTo: string | undefined
  /** The recipients: groups of guests, one guest, or those that a function chooses once the event is locked. */
  to:
    | { statuses: readonly GuestFilter[] }
    | { inviteeId: string }
    | { choose: (tx: Tx, event: EventRow) => Promise<InviteeRow[]> }
  /** True if the message asks guests to answer the proposed times. */
  asksWhen?: true
}

/**
 * Saves a message and queues it for its recipients, in one transaction. A repeated call sends nothing and returns the same result. A guest
 * whose invitation is unsent also counts as invited. Strangers are asked to confirm their address instead, and can then read the message;
 * `unconfirmedCount` is their number.
 * @throws Failure as `lockHosted`; inviteeNotFound, sendingLimit, or conflict if a different message has the same id.
 */
export async function sendMessage(
  db: Db,
  queue: QueueNotifications,
  hostedEvent: HostOf<EventRow>,
  message: NewMessage,
  spend: SpendMessages,
  now: number,
): Promise<{ message: Message; recipients: number; unconfirmed: number }> {
  return inTransaction(db, async (tx) => {
    const event = await lockHosted(tx, hostedEvent, 'host')
    const { id: eventId } = event
    const earlierMessage = await readMessage(tx, eventId, message.id)
    if (earlierMessage) {
      if (!isSame(earlierMessage, message)) throw new Failure('conflict')
      const sentTo = await tx
        .selectFrom('message_recipients')
        .select('invitee_id')
        .where('event_id', '=', eventId)
        .where('message_id', '=', message.id)
        .execute()
      const { size: unconfirmedCount } = await findStrangers(tx, eventId, sentTo)
      return {
        message: await withSender(tx, earlierMessage),
        recipients: earlierMessage.recipients,
        unconfirmed: unconfirmedCount,
      }
    }
    const guests = await recipientsOf(tx, event, message)
    const strangers = await findStrangers(tx, eventId, guests)
    const others = guests.filter(({ invitee_id }) => !strangers.has(invitee_id))
    // Accounts that hosts don't know of don't count, because the number would show that they exist.
    const countedGuests =
      'inviteeId' in message.to ? others : others.filter((one) => one.email !== null || isConnected(one))
    await spend.messages(tx, countedGuests.length)
    await spend.invitations(tx, others.filter((one) => isInFilter(statusOf(one), 'Unsent')).length)
    const recipients = countedGuests.length
    const row = await tx
      .insertInto('messages')
      .values({
        event_id: eventId,
        id: message.id,
        sender_id: message.senderId,
        message: message.text,
        sms_blast: message.isTextBlast,
        receiver_id: 'inviteeId' in message.to ? message.to.inviteeId : null,
        recipients,
        sent_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (guests.length > 0) {
      const receivers = guests.map(({ invitee_id }) => ({ event_id: eventId, message_id: message.id, invitee_id }))
      await tx.insertInto('message_recipients').values(receivers).execute()
      const { text, isTextBlast, replyTo, senderId: sentBy, asksWhen } = message
      const notice = { kind: 'message' as const, text, isTextBlast, replyTo, sentBy, ...(asksWhen && { asksWhen }) }
      const key = `message/${message.id}${asksWhen ? askedSuffix : ''}`
      await queueForGuests(tx, queue, event, guests, { key, notice }, now)
    }
    await announceMessage(tx, event, row.modification)
    return { message: await withSender(tx, row), recipients, unconfirmed: strangers.size }
  })
}

/**
 * Returns true if a message is identical to the stored message with the same id. Guest groups and reply addresses aren't
 * compared, because they aren't stored.
 */
const isSame = (earlierMessage: Selectable<MessageTable>, { senderId, text, isTextBlast, to }: NewMessage): boolean =>
  earlierMessage.sender_id === senderId &&
  earlierMessage.message === text &&
  earlierMessage.sms_blast === isTextBlast &&
  earlierMessage.receiver_id === ('inviteeId' in to ? to.inviteeId : null)

const readMessage = (tx: Tx, eventId: string, id: string): Promise<Selectable<MessageTable> | undefined> =>
  tx.selectFrom('messages').selectAll().where('event_id', '=', eventId).where('id', '=', id).executeTakeFirst()

/**
 * Returns the recipients of a message. Excludes the organizer and guests removed by a host (INV-03). If the message is for
 * groups, also excludes guests whose invitation is unsent or failed, and guests who can't be reached.
 * @throws Failure inviteeNotFound if the message is for one guest who is excluded or doesn't exist.
 */
async function recipientsOf(tx: Tx, event: EventRow, { to }: NewMessage): Promise<InviteeRow[]> {
  if ('choose' in to) return to.choose(tx, event)
  const rows = await tx
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('role', '=', 'attendee')
    .where('rsvp_status', '<>', 'HIDDEN')
    .$if('inviteeId' in to, (query) => query.where('invitee_id', '=', 'inviteeId' in to ? to.inviteeId : ''))
    .orderBy('invitee_id')
    .execute()
  if ('inviteeId' in to) {
    if (rows.length === 0) throw new Failure('inviteeNotFound')
    return rows
  }
  return rows.filter((row) => {
    // A number gets messages only once an account has verified it.
    if (isUnreachable(row) || (row.email === null && row.user_id === null)) return false
    const status = statusOf(row)
    return to.statuses.some((filter) => isInFilter(status, filter)) && !isInFilter(status, 'Unsent')
  })
}

const statusOf = (row: InviteeRow): StatusSource => ({
  rsvpStatus: row.rsvp_status,
  inviteStatus: row.invite_status,
  additionalGuestCount: row.additional_guest_count,
  waitlistStatus: row.waitlist_status ?? undefined,
})

/**
 * Returns an event's latest messages for a host or guest, newest first and at most `limit` (MSG-02), and the highest modification id
 * among them, 0 if there are none. A guest gets only the messages sent to them, and no private ones if they only have a personal link,
 * which may have been forwarded (docs/decisions/018-what-a-link-shows.md), or from before the invitation was theirs. A guest
 * without a contact has nothing but the link, which then shows them. `hidesPrivate` is true if private messages are left out.
 */
export async function readMessagesFor(
  services: Services,
  member: PartyMember,
  limit = maxMessages,
): Promise<{ messages: Message[]; modification: number; hidesPrivate: boolean }> {
  const { event } = member
  if (member.isHost) return { ...(await readMessages(services, event.id, undefined, limit)), hidesPrivate: false }
  const { row, isOwn } = member
  const { messages, modification } = await readMessages(services, event.id, row.invitee_id, limit)
  const isProvable = row.user_id !== null || provingContact(row) !== null
  const privateFrom = isProvable && !isOwn ? Number.POSITIVE_INFINITY : row.private_from
  const visibleMessages = messages.filter(
    ({ receiverInviteeUuid, sentTime }) => receiverInviteeUuid === undefined || sentTime >= privateFrom,
  )
  return { messages: visibleMessages, modification, hidesPrivate: visibleMessages.length < messages.length }
}

/**
 * Returns an event's latest messages, newest first and at most `limit`, and the highest modification id among them, 0 if there are
 * none. If `inviteeId` is given, returns only the messages sent to that guest.
 */
export async function readMessages(
  services: Services,
  eventId: string,
  inviteeId: string | undefined,
  limit = maxMessages,
): Promise<{ messages: Message[]; modification: number }> {
  const { db } = services
  let query = db.selectFrom('messages').selectAll('messages').where('messages.event_id', '=', eventId)
  if (inviteeId !== undefined)
    query = query
      .innerJoin('message_recipients', (join) =>
        join
          .onRef('message_recipients.event_id', '=', 'messages.event_id')
          .onRef('message_recipients.message_id', '=', 'messages.id'),
      )
      .where('message_recipients.invitee_id', '=', inviteeId)
  const rows = await query.orderBy('sent_at', 'desc').orderBy('modification', 'desc').limit(limit).execute()
  const senders = rows.length === 0 ? new Map<string, Sender>() : await readSenders(db, rows)
  // Guests don't see the number of recipients.
  const messages = rows.map((row) =>
    withSenderPhoto(services, toMessage(row, senders, inviteeId === undefined ? row.recipients : undefined)),
  )
  return { messages, modification: Math.max(0, ...rows.map(({ modification }) => modification)) }
}

/** Replaces the photo of a message's sender by a link that its reader can open. */
export const withSenderPhoto = (signer: Pick<Services, 'keys' | 'clock'>, message: Message): Message => ({
  ...message,
  senderProfile: withPictureLink(signer, message.senderProfile),
})

interface Sender {
  name: string
  photo_url: string | null
}

async function readSenders(db: Db, rows: readonly Selectable<MessageTable>[]): Promise<ReadonlyMap<string, Sender>> {
  const ids = [...new Set(rows.flatMap(({ sender_id }) => sender_id ?? []))]
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'photo_url'])
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(users.map((user) => [user.id, user]))
}

const withSender = async (db: Db, row: Selectable<MessageTable>): Promise<Message> =>
  toMessage(row, await readSenders(db, [row]), row.recipients)

function toMessage(row: Selectable<MessageTable>, senders: ReadonlyMap<string, Sender>, recipients?: number): Message {
  const { sender_id: userId } = row
  const sender = userId === null ? undefined : senders.get(userId)
  return {
    messageId: row.id,
    senderProfile: {
      name: sender?.name ?? formerHost,
      ...(userId === null || !sender ? {} : { userId }),
      ...(sender?.photo_url ? { photoUrl: sender.photo_url } : {}),
    },
    sentTime: row.sent_at,
    message: row.message,
    ...(row.receiver_id === null ? {} : { receiverInviteeUuid: row.receiver_id }),
    textBlast: row.sms_blast,
    ...(recipients === undefined ? {} : { recipients }),
  }
}
