import { sql } from 'kysely'
import { z } from 'zod'
import { counts } from '@festoon/contract/rules/guests/heads'
import { readRows } from '../database/rows/readRows.ts'
import type { EventRow, InviteeRow, Tx } from '../database/schema.ts'

/**
 * Returns true if an invitee is the organizer or a co-host. Hosts don't count toward the capacity and are never on the waitlist
 * (OPT-09).
 */
export const isHosting = ({ role, cohost_status }: Pick<InviteeRow, 'role' | 'cohost_status'>): boolean =>
  role === 'organizer' || cohost_status === 'ACCEPTED'

/** Returns true if the RSVP deadline has passed and the host approves late RSVPs. `now` is in ms. */
export const approvesLate = ({ rsvp_by, late_rsvps }: EventRow, now: number): boolean =>
  late_rsvps === 'ask' && rsvp_by !== null && rsvp_by <= now

/**
 * Returns the number of spots that an invitee takes up, including plus-ones. Hosts and guests who aren't going take up none.
 */
export function spotsOf(row: InviteeRow): number {
  const rsvpStatus = row.rsvp_status
  const isCounted = counts({ rsvpStatus, waitlistStatus: row.waitlist_status ?? undefined, additionalGuestCount: 0 })
  return rsvpStatus === 'YES' && isCounted && !isHosting(row) ? 1 + row.additional_guest_count : 0
}

/**
 * Gives free spots to the guests who are waiting for one, and stores the notifications to send. Returns the number of promoted
 * guests. The caller must have locked the event.
 */
export async function promoteWaiting(tx: Tx, { id, capacity }: EventRow): Promise<number> {
  if (capacity === null) return 0
  const query = sql`select promote_waitlist(${id}::uuid, ${capacity}::integer) as promoted`
  const rows = await readRows(tx, z.object({ promoted: z.number() }), query)
  return rows[0]?.promoted ?? 0
}

/** Gives a waitlisted guest a spot, and stores the notification to send. The caller must have locked the event. */
export async function promoteGuest(tx: Tx, { event_id, invitee_id }: InviteeRow): Promise<void> {
  await sql`select promote_guest(${event_id}::uuid, ${invitee_id}::uuid)`.execute(tx)
}
