import { sql } from 'kysely'
import { z } from 'zod'
import { addressChanged } from '@festoon/contract/messages/messaging/undelivered'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { HostOf } from '../../core/brands.ts'
import { Failure } from '../../core/Failure.ts'
import { passInvitation } from '../../database/rows/passInvitation.ts'
import { readRows } from '../../database/rows/readRows.ts'
import type { EventRow, InviteeRow, Tx } from '../../database/schema.ts'
import { dropDeliveries } from '../../events/lockGuests.ts'
import { isConnected } from '../../events/view/isConnected.ts'
import { awaitErasure } from '../data/eraseOldContacts.ts'
import { cohostOnly } from './cohostOnly.ts'
import { accountsToInvite } from './invitees.ts'
import { takenAddresses } from './takenAddresses.ts'

/** An email address that a host enters for a guest. `enteredBy` is the id of the host. */
interface NewAddress {
  email: string
  enteredBy: string
}

/**
 * Returns true if an email address that a host enters for a guest differs from the guest's. An account that only claimed the invitation
 * through its link doesn't manage the address.
 * @throws Failure connectedAddress if the guest's account manages the address, or alreadyInvited if another guest has the new one.
 */
export async function isNewAddress(tx: Tx, event: HostOf<EventRow>, row: InviteeRow, email: string): Promise<boolean> {
  const address = normalizeEmail(email)
  if (row.email_normalized === address) return false
  if (isConnected(row) && row.before_claim === null) throw new Failure('connectedAddress')
  if ((await takenAddresses(tx, event, [address])).has(address)) throw new Failure('alreadyInvited')
  return true
}

/**
 * Changes a guest's email address, or adds one if there is none. A changed address belongs to another person, so the earlier person
 * loses the invitation, and messages that wait for them aren't sent. In both cases, an account that isn't the guest's, as far as the
 * host knows, loses the invitation. An account that claimed it keeps its RSVP in a separate entry, unless the address is its own. The
 * caller must have locked the event and the guest (`lockGuests`).
 */
export async function readdress(
  tx: Tx,
  event: HostOf<EventRow>,
  row: InviteeRow,
  newAddress: NewAddress,
  now: number,
): Promise<void> {
  await sql`
    select release_claim(${event.id}::uuid, ${row.invitee_id}::uuid, not exists (
      select 1 from user_contacts c
      where c.user_id = ${row.user_id}::uuid and c.kind = 'email' and c.value = ${normalizeEmail(newAddress.email)}
    ))
  `.execute(tx)
  const isFirst = row.email_normalized === null
  const { userId, isForeign } = await readAccount(tx, row)
  if (!isFirst || isForeign) {
    await dropDeliveries(tx, event, [row.invitee_id], addressChanged, now)
    await passInvitation(tx, row, undefined)
  }
  await (isFirst
    ? addAddress(tx, event, row, newAddress, isForeign ? null : userId)
    : replaceAddress(tx, event, row, newAddress, now))
  await awaitErasure(tx, event, now)
}

/**
 * Replaces the email address of an invitation and marks the invitation as unsent. Revokes the personal links, because a stranger
 * may have received one at the old address, and hides earlier private messages. Links the invitation to the account with the new address,
 * or to no account if there is none or that account is already on the guest list. An opened invitation without a yes or no counts as
 * unopened again.
 */
async function replaceAddress(
  tx: Tx,
  event: HostOf<EventRow>,
  { invitee_id }: InviteeRow,
  { email, enteredBy }: NewAddress,
  now: number,
): Promise<void> {
  const address = normalizeEmail(email)
  const userId = (await accountsToInvite(tx, event, [address])).get(address) ?? null
  await tx
    .updateTable('invitees')
    .set({
      email,
      email_normalized: address,
      email_typed: false,
      user_id: userId,
      entered_by: cohostOnly(event, enteredBy),
      entered_at: now,
      // The existing data was entered by the owner of the old address.
      withheld: sql`array_remove(
        withheld_from(null, jsonb_populate_record(invitees, '{"email_normalized":null}')), 'email'
      )`,
      late_contacts: sql`case when phone is null then '{}' else '{phone}' end::text[]`,
      private_from: now,
      token_version: sql`token_version + 1`,
      rsvp_status: sql`case rsvp_status when 'SEEN' then 'INVITED' else rsvp_status end`,
      invite_status: 'PENDING',
      invite_failure: null,
      modification: sql`nextval('modifications')`,
    })
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', invitee_id)
    .execute()
}

/** Adds an email address to an invitation without one. `userId` is the account of its guest, or null. */
async function addAddress(
  tx: Tx,
  event: HostOf<EventRow>,
  { invitee_id, source }: InviteeRow,
  { email, enteredBy }: NewAddress,
  userId: string | null,
): Promise<void> {
  const address = normalizeEmail(email)
  const isHosts = source === 'host'
  await tx
    .updateTable('invitees')
    .set({
      email,
      email_normalized: address,
      email_typed: false,
      // Hosts could get the link, and text it, until now. Other guests keep theirs.
      ...(isHosts && userId === null ? { token_version: sql`token_version + 1` } : {}),
      // Also with an account, which hosts don't know of: a text didn't invite this address.
      ...(isHosts ? { invite_status: 'PENDING' } : {}),
      user_id: userId,
      entered_by: cohostOnly(event, enteredBy),
      // The row's account must not see an address that isn't its own.
      withheld: sql`array(
        select unnest(array_remove(withheld, 'email')) union select 'email'
        where ${userId}::uuid is not null and not exists (
          select 1 from user_contacts c where c.user_id = ${userId}::uuid and c.kind = 'email' and c.value = ${address}
        ) order by 1
      )`,
      late_contacts: sql`array_remove(late_contacts, 'email')`,
      modification: sql`nextval('modifications')`,
    })
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', invitee_id)
    .execute()
}

const accountRow = z.object({ userId: z.string().nullable(), isForeign: z.boolean() })

/**
 * Returns the account of an invitation, or null. `isForeign` is true if the host doesn't know it as the guest's account: it used the
 * link, and then took its RSVP back.
 */
async function readAccount(tx: Tx, { event_id, invitee_id }: InviteeRow): Promise<z.infer<typeof accountRow>> {
  const query = sql`
    select user_id as "userId", user_id is not null and source = 'host' and not is_invited(user_id, i) as "isForeign"
    from invitees i where event_id = ${event_id} and invitee_id = ${invitee_id}
  `
  const [row] = await readRows(tx, accountRow, query)
  return row ?? { userId: null, isForeign: false }
}
