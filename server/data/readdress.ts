import { normaliseEmail } from '@festoon/contract/rules/email'
import { sql } from 'kysely'
import type { HostOf } from '../access.ts'
import { accountsToInvite } from './invitees.ts'
import type { EventRow, InviteeRow, Tx } from './schema.ts'

/**
 * Gives an invitation another address. The old one's link stops working, since it may have reached a stranger, and the
 * account of the old address loses the invitation to that of the new one. An invitation that was opened there only is one
 * that nobody has opened.
 */
export async function readdress(
  tx: Tx,
  event: HostOf<EventRow>,
  { invitee_id, rsvp_status }: InviteeRow,
  email: string,
): Promise<void> {
  const address = normaliseEmail(email)
  const userId = (await accountsToInvite(tx, event, [address])).get(address) ?? null
  await tx
    .updateTable('invitees')
    .set({
      email,
      email_normalised: address,
      user_id: userId,
      created_by: null,
      // What is there was said by whoever had the old address.
      withheld: sql`array_remove(
        withheld_from(null, jsonb_populate_record(invitees, '{"email_normalised":null}')), 'email'
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
