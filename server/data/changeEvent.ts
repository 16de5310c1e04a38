import type { EventInput } from '@festoon/contract/event'
import { eventChanges, type EventChange } from '@festoon/contract/rules/eventChanges'
import { sql } from 'kysely'
import type { HostOf } from '../access.ts'
import { announce } from './announce.ts'
import { eventColumns, eventInputOf } from './eventColumns.ts'
import { lockEvent } from './events.ts'
import { inTransaction } from './inTransaction.ts'
import type { Db, EventRow, Tx } from './schema.ts'

export type ChangeRefusal = 'eventNotFound' | 'eventCancelled' | 'eventStarted' | 'conflict'

export interface Change {
  event: EventInput
  /** The revision that the change began from; undefined: whatever it is now. */
  revision: number | undefined
  /** Runs in the same transaction, with what changed; not when nothing did. */
  tell: (tx: Tx, rows: { before: EventRow; after: EventRow }, changes: readonly EventChange[]) => Promise<void>
}

/** What calendars are told of. */
const inCalendars = new Set<EventChange['field']>(['title', 'time', 'place', 'description'])

/** Changes an event that has neither begun nor been cancelled (RPC-46). Nothing is written when nothing changed. */
export async function changeEvent(
  db: Db,
  { id }: HostOf<EventRow>,
  { event, revision, tell }: Change,
  now: number,
): Promise<EventRow | ChangeRefusal> {
  return inTransaction(db, async (tx) => {
    const before = await lockEvent(tx, id)
    if (!before) return 'eventNotFound'
    if (before.cancelled_at !== null) return 'eventCancelled'
    if (before.start_time <= now) return 'eventStarted'
    const changes = eventChanges(eventInputOf(before), event)
    // A repeated call finds its own work done: that is no conflict.
    if (changes.length === 0) return before
    if (revision !== undefined && revision !== before.modification) return 'conflict'
    const isForCalendars = changes.some(({ field }) => inCalendars.has(field))
    const after = await tx
      .updateTable('events')
      .set({
        ...eventColumns(event),
        modification: sql`nextval('modifications')`,
        sequence: isForCalendars ? sql`sequence + 1` : sql`sequence`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await seatWaiting(tx, after)
    await announce(tx, after)
    await tell(tx, { before, after }, changes)
    return after
  })
}

/** More places, or no waitlist any more, let waiting guests in (OPT-09). */
async function seatWaiting(tx: Tx, event: EventRow): Promise<void> {
  if (!event.has_waitlist) {
    await sql`
      select seat_waiting(event_id, invitee_id) from invitees
      where event_id = ${event.id} and waitlist_status = 'PENDING_APPROVAL' and awaits = 'approval'
    `.execute(tx)
  }
  const places = event.capacity ?? 2_147_483_647
  await sql`select promote_waiting(${event.id}::uuid, ${places}::integer)`.execute(tx)
}
