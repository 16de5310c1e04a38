import { counts } from '@festoon/contract/rules/heads'
import { sql } from 'kysely'
import type { EventRow, InviteeRow, Tx } from './schema.ts'

/** Hosts take up no place and wait for none (OPT-09). */
export const isHosting = ({ role, cohost_status }: InviteeRow): boolean =>
  role === 'organizer' || cohost_status === 'ACCEPTED'

/** Places that a guest's row takes up: theirs and those of whom they bring. */
export function placesOf(row: InviteeRow): number {
  const rsvpStatus = row.rsvp_status
  const isCounted = counts({ rsvpStatus, waitlistStatus: row.waitlist_status ?? undefined, additionalGuestCount: 0 })
  return rsvpStatus === 'YES' && isCounted && !isHosting(row) ? 1 + row.additional_guest_count : 0
}

/** Gives places that came free to those who wait, and notes that they are to be told. Answers how many. The event is held. */
export async function seatWaiting(tx: Tx, { id, capacity }: EventRow): Promise<number> {
  if (capacity === null) return 0
  const { rows } = await sql<{ seated: number }>`
    select promote_waiting(${id}::uuid, ${capacity}::integer) as seated
  `.execute(tx)
  return rows[0]?.seated ?? 0
}

/** Gives one who waits a place, and notes that they are to be told. The event is held. */
export async function seatGuest(tx: Tx, { event_id, invitee_id }: InviteeRow): Promise<void> {
  await sql`select seat_waiting(${event_id}::uuid, ${invitee_id}::uuid)`.execute(tx)
}
