import type { ParsedInputOf } from '@festoon/contract/operations'
import { sql } from 'kysely'
import type { HostOf } from '../access.ts'
import { Failure } from '../Failure.ts'
import { announce } from './announce.ts'
import { holdEventAhead } from './holdEvent.ts'
import { holdGuests } from './holdGuests.ts'
import { inTransaction } from './inTransaction.ts'
import { readInvitee } from './invitees.ts'
import { isHosting, placesOf, seatGuest, seatWaiting } from './seats.ts'
import type { Db, EventRow, InviteeRow } from './schema.ts'

/**
 * The host's word on one who waits (INV-13, AUTHZ-14). One who said yes and is let in is told so, once; a place that is taken
 * away goes to those who wait. @returns the row, and how many are to be told of a place.
 * @throws Failure eventNotFound, eventCancelled, eventPast, noWaitlist, inviteeNotFound or organizerStays.
 */
export async function setWaitlist(
  db: Db,
  { id }: HostOf<EventRow>,
  { inviteeId, status }: ParsedInputOf<'setWaitlistStatus'>,
  now: number,
): Promise<{ row: InviteeRow; seated: number }> {
  return inTransaction(db, async (tx) => {
    const event = await holdEventAhead(tx, id, now)
    const canWait = event.has_waitlist || (event.capacity !== null && status !== 'PENDING_APPROVAL')
    if (!canWait) throw new Failure('noWaitlist')
    const [before] = await holdGuests(tx, event, [inviteeId])
    if (!before || before.rsvp_status === 'HIDDEN') throw new Failure('inviteeNotFound')
    if (isHosting(before)) throw new Failure('organizerStays')
    if (before.waitlist_status === status) return { row: before, seated: 0 }
    const isLetIn = status === 'APPROVED' && before.rsvp_status === 'YES' && placesOf(before) === 0
    if (isLetIn) await seatGuest(tx, before)
    else
      await tx
        .updateTable('invitees')
        .set({
          waitlist_status: status,
          awaits: status === 'PENDING_APPROVAL' ? 'approval' : null,
          waitlisted_at: status === 'PENDING_APPROVAL' ? now : null,
          modification: sql`nextval('modifications')`,
        })
        .where('event_id', '=', id)
        .where('invitee_id', '=', inviteeId)
        .execute()
    const row = await readInvitee(tx, id, inviteeId)
    if (!row) throw new Failure('inviteeNotFound')
    const seated = placesOf(row) < placesOf(before) ? await seatWaiting(tx, event) : 0
    await announce(tx, event, row.user_id)
    return { row, seated: seated + (isLetIn ? 1 : 0) }
  })
}
