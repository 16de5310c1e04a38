import type { Attendance, Invitee } from '@festoon/contract/nouns/guest'
import { ownRow } from '../../accounts/profile/ownRow.ts'
import { wasInvited } from '../../database/rows/wasInvited.ts'
import type { InviteeRow } from '../../database/schema.ts'
import { codeContact } from './codeContact.ts'
import { toInvitee } from './toInvitee.ts'

/**
 * Returns an invitee as shown to anyone with the invitee's personal link, which may have been forwarded. Omits the account, the
 * email address, the phone number, the message to the host, the responses, and the details for the caterer, except for data in
 * `sent`, which the caller entered. `withheld` lists the data that the link doesn't show.
 */
export function toLinkInvitee(
  row: InviteeRow,
  sent?: Pick<Attendance, 'email' | 'phone' | 'rsvpMessage' | 'answers' | 'heads'>,
): Invitee {
  const { email, phone, userId: _account, rsvpMessage: _message, heads: _heads, ...shown } = toInvitee(row)
  return {
    ...shown,
    ...(sent?.email === undefined ? {} : { email: sent.email }),
    ...(sent?.phone === undefined ? {} : { phone: sent.phone }),
    rsvpMessage: sent?.rsvpMessage ?? '',
    answers: sent?.answers ?? [],
    ...(sent?.heads === undefined ? {} : { heads: sent.heads }),
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

type Withheld = NonNullable<Invitee['withheld']>

/** Returns true if the guest's RSVPs are confirmed by email, like `isProvenAddress`, or belong to an account. */
const isConfirmed = (row: InviteeRow): boolean =>
  row.user_id !== null || (row.email !== null && (row.email_confirmed_at !== null || wasInvited(row)))

/** Returns the part of an RSVP that a guest sees on another device after a proof, or null if there is none. */
function provable(row: InviteeRow): Withheld['provable'] {
  const own = ownRow(row)
  const shown = {
    message: own.rsvp_message !== '',
    responses: own.responses.length,
    ...(own.heads === null ? {} : { heads: true as const }),
  }
  if (!shown.message && shown.responses === 0 && !shown.heads) return null
  if (row.user_id !== null) return { by: 'account', ...shown }
  return codeContact(row) === null ? null : { by: 'code', ...shown }
}
