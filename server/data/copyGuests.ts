import { sql } from 'kysely'
import type { HostOf } from '../access.ts'
import { Failure } from '../Failure.ts'
import { inviteesPerEvent } from './invitees.ts'
import type { EventRow, Tx } from './schema.ts'

/** Whoever is invited at a row's address is whom its phone is of: neither an account nor a link brought but one of them. */
const isWhole = sql`not 'email' = any(withheld || late_contacts)`

/**
 * Invites the guests of one event to another, unsent and unanswered, under new ids (LIFE-10, LIFE-11). Removed and denied
 * guests, those who came by the open link and gave no address, and whoever hosts the new one are left out. The guest of an
 * address is who is invited there, not the account that came by its link.
 * @throws Failure guestLimit.
 */
export async function copyGuests(tx: Tx, from: HostOf<EventRow>, to: EventRow, now: number): Promise<void> {
  const copied = await sql`
    insert into invitees (event_id, invitee_id, user_id, name, email, email_normalised, phone, photo_url,
      is_connected, withheld, late_contacts, role, source, rsvp_status, invite_status, created_at)
    select ${to.id}::uuid, gen_random_uuid(), case when email is null or not 'email' = any(withheld) then user_id end, name, email,
      email_normalised, case when ${isWhole} then phone end, photo_url, is_connected,
      array(select 'phone' where ${isWhole} and 'phone' = any(withheld)),
      array(select 'phone' where ${isWhole} and 'phone' = any(late_contacts)),
      'attendee', 'host', 'INVITED', 'PENDING', ${now}
    from invitees source
    where event_id = ${from.id} and rsvp_status <> 'HIDDEN' and waitlist_status is distinct from 'DENIED'
      and user_id is distinct from ${to.organizer_id}
      and (user_id is not null or email_normalised is not null)
      and not exists (
        select 1 from invitees own where own.event_id = ${to.id} and own.email_normalised = source.email_normalised
      )
    order by created_at, invitee_id
    limit ${inviteesPerEvent}
  `.execute(tx)
  // The organizer's own row counts too.
  if ((copied.numAffectedRows ?? 0n) >= BigInt(inviteesPerEvent)) throw new Failure('guestLimit')
}
