import type { EventChange } from '@festoon/contract/rules/events/eventChanges'
import { z } from 'zod'
import type { EventRow, InviteeRow, Tx } from '../database/schema.ts'

/** A notification to a guest or host about an event. */
export type Notification =
  | { kind: 'changed'; changes: readonly EventChange[] }
  /**
   * The event was canceled. `title` is the event's title, which is no longer in the database once the host's account has been
   * deleted. `message` is the host's message, or ''.
   */
  | { kind: 'canceled'; title: string; message: string }
  /** The guest got a spot from the waitlist (OPT-09). */
  | { kind: 'promoted' }
  /** The organizer asked the guest to co-host. */
  | { kind: 'cohost' }
  /** The organizer has left, and asks a co-host to take over the event. */
  | { kind: 'handover' }
  /** The event is coming up. `startTime` is the start time in ms that the event had when the reminder was queued. */
  | { kind: 'reminder'; reminder: ReminderKind; startTime: number }
  /** The event received RSVPs after `from` and no later than `until`, both in ms. Sent to a host. */
  | { kind: 'rsvps'; from: number; until: number }
  /** A message from a host. `replyTo` is the email address that receives replies, if any. */
  | { kind: 'message'; text: string; isTextBlast: boolean; replyTo: string | undefined }

/** One notification to one guest or host. `key` is unique per recipient. */
export interface NotificationDelivery {
  eventId: string
  inviteeId: string
  key: string
  notice: Notification
}

/** The schema of the rows that an insert of queued deliveries returns. */
export const queuedRow = z.object({ event_id: z.string(), invitee_id: z.string(), key: z.string() })

/**
 * A function that queues notifications in the caller's transaction. If the transaction is rolled back, nothing is
 * queued.
 */
export type QueueNotifications = (tx: Tx, deliveries: readonly NotificationDelivery[]) => Promise<void>

/** Selects the guests who were sent an invitation, opened the event page, or said yes, and can be reached. */
const guestsToNotify = (tx: Tx, eventId: string) =>
  tx
    .selectFrom('invitees')
    .where('event_id', '=', eventId)
    .where('role', '=', 'attendee')
    .where('rsvp_status', 'in', ['INVITED', 'SEEN', 'YES'])
    .where((where) =>
      where.or([where('rsvp_status', '<>', 'INVITED'), where('invite_status', 'not in', ['PENDING', 'FAILED'])]),
    )
    .where((where) =>
      where.or([where('email', 'is not', null), where('phone', 'is not', null), where('is_connected', '=', true)]),
    )

/** Counts the recipients of `queueForAllGuests`. */
export async function countGuestsToNotify(tx: Tx, eventId: string): Promise<number> {
  const { count } = await guestsToNotify(tx, eventId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Queues a notification for every guest who was sent an invitation, opened the event page, or said yes. Excludes guests who
 * declined, were removed, or can't be reached, as well as the organizer.
 */
export async function queueForAllGuests(
  tx: Tx,
  queue: QueueNotifications,
  event: EventRow,
  notice: Notification,
  now: number,
): Promise<void> {
  const key = `${notice.kind}/${event.modification}`
  const guests = await tx
    .insertInto('deliveries')
    .columns(['event_id', 'invitee_id', 'key', 'state', 'created_at'])
    .expression(
      guestsToNotify(tx, event.id).select((from) => [
        'event_id',
        'invitee_id',
        from.val(key).as('key'),
        from.val('queued').as('state'),
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
 * The kinds of reminders. `week` and `days` remind guests without an RSVP 7 and 2 days before the event. `going` reminds guests
 * who said yes 24 hours before the event.
 */
export const reminderKinds = ['week', 'days', 'going'] as const

export type ReminderKind = (typeof reminderKinds)[number]
