import { normalizeEmail } from '@festoon/contract/rules/email'
import { sql } from 'kysely'
import type { HostOf } from '../../core/brands.ts'
import { cohostOnly } from './cohostOnly.ts'
import { accountsToInvite } from './invitees.ts'
import type { EventRow, InviteeRow, Tx } from '../../database/schema.ts'

/**
 * Changes the email address of an invitation and marks the invitation as unsent. Revokes the personal link, because a stranger
 * may have received it at the old address, and hides earlier private messages. Links the invitation to the account with the new address, or to no account if there
 * is none or that account is already on the guest list. An opened invitation without a yes or no counts as unopened again. `enteredBy`
 * is the id of the host.
 */
export async function readdress(
  tx: Tx,
  event: HostOf<EventRow>,
  { invitee_id, rsvp_status }: InviteeRow,
  { email, enteredBy }: { email: string; enteredBy: string },
  now: number,
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
      entered_by: cohostOnly(event, enteredBy),
      entered_at: now,
      // The existing data was entered by the owner of the old address.
      withheld: sql`array_remove(
        withheld_from(null, jsonb_populate_record(invitees, '{"email_normalized":null}')), 'email'
      )`,
      late_contacts: sql`case when phone is null then '{}' else '{phone}' end::text[]`,
      before_claim: null,
      private_from: now,
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
