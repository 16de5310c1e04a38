import type { EventInput } from '@festoon/contract/event'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { HostOf } from '../access.ts'
import { Failure } from '../Failure.ts'
import { announceDraft } from './announce.ts'
import { copyGuests } from './copyGuests.ts'
import { eventColumns, eventInputOf } from './eventColumns.ts'
import { holdUser } from './holdUser.ts'
import { inTransaction } from './inTransaction.ts'
import { wasRemoved } from './removedEvents.ts'
import type { Db, EventRow, NewInviteeRow, Tx } from './schema.ts'

export interface Organizer {
  id: string
  name: string
  email: string | undefined
  phone: string | undefined
}

export interface NewEvent {
  /** The id that the caller made for it; a repeated call with the same one makes no second event. */
  id?: string | undefined
  albumId?: string | undefined
  /** An event whose guests are copied. */
  guestsOf?: HostOf<EventRow> | undefined
}

/**
 * Creates an event, and its organizer's row with the answer yes (RPC-45). The organizer's draft of its id becomes it.
 * @throws Failure sessionExpired when the organizer's account has just ended, guestLimit, conflict when the id is another's,
 * was that of a removed event, or the event of that id says something else.
 */
export async function insertEvent(
  db: Db,
  event: EventInput,
  organizer: Organizer,
  now: number,
  { id = randomUUID(), albumId, guestsOf }: NewEvent = {},
): Promise<EventRow> {
  return inTransaction(db, async (tx) => {
    if (!(await holdUser(tx, organizer.id))) throw new Failure('sessionExpired')
    const row = await tx
      .insertInto('events')
      .values({
        id,
        organizer_id: organizer.id,
        hosted_by: organizer.name,
        ...eventColumns(event),
        album_id: albumId ?? null,
        cohost_link: null,
        cancelled_at: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) return ownEvent(tx, id, event, organizer)
    if (await wasRemoved(tx, id)) throw new Failure('conflict')
    await becomeEvent(tx, id, organizer)
    await tx
      .insertInto('invitees')
      .values(organizerRow(id, organizer, now))
      .execute()
    if (guestsOf) await copyGuests(tx, guestsOf, row, now)
    await sql`select announce_event(${id}, ${organizer.id}, null, ${row.modification})`.execute(tx)
    return row
  })
}

/** The event that an earlier try of the same call made. What differs from it is no repetition: it would be lost. */
async function ownEvent(tx: Tx, id: string, event: EventInput, organizer: Organizer): Promise<EventRow> {
  const made = await tx.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()
  if (made?.organizer_id !== organizer.id || !sameContent(eventInputOf(made), event)) throw new Failure('conflict')
  return made
}

/** A draft is one no more. */
async function becomeEvent(tx: Tx, id: string, organizer: Organizer): Promise<void> {
  const draft = await tx.deleteFrom('drafts').where('id', '=', id).returning('user_id').executeTakeFirst()
  if (!draft) return
  if (draft.user_id !== organizer.id) throw new Failure('conflict')
  await announceDraft(tx, organizer.id, id)
}

const organizerRow = (eventId: string, organizer: Organizer, now: number): NewInviteeRow => ({
  event_id: eventId,
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
