import type { Attendance, Invitee } from '@festoon/contract/nouns/guest'
import { ownRow } from '../../accounts/profile/ownRow.ts'
import { wasInvited } from '../../database/rows/wasInvited.ts'
import type { InviteeRow } from '../../database/schema.ts'
import { codeContact } from './codeContact.ts'
import { toInvitee } from './toInvitee.ts'

/**
 * Returns an invitee as shown to anyone with the invitee's personal link, which may have been forwarded. Omits the account, the
 * email address, the phone number, the message to the host, the responses, and the details for the caterer, except for data in
 * `sentRsvp`, which the caller entered. `withheld` lists the data that the link doesn't show.
 */
export function toLinkInvitee(
  row: InviteeRow,
  sentRsvp?: Pick<Attendance, 'email' | 'phone' | 'rsvpMessage' | 'answers' | 'heads'>,
): Invitee {
  const { email, phone, userId: _account, rsvpMessage: _message, heads: _heads, ...visibleFields } = toInvitee(row)
  return {
    ...visibleFields,
    ...(sentRsvp?.email === undefined ? {} : { email: sentRsvp.email }),
    ...(sentRsvp?.phone === undefined ? {} : { phone: sentRsvp.phone }),
    rsvpMessage: sentRsvp?.rsvpMessage ?? '',
    answers: sentRsvp?.answers ?? [],
    ...(sentRsvp?.heads === undefined ? {} : { heads: sentRsvp.heads }),
    withheld: {
      contacts: [
        ...(email === undefined && !row.is_connected ? [] : ['email' as const]),
        ...(phone === undefined ? [] : ['phone' as const]),
      ],
      responses: row.responses.map(({ questionUuid }) => questionUuid),
      message: row.rsvp_message !== '',
      ...(row.heads === null ? {} : { heads: true }),
      provable: provable(row),
      isUnverified: row.user_id === null && codeContact(row) !== null,
      isOwn: false,
      ...(isConfirmed(row) ? {} : { unconfirmed: codeContact(row)?.kind === 'email' ? 'code' : 'never' }),
    },
  }
}

type WithheldParts = NonNullable<Invitee['withheld']>

/** Returns true if the guest's RSVPs are confirmed by email, like `isProvenAddress`, or belong to an account. */
const isConfirmed = (row: InviteeRow): boolean =>
  row.user_id !== null || (row.email !== null && (row.email_confirmed_at !== null || wasInvited(row)))

/** Returns the part of an RSVP that a guest sees on another device after a proof, or null if there is none. */
function provable(row: InviteeRow): WithheldParts['provable'] {
  const accountRow = ownRow(row)
  const visibleFields = {
    message: accountRow.rsvp_message !== '',
    responses: accountRow.responses.length,
    ...(accountRow.heads === null ? {} : { heads: true as const }),
  }
  if (!visibleFields.message && visibleFields.responses === 0 && !visibleFields.heads) return null
  if (row.user_id !== null) return { by: 'account', ...visibleFields }
  return codeContact(row) === null ? null : { by: 'code', ...visibleFields }
}
