import { sql } from 'kysely'
import type { HostOf } from '../access.ts'
import { Failure } from '../Failure.ts'
import { announce, announceUser } from './announce.ts'
import { dropDeliveries, holdGuests } from './holdGuests.ts'
import { holdEvent } from './holdEvent.ts'
import { inTransaction } from './inTransaction.ts'
import { seatWaiting } from './seats.ts'
import type { Db, EventRow, InviteeRow, Tx } from './schema.ts'

/**
 * Removes guests, all or none (INV-03): what is on its way to them is dropped, and what they leave goes to those who wait.
 * Those who are removed already stay so. `userId`: who removes them.
 * @returns how many were removed, and how many were given a place.
 * @throws Failure eventNotFound, eventCancelled, inviteeNotFound, organizerStays, or forbidden: only the organizer removes
 * a co-host.
 */
export async function removeGuests(
  db: Db,
  { id }: HostOf<EventRow>,
  inviteeIds: readonly string[],
  userId: string,
  now: number,
): Promise<{ removed: number; seated: number }> {
  const ids = [...new Set(inviteeIds)]
  return inTransaction(db, async (tx) => {
    const event = await holdEvent(tx, id)
    const rows = await holdGuests(tx, event, ids)
    if (rows.length < ids.length) throw new Failure('inviteeNotFound')
    const leaving = rows.filter(({ rsvp_status }) => rsvp_status !== 'HIDDEN')
    if (leaving.some(({ role }) => role === 'organizer')) throw new Failure('organizerStays')
    if (event.organizer_id !== userId && leaving.some(({ cohost_status }) => cohost_status === 'ACCEPTED'))
      throw new Failure('forbidden')
    if (leaving.length === 0) return { removed: 0, seated: 0 }
    const left = leaving.map(({ invitee_id }) => invitee_id)
    await tx
      .updateTable('invitees')
      .set({
        rsvp_status: 'HIDDEN',
        waitlist_status: null,
        awaits: null,
        waitlisted_at: null,
        cohost_status: null,
        modification: sql`nextval('modifications')`,
      })
      .where('event_id', '=', id)
      .where('invitee_id', '=', sql<string>`any(${left}::uuid[])`)
      .execute()
    await dropDeliveries(tx, event, left, 'The guest was removed.', now)
    const seated = await seatWaiting(tx, event)
    await tellAll(tx, event, leaving)
    return { removed: left.length, seated }
  })
}

/** An invitation that went nowhere: nobody has heard of it but the host. */
const isUnsent = (row: InviteeRow): boolean =>
  row.role === 'attendee' &&
  row.rsvp_status === 'INVITED' &&
  row.invite_status === 'PENDING' &&
  (row.cohost_status === null || row.cohost_status === 'DECLINED')

/**
 * Takes unsent invitations off the list for good, all or none. Those that are gone are passed over.
 * @returns how many were taken off.
 * @throws Failure eventNotFound, eventCancelled, or inviteSent when one of them is not unsent.
 */
export async function deleteUnsent(db: Db, { id }: HostOf<EventRow>, inviteeIds: readonly string[]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const event = await holdEvent(tx, id)
    const rows = (await holdGuests(tx, event, inviteeIds)).filter(({ rsvp_status }) => rsvp_status !== 'HIDDEN')
    if (!rows.every(isUnsent)) throw new Failure('inviteSent')
    if (rows.length === 0) return 0
    await tx
      .deleteFrom('invitees')
      .where('event_id', '=', id)
      .where('invitee_id', '=', sql<string>`any(${rows.map(({ invitee_id }) => invitee_id)}::uuid[])`)
      .execute()
    await announce(tx, event)
    return rows.length
  })
}

/** Tells the event's listeners, and those whose events it is no longer among. */
async function tellAll(tx: Tx, event: EventRow, rows: readonly InviteeRow[]): Promise<void> {
  await announce(tx, event)
  for (const { user_id } of rows) if (user_id !== null) await announceUser(tx, user_id)
}
