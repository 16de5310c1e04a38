import { sql } from 'kysely'
import { formerGuest } from '@festoon/contract/messages/guestData'
import { carryBlocks } from '../accounts/sending/carryBlocks.ts'
import type { HostOf } from '../core/brands.ts'
import { Failure } from '../core/Failure.ts'
import { isConnectedRow } from '../database/rows/connectedRows.ts'
import { inviteesPerEvent } from '../database/rows/inviteeRows.ts'
import { isStranger, isTypedEmail } from '../database/rows/strangers.ts'
import type { EventRow, Tx } from '../database/schema.ts'

/** SQL condition for an invitation that an account claimed. It is copied for the guest who was invited, without what came since. */
const isClaimed = sql`before_claim is not null`

/** SQL condition for guests whose account is theirs: it wasn't only used to answer through their link. */
const isOwn = sql`(email is null or not 'email' = any(withheld)) and not ${isClaimed}`

const isLate = (kind: 'email' | 'phone') => sql`${kind} = any(late_contacts)`

/** SQL condition for an email address that may be the guest's. */
const takesEmail = sql`not (${isClaimed} and ${isLate('email')})`

/**
 * SQL condition for a phone number that may be the guest's. One that isn't the host's may belong to someone else than an email address
 * that is withheld or was added later.
 */
const takesPhone = sql`case
  when ${isClaimed} or ${isLate('email')} then not ${isLate('phone')} else not 'email' = any(withheld)
end`

/**
 * SQL condition for an email address that someone with a link entered, and no one has proven. Otherwise, a copy would count as entered by
 * its host.
 */
const isTyped = sql`${takesEmail} and ${isStranger} and (invitees.source <> 'host' or ${isTypedEmail})`

/** SQL condition for a phone number that someone with a link entered, and the guest's account hasn't verified. */
const isTypedPhone = sql`phone is not null and ${takesPhone} and (invitees.source <> 'host' or phone_typed) and not exists (
  select 1 from user_contacts c where ${isOwn} and c.user_id = invitees.user_id and c.kind = 'phone' and c.value = invitees.phone
)`

/**
 * Copies the guests of one event to another, with new ids, unsent invitations, and no RSVPs (LIFE-10, LIFE-11). Skips removed
 * and denied guests, the organizer of the new event, former guests, and guests who came by the open link and have neither an
 * email address nor an account that hosts know of. Omits the account unless `isOwn` is true, and contacts that may be another person's.
 * Contacts that were added later, or that no host entered, stay marked as such. Blocks of the other event's host hold for the copy, too.
 * @throws Failure guestLimit.
 */
export async function copyGuests(tx: Tx, from: HostOf<EventRow>, to: EventRow, now: number): Promise<void> {
  const copies = await sql`
    insert into invitees (event_id, invitee_id, user_id, name, email, email_normalized, phone, photo_url,
      is_connected, withheld, late_contacts, email_typed, phone_typed, role, source, rsvp_status, invite_status, created_at)
    select ${to.id}::uuid, gen_random_uuid(), case when ${isOwn} then user_id end, coalesce(before_claim->>'name', name),
      case when ${takesEmail} then email end, case when ${takesEmail} then email_normalized end,
      case when ${takesPhone} then phone end, photo_url,
      is_connected and ${isOwn},
      array(select 'phone' where ${isOwn} and ${takesPhone} and 'phone' = any(withheld)),
      array(
        select 'email' where ${takesEmail} and ${isLate('email')}
        union select 'phone' where ${takesPhone} and ${isLate('phone')}
      ),
      ${isTyped}, ${isTypedPhone}, 'attendee', 'host', 'INVITED', 'PENDING', ${now}
    from invitees
    where event_id = ${from.id} and rsvp_status <> 'HIDDEN' and waitlist_status is distinct from 'DENIED'
      and user_id is distinct from ${to.organizer_id}
      and (${isConnectedRow('invitees')} or email_normalized is not null or (invitees.source = 'host' and name <> ${formerGuest}))
      and not exists (
        select 1 from invitees own where own.event_id = ${to.id} and own.email_normalized = invitees.email_normalized
      )
    order by created_at, invitee_id
    limit ${inviteesPerEvent}
  `.execute(tx)
  // The organizer's own row counts toward the limit too.
  if ((copies.numAffectedRows ?? 0n) >= BigInt(inviteesPerEvent)) throw new Failure('guestLimit')
  await copyBlocks(tx, from, to)
}

/**
 * Turns off the messages of a copied event for everyone who blocked the host of the original, or an earlier host whose blocks the original
 * has. If another person than its first organizer copies it, also for those who turned off the original's messages.
 */
async function copyBlocks(tx: Tx, from: EventRow, to: EventRow): Promise<void> {
  if (from.organizer_id !== to.organizer_id) await carryBlocks(tx, from.organizer_id, [to.id])
  await sql`
    insert into opt_outs (channel, address_key, scope, subject, created_at, was_invited)
    select channel, address_key, 'event', ${to.id}::uuid, created_at, false
    from opt_outs where scope = 'event' and subject = ${from.id} and (not was_invited or not exists (
      select 1 from invitees i where i.event_id = ${from.id} and i.user_id = ${to.organizer_id}
        and i.role = 'organizer' and i.cohost_grants = '{}'
    ))
    on conflict do nothing
  `.execute(tx)
}
