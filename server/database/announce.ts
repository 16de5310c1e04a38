import { sql } from 'kysely'
import type { Db, EventRow } from './schema.ts'

/**
 * Notifies the listeners of an event and of its hosts that the event changed, once the transaction commits. `userId` is an
 * additional user to notify.
 */
export async function announce(db: Db, event: EventRow, userId: string | null = null): Promise<void> {
  await sql`select announce_event(${event.id}, ${event.organizer_id}, ${userId}, nextval('modifications'))`.execute(db)
}

/** Notifies the listeners of an event's guests that their event list changed, once the transaction commits (RT-01). */
export async function announceToGuests(db: Db, eventId: string): Promise<void> {
  await sql`
    select announce_topic('events/users/' || user_id, nextval('modifications')::text)
    from (select distinct user_id from invitees where event_id = ${eventId} and user_id is not null
      and rsvp_status <> 'HIDDEN') guests
  `.execute(db)
}

/** Notifies listeners that a message was sent to guests of an event, once the transaction commits (RT-03). */
export async function announceMessage(db: Db, event: EventRow, modification: number): Promise<void> {
  await sql`
    select pg_notify('festoon', json_build_object('topic', ${`events/${event.id}`}::text,
      'modificationId', ${String(modification)}::text, 'messageModificationId', ${String(modification)}::text)::text)
  `.execute(db)
}

/** Notifies a user's listeners that their account or event list changed, once the transaction commits. */
export async function announceUser(db: Db, userId: string): Promise<void> {
  await sql`select announce_topic(${`events/users/${userId}`}, nextval('modifications')::text)`.execute(db)
}

/**
 * Notifies listeners that a user's draft changed, once the transaction commits (RT-04, RT-05). Drafts have no messages, so
 * `messageModificationId` is always 0.
 */
export async function announceDraft(db: Db, userId: string, draftId: string): Promise<void> {
  await sql`
    select announce_topic(${`drafts/users/${userId}`}, modification),
      pg_notify('festoon', json_build_object('topic', ${`drafts/${draftId}`}::text, 'modificationId', modification,
        'messageModificationId', '0')::text)
    from (select nextval('modifications')::text as modification) one
  `.execute(db)
}

/** Notifies this user's event streams that a session has ended, once the transaction commits. They then end themselves. */
export async function announceSessions(db: Db, userId: string): Promise<void> {
  await sql`select announce_topic(${`sessions/users/${userId}`}, nextval('modifications')::text)`.execute(db)
}
