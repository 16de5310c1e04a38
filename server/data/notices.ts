import { sql } from 'kysely'
import { preference } from '@festoon/contract/rules/preferences'
import type { EventChange } from '@festoon/contract/rules/eventChanges'
import { announce } from './announce.ts'
import { endDelivery, type DeliveryEnd } from './deliveries.ts'
import { inTransaction } from './inTransaction.ts'
import type { ReminderKind } from '../reminders/reminderTimes.ts'
import type { Db, EventRow, InviteeRow, Tx } from './schema.ts'

/** What guests and hosts are told of their event. */
export type Notice =
  | { kind: 'changed'; changes: readonly EventChange[] }
  /** `title`: what the party was called, which its row holds no more once the host's account is gone; `message`: the host's words; '' for none. */
  | { kind: 'cancelled'; title: string; message: string }
  /** They waited, and have a place now (OPT-09). */
  | { kind: 'seated' }
  /** The organizer asks them to host too. */
  | { kind: 'cohost' }
  /** The party comes near. `startTime`: the start that it was made for, ms. */
  | { kind: 'reminder'; reminder: ReminderKind; startTime: number }
  /** To a host: guests answered after `from` and up to `until`, ms. */
  | { kind: 'answers'; from: number; until: number }
  /** A host wrote to them. `replyTo`: where replies by mail go. */
  | { kind: 'message'; text: string; isTextBlast: boolean; replyTo: string | undefined }

/** One notice to one guest; `key` names it for ever. */
export interface NoticeDelivery {
  eventId: string
  inviteeId: string
  key: string
  notice: Notice
}

/** Queues notices in the caller's transaction: they are sent if, and only if, it commits. */
export type QueueNotices = (tx: Tx, deliveries: readonly NoticeDelivery[]) => Promise<void>

/**
 * Queues a notice for every guest who has heard of the event and may still come: not for those who declined or were removed,
 * nor for invitations that were never sent.
 */
export async function queueNotices(
  tx: Tx,
  queue: QueueNotices,
  event: EventRow,
  notice: Notice,
  now: number,
): Promise<void> {
  const key = `${notice.kind}/${event.modification}`
  const guests = await tx
    .insertInto('deliveries')
    .columns(['event_id', 'invitee_id', 'key', 'state', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('invitees')
        .select([
          'event_id',
          'invitee_id',
          sql<string>`${key}`.as('key'),
          sql<'queued'>`'queued'`.as('state'),
          sql<number>`${now}::bigint`.as('created_at'),
        ])
        .where('event_id', '=', event.id)
        .where('role', '=', 'attendee')
        .where('rsvp_status', 'in', ['INVITED', 'SEEN', 'YES'])
        .where((where) =>
          where.or([where('rsvp_status', '<>', 'INVITED'), where('invite_status', 'not in', ['PENDING', 'FAILED'])]),
        )
        .where((where) =>
          where.or([where('email', 'is not', null), where('phone', 'is not', null), where('is_connected', '=', true)]),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('invitee_id')
    .execute()
  if (guests.length === 0) return
  await queue(
    tx,
    guests.map(({ invitee_id }) => ({ eventId: event.id, inviteeId: invitee_id, key, notice })),
  )
}

/** Queues a notice for the guests named; `key` names it for ever. */
export async function queueNotice(
  tx: Tx,
  queue: QueueNotices,
  event: EventRow,
  guests: readonly InviteeRow[],
  { key, notice }: { key: string; notice: Notice },
  now: number,
): Promise<void> {
  const batch = 1_000
  for (let from = 0; from < guests.length; from += batch) {
    const ids = guests.slice(from, from + batch).map(({ invitee_id }) => invitee_id)
    const made = { event_id: event.id, key, state: 'queued' as const, reason: null, created_at: now, finished_at: null }
    await tx
      .insertInto('deliveries')
      .values(ids.map((id) => ({ ...made, invitee_id: id })))
      .execute()
    await queue(
      tx,
      ids.map((inviteeId) => ({ eventId: event.id, inviteeId, key, notice })),
    )
  }
}

/**
 * How a guest hears: by mail unless they asked for texts alone. A text blast reaches by text whoever takes texts too
 * (MSG-03).
 */
export function channelOf(row: InviteeRow, notice: Notice): 'email' | 'phone' {
  if (row.phone === null) return 'email'
  const isBlast = notice.kind === 'message' && notice.isTextBlast
  const { notification_preference: wanted } = row
  const byText = wanted === preference.phone || (isBlast && wanted === preference.both)
  return row.email === null || byText ? 'phone' : 'email'
}

/** Records how a notice ended. */
export async function finishNotice(db: Db, delivery: NoticeDelivery, end: DeliveryEnd, now: number): Promise<void> {
  const { eventId, inviteeId, notice } = delivery
  await inTransaction(db, async (tx) => {
    await endDelivery(tx, delivery, end, now)
    if (notice.kind !== 'cohost') return
    // Whoever has answered meanwhile is past it (COHOST-05).
    const asked = await tx
      .updateTable('invitees')
      .set({ cohost_status: end.state === 'sent' ? 'SUCCESS' : 'FAILED', modification: sql`nextval('modifications')` })
      .where('event_id', '=', eventId)
      .where('invitee_id', '=', inviteeId)
      .where('cohost_status', '=', 'PENDING')
      .returning('user_id')
      .executeTakeFirst()
    const event = await tx.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirst()
    if (asked && event) await announce(tx, event, asked.user_id)
  })
}
