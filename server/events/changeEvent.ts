import { sql } from 'kysely'
import type { EventInput } from '@festoon/contract/nouns/event'
import { hasStarted } from '@festoon/contract/rules/dates/past'
import { eventChanges, type EventChange } from '@festoon/contract/rules/events/eventChanges'
import { hostedBy, type HostOf } from '../core/brands.ts'
import { Failure } from '../core/Failure.ts'
import { announce, announceToGuests } from '../database/announce.ts'
import { inTransaction } from '../database/inTransaction.ts'
import { timesOf } from '../database/rows/eventRows.ts'
import type { Db, EventRow, Tx } from '../database/schema.ts'
import { lockHosted } from '../rpc/access/lockHosted.ts'
import { moveProposedTimes } from './dates/moveProposedTimes.ts'
import { eventColumns, eventInputOf } from './eventColumns.ts'
import { requirePicture } from './requirePicture.ts'
import { approvesLate } from './waitlist.ts'

export interface Change {
  event: EventInput
  /** The revision of the event that the host edited, or undefined to allow changes to any revision. */
  revision: number | undefined
  /** Called in the same transaction if the event changed, to notify guests. */
  notify: (tx: Tx, rows: { before: EventRow; after: EventRow }, changes: readonly EventChange[]) => Promise<void>
}

/** The event fields that appear in calendars. */
const inCalendars = new Set<EventChange['field']>(['title', 'time', 'place', 'description'])

/**
 * Changes an event that has neither started nor been canceled (RPC-46). Returns the event. Writes nothing if the
 * event stays the same.
 * @throws Failure as `lockHosted`; eventCancelled; eventStarted; conflict if it was changed since `revision`; invalid if the host may not
 * use the cover image.
 */
export async function changeEvent(
  db: Db,
  hostedEvent: HostOf<EventRow>,
  { event, revision, notify }: Change,
  now: number,
): Promise<EventRow> {
  return inTransaction(db, async (tx) => {
    const before = await lockHosted(tx, hostedEvent, 'host')
    const { id, [hostedBy]: userId } = before
    if (before.canceled_at !== null) throw new Failure('eventCancelled')
    if (hasStarted(timesOf(before), now)) throw new Failure('eventStarted')
    const changes = eventChanges(eventInputOf(before), event)
    // A repeated call finds its changes already applied, which isn't a conflict.
    if (changes.length === 0) return before
    if (revision !== undefined && revision !== before.modification) throw new Failure('conflict')
    if (event.photoUrl !== before.photo_url) await requirePicture(tx, userId, event.photoUrl)
    const isForCalendars = changes.some(({ field }) => inCalendars.has(field))
    const after = await tx
      .updateTable('events')
      .set({
        ...eventColumns(event),
        saved_at: now,
        modification: sql`nextval('modifications')`,
        sequence: isForCalendars ? sql`sequence + 1` : sql`sequence`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await moveProposedTimes(tx, before, after)
    await promoteFromWaitlist(tx, after, now)
    await announce(tx, after)
    if (isListedDifferently(before, after)) await announceToGuests(tx, id)
    await notify(tx, { before, after }, changes)
    return after
  })
}

/** Returns true if an event looks different in event lists. */
const isListedDifferently = (before: EventRow, after: EventRow): boolean =>
  (['title', 'photo_url', 'start_time', 'end_time', 'time_zone'] as const).some((name) => before[name] !== after[name])

/**
 * Promotes waitlisted guests who no longer have to wait (OPT-09): guests who need a spot, as far as the capacity allows, and,
 * if the host approves neither new guests nor late RSVPs, guests who need approval. `now` is in ms.
 */
async function promoteFromWaitlist(tx: Tx, event: EventRow, now: number): Promise<void> {
  if (!event.has_waitlist && !approvesLate(event, now)) {
    await sql`
      select promote_guest(event_id, invitee_id) from invitees
      where event_id = ${event.id} and waitlist_status = 'PENDING_APPROVAL' and awaits = 'approval'
    `.execute(tx)
  }
  const places = event.capacity ?? 2_147_483_647
  await sql`select promote_waitlist(${event.id}::uuid, ${places}::integer)`.execute(tx)
}
