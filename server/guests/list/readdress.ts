import { normalizeEmail } from '@festoon/contract/rules/email'
import { sql } from 'kysely'
import type { HostOf } from '../../core/brands.ts'
import { accountsToInvite } from './invitees.ts'
import type { EventRow, InviteeRow, Tx } from '../../database/schema.ts'

/**
 * Changes the email address of an invitation and marks the invitation as unsent. The link that was sent to the old address
 * stops working, because a stranger may have received it. The invitation moves to the account of the new address. It belongs
 * to no account if there is none, or if that account is already on the guest list. An invitation that was only opened becomes
 * unopened again.
 */
export async function readdress(
  tx: Tx,
  event: HostOf<EventRow>,
  { invitee_id, rsvp_status }: InviteeRow,
  email: string,
): Promise<void> {
  const address = normalizeEmail(email)
  const userId = (await accountsToInvite(tx, event, [address])).get(address) ?? null
  await tx
    .updateTable('invitees')
    .set({
      email,
      email_normalized: address,
      user_id: userId,
      created_by: null,
      // The existing data was entered by the owner of the old address.
      withheld: sql`array_remove(
        withheld_from(null, jsonb_populate_record(invitees, '{"email_normalized":null}')), 'email'
      )`,
      late_contacts: sql`case when phone is null then '{}' else '{phone}' end::text[]`,
      token_version: sql`token_version + 1`,
      rsvp_status: rsvp_status === 'SEEN' ? 'INVITED' : rsvp_status,
      invite_status: 'PENDING',
      invite_failure: null,
      modification: sql`nextval('modifications')`,
    })
    .where('event_id', '=', event.id)
    .where('invitee_id', '=', invitee_id)
    .execute()
}
