import type { EventInput } from '@festoon/contract/event'
import { dayIn, instantOf, wallTime } from '@festoon/contract/rules/timeZone'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Failure } from '../Failure.ts'
import { holdUser } from './holdUser.ts'
import { inTransaction } from './inTransaction.ts'
import type { Db, EventRow } from './schema.ts'

/** The first instant at which an event is past (contract/rules/past.ts): its end, or the end of its start day. */
export function pastFrom({
  startTime,
  endTime,
  timeZone,
}: Pick<EventInput, 'startTime' | 'endTime' | 'timeZone'>): number {
  if (endTime > 0) return endTime
  const { year, month, day } = wallTime(startTime, timeZone)
  const next = instantOf({ year, month, day: day + 1, hour: 0, minute: 0 }, timeZone)
  // A zone that skips its midnight: the day ends at the skip.
  return dayIn(next - 1, timeZone) === dayIn(startTime, timeZone) ? next : next - 3_600_000
}

export interface Organizer {
  id: string
  name: string
  email: string | undefined
  phone: string | undefined
}

/**
 * Creates an event, and its organizer's row with the answer yes (RPC-45). `id` only where it must be known before.
 * @throws Failure sessionExpired when the organizer's account has just ended.
 */
export async function insertEvent(
  db: Db,
  event: EventInput,
  organizer: Organizer,
  now: number,
  id: string = randomUUID(),
): Promise<EventRow> {
  return inTransaction(db, async (tx) => {
    if (!(await holdUser(tx, organizer.id))) throw new Failure('sessionExpired')
    const row = await tx
      .insertInto('events')
      .values({
        id,
        organizer_id: organizer.id,
        hosted_by: organizer.name,
        title: event.title,
        description: event.description,
        photo_url: event.photoUrl,
        start_time: event.startTime,
        end_time: event.endTime,
        time_zone: event.timeZone,
        past_from: pastFrom(event),
        location: JSON.stringify(event.location),
        colors: JSON.stringify(event.colors),
        questions: JSON.stringify(event.questions),
        open_invite: event.openInvite,
        public_guest_list: event.publicGuestList,
        reminders_enabled: event.remindersEnabled,
        host_notification: event.hostNotification,
        communication_preference: event.communicationPreference,
        has_waitlist: event.hasWaitlist,
        capacity: event.capacity ?? null,
        cancelled_at: null,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('invitees')
      .values({
        event_id: id,
        invitee_id: randomUUID(),
        user_id: organizer.id,
        name: organizer.name,
        email: organizer.email ?? null,
        email_normalised: organizer.email ?? null,
        phone: organizer.phone ?? null,
        photo_url: null,
        role: 'organizer',
        source: 'event',
        created_by: null,
        rsvp_status: 'YES',
        invite_status: 'SUCCESS',
        waitlist_status: null,
        awaits: null,
        waitlisted_at: null,
        cohost_status: null,
        notification_preference: null,
        answers: '[]',
        answered_at: now,
        created_at: now,
      })
      .execute()
    await sql`select announce_event(${id}, ${organizer.id}, null, ${row.modification})`.execute(tx)
    return row
  })
}

/** An event that was created, cancelled ones too; drafts are none. */
export async function readEvent(db: Db, id: string): Promise<EventRow | undefined> {
  return db.selectFrom('events').selectAll().where('id', '=', id).where('is_draft', '=', false).executeTakeFirst()
}

/**
 * Takes the event's row for the rest of the transaction. Whatever changes several guests does this first, so that two such
 * changes cannot wait for each other in a ring. The lock is the one that lets others add rows that name the event.
 */
export async function lockEvent(tx: Db, id: string): Promise<EventRow | undefined> {
  return tx.selectFrom('events').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Cancels an event (LIFE-04). False when it was cancelled before. */
export async function cancelEventRow(db: Db, id: string, now: number): Promise<boolean> {
  const done = await db
    .updateTable('events')
    .set({ cancelled_at: now, sequence: sql`sequence + 1`, modification: sql`nextval('modifications')` })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Names the last change to an event or to any of its guests. */
export async function modificationOf(db: Db, event: EventRow): Promise<string> {
  const newest = await db
    .selectFrom('invitees')
    .select('modification')
    .where('event_id', '=', event.id)
    .orderBy('modification', 'desc')
    .limit(1)
    .executeTakeFirst()
  return String(Math.max(event.modification, newest?.modification ?? 0))
}
