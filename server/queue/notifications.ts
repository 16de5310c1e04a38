import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { formerGuest } from '@festoon/contract/messages/guestData'
import type { EventChange } from '@festoon/contract/rules/events/eventChanges'
import type { UpdateAudience } from '@festoon/contract/rules/events/updateAudiences'
import type { SentNote } from '../database/deliveryTables.ts'
import { isConnectedRow } from '../database/rows/connectedRows.ts'
import { isStranger } from '../database/rows/strangers.ts'
import type { Db, EventRow, InviteeRow, Tx } from '../database/schema.ts'

/** A notification to a guest or host about an event. */
export type Notification =
  /** The event changed. The audience, the hosts' notes and ids were added later, so queued notifications may not have them. */
  | {
      kind: 'changed'
      changes: readonly EventChange[]
      audience?: UpdateAudience
      notes?: readonly SentNote[]
      /** The ids of the hosts who changed the event. */
      sentBy?: readonly string[]
      /** True if the host picked a proposed time, so that the message also says how the guest counts, or asks for an RSVP. */
      isPicked?: true
    }
  /**
   * The event was canceled. `title` is the event's title, which is no longer in the database once the host's account has been
   * deleted. `message` is the host's message, or ''.
   */
  | { kind: 'canceled'; title: string; message: string }
  /** The guest got a spot from the waitlist (OPT-09). */
  | { kind: 'promoted' }
  /** Confirms the guest's own RSVP. Without an RSVP (`none`), the guest only gets the personal link. */
  | { kind: 'confirmation'; reply: Reply | 'none' }
  /** The guest said yes by calendar, which can't show the party's required questions. */
  | { kind: 'responsesNeeded' }
  /** The organizer asked the guest to co-host. */
  | { kind: 'cohost' }
  /** The organizer has left, and asks a co-host to take over the event. */
  | { kind: 'handover' }
  /** The event is coming up. `startTime` is the start time in ms that the event had when the reminder was queued. */
  | { kind: 'reminder'; reminder: ReminderKind; startTime: number }
  /** The event received RSVPs after `from` and no later than `until`, both in ms. Sent to a host. */
  | { kind: 'rsvps'; from: number; until: number }
  /**
   * A message from a host. `replyTo` is the email address that receives replies, if any. The sender's id was added later, so queued
   * messages may not have it.
   */
  | { kind: 'message'; text: string; isTextBlast: boolean; replyTo: string | undefined; sentBy?: string }

/** The result of a guest's RSVP: a yes with a spot, a no, a maybe, or a place on the waitlist. */
export const replies = ['yes', 'no', 'maybe', 'waitlist'] as const
export type Reply = (typeof replies)[number]

/** One notification to one guest or host. `key` is unique per recipient. */
export interface NotificationDelivery {
  eventId: string
  inviteeId: string
  key: string
  notice: Notification
}

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
 * A function that queues notifications in the caller's transaction. If the transaction is rolled back, nothing is
 * queued.
 */
export type QueueNotifications = (tx: Tx, deliveries: readonly NotificationDelivery[]) => Promise<void>

/** The RSVPs of each audience. */
const rsvpsOf = {
  going: ['YES'],
  invited: ['INVITED', 'SEEN', 'YES', 'MAYBE'],
  everyone: ['INVITED', 'SEEN', 'YES', 'MAYBE', 'NO'],
} as const satisfies Record<UpdateAudience, readonly InviteeRow['rsvp_status'][]>

/** Selects the guests of an audience who were invited. Guests with a place on the waitlist aren't going yet. */
const guestsOf = (db: Db, eventId: string, audience: UpdateAudience) =>
  db
    .selectFrom('invitees')
    .where('event_id', '=', eventId)
    .where('role', '=', 'attendee')
    .where('rsvp_status', 'in', rsvpsOf[audience])
    .$if(audience === 'going', (query) =>
      query.where((where) =>
        where.or([where('waitlist_status', 'is', null), where('waitlist_status', '=', 'APPROVED')]),
      ),
    )
    .where((where) =>
      where.or([where('rsvp_status', '<>', 'INVITED'), where('invite_status', 'not in', ['PENDING', 'FAILED'])]),
    )

/** Selects the guests of an audience who can be reached. */
const guestsToNotify = (db: Db, eventId: string, audience: UpdateAudience) =>
  guestsOf(db, eventId, audience).where((where) =>
    // A number gets messages only once an account has verified it.
    where.or([where('email', 'is not', null), where('user_id', 'is not', null), where('is_connected', '=', true)]),
  )

/**
 * The guests in an audience that hosts know of. Guests who can be reached only through an account that hosts don't know of
 * (`isConnected`) aren't among them, because numbers and limits would show that the account exists.
 */
const guestsKnownToHosts = (db: Db, eventId: string, audience: UpdateAudience) =>
  guestsToNotify(db, eventId, audience).where((where) =>
    where.or([
      where('email', 'is not', null),
      where.and([where('user_id', 'is not', null), isConnectedRow('invitees')]),
    ]),
  )

/** Counts the guests in an audience for a host. */
export async function countKnownGuests(db: Db, eventId: string, audience: UpdateAudience): Promise<number> {
  const { count } = await guestsKnownToHosts(db, eventId, audience)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Counts the guests in an audience that count toward their host's limit. Strangers have their own limit (`isStranger`). */
export async function countGuestsToSpend(
  db: Db,
  eventId: string,
  audience: UpdateAudience = 'invited',
): Promise<number> {
  const { count } = await guestsKnownToHosts(db, eventId, audience)
    .where(({ not }) => not(isStranger))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Counts the guests in an audience that only their hosts can notify, by the rule of `isUnreachable`: hosts added them without an email
 * address, and an account counts only if hosts know of it.
 */
export async function countGuestsOfHosts(db: Db, eventId: string, audience: UpdateAudience): Promise<number> {
  const { count } = await guestsOf(db, eventId, audience)
    .where('source', '=', 'host')
    .where('email', 'is', null)
    .where('name', '<>', formerGuest)
    .where(({ not }) => not(isConnectedRow('invitees')))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

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

/**
 * The kinds of reminders. `week` and `days` remind guests without an RSVP 7 and 2 days before the event. `going` reminds guests
 * who said yes 24 hours before the event.
 */
export const reminderKinds = ['week', 'days', 'going'] as const

/** The kinds of reminders, and `decide`, which asks guests who said maybe to decide, the day before the date for that. */
export type ReminderKind = (typeof reminderKinds)[number] | 'decide'
