import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Notification } from '../../core/notices/notification.ts'
import type { EventRow, InviteeRow, Tx } from '../../database/schema.ts'
import type { QueueNotifications } from '../../queue/jobData.ts'
import { guestsToNotify } from './recipients.ts'

/**
 * Returns the host who decided to send a notification: its first author, or the organizer. Undefined for automatic notifications, which
 * are sent because of the host who entered the guest.
 */
function senderOf(notice: Notification, { organizer_id: organizerId }: EventRow): string | undefined {
  if (notice.kind === 'message') return notice.sentBy ?? organizerId
  if (notice.kind === 'changed') return notice.sentBy?.[0] ?? organizerId
  return notice.kind === 'cohost' || (notice.kind === 'canceled' && notice.message !== '') ? organizerId : undefined
}

/** The schema of the rows that an insert of queued deliveries returns. */
export const queuedRow = z.object({ event_id: z.string(), invitee_id: z.string(), key: z.string() })

/**
 * Queues a notification for every guest in the audience of an update, or otherwise for every guest who was sent an invitation,
 * opened the event page, or said yes or maybe. Excludes guests who were removed or can't be reached, the organizer, and the guests with the
 * ids `except`, who get another message.
 */
export async function queueForAllGuests(
  tx: Tx,
  queue: QueueNotifications,
  event: EventRow,
  notice: Notification,
  now: number,
  except: readonly string[] = [],
): Promise<void> {
  const key = `${notice.kind}/${event.modification}`
  const audience = notice.kind === 'changed' ? notice.audience : undefined
  const sender = senderOf(notice, event)
  const guests = await tx
    .insertInto('deliveries')
    .columns(['event_id', 'invitee_id', 'key', 'state', 'sent_by', 'created_at'])
    .expression(
      guestsToNotify(tx, event.id, audience ?? 'invited')
        .$if(except.length > 0, (list) => list.where(sql<SqlBool>`invitee_id <> all(${except}::uuid[])`))
        .select((from) => [
          'event_id',
          'invitee_id',
          from.val(key).as('key'),
          from.val('queued').as('state'),
          (sender === undefined
            ? from.ref('entered_by')
            : from.cast<string | null>(from.val(sender === event.organizer_id ? null : sender), 'uuid')
          ).as('sent_by'),
          from.cast<number>(from.val(now), 'bigint').as('created_at'),
        ]),
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

/** Asks all co-hosts of an event to take it over, because its organizer has left. */
export async function askCohosts(tx: Tx, queue: QueueNotifications, event: EventRow, now: number): Promise<void> {
  const cohosts = await tx
    .selectFrom('invitees')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('cohost_status', '=', 'ACCEPTED')
    .where('rsvp_status', '<>', 'HIDDEN')
    .execute()
  await queueForGuests(
    tx,
    queue,
    event,
    cohosts,
    { key: `handover/${event.modification}`, notice: { kind: 'handover' } },
    now,
  )
}

/** Queues a notification for each of the given guests. None of them may have an earlier notification with the same `key`. */
export async function queueForGuests(
  tx: Tx,
  queue: QueueNotifications,
  event: EventRow,
  guests: readonly InviteeRow[],
  { key, notice }: { key: string; notice: Notification },
  now: number,
): Promise<void> {
  const batch = 1_000
  const sender = senderOf(notice, event)
  const sentBy = sender === event.organizer_id ? null : sender
  for (let from = 0; from < guests.length; from += batch) {
    const rows = guests.slice(from, from + batch)
    const delivery = {
      event_id: event.id,
      key,
      state: 'queued' as const,
      reason: null,
      created_at: now,
      finished_at: null,
    }
    await tx
      .insertInto('deliveries')
      .values(
        rows.map(({ invitee_id, entered_by }) => ({
          ...delivery,
          invitee_id,
          sent_by: sentBy === undefined ? entered_by : sentBy,
        })),
      )
      .execute()
    await queue(
      tx,
      rows.map(({ invitee_id: inviteeId }) => ({ eventId: event.id, inviteeId, key, notice })),
    )
  }
}
