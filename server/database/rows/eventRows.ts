import type { EventTimes } from '@festoon/contract/rules/dates/past'
import type { Db, EventRow } from '../schema.ts'

/** The `past_from` of an event without a date, which is never past: the highest time that numbers hold exactly. */
export const neverPast = Number.MAX_SAFE_INTEGER

/** Returns an event's times for the rules of the contract, where 0 means that there is none. */
export const timesOf = (event: Pick<EventRow, 'start_time' | 'end_time' | 'time_zone'>): EventTimes => ({
  startTime: event.start_time ?? 0,
  endTime: event.end_time,
  timeZone: event.time_zone,
})

/** Returns an event, even if it is canceled. Returns undefined if it doesn't exist or is suspended. */
export async function readEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const event = await readEventOrSuspended(db, id)
  return event?.suspended_at === null ? event : undefined
}

/** Returns an event, even if an operator suspended it. Returns undefined if it doesn't exist. */
export async function readEventOrSuspended(db: Db, id: string): Promise<EventRow | undefined> {
  return db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Locks an event's row until the transaction ends, and returns the row. Operations that change several guests lock the event
 * first, so that they can't deadlock. Other transactions can still add rows that reference the event.
 */
export async function lockEvent(tx: Db, id: string): Promise<EventRow | undefined> {
  return tx.selectFrom('events').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Locks and returns an event's row as `lockEvent` does, and so that no one can add rows that reference the event, such as guests. */
export async function lockWholeEvent(tx: Db, id: string): Promise<EventRow | undefined> {
  return tx.selectFrom('events').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Returns the highest modification id among an event and its invitees. */
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
