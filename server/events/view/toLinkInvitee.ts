import type { Attendance, Invitee } from '@festoon/contract/nouns/guest'
import type { InviteeRow } from '../../database/schema.ts'
import { ownRow } from '../../accounts/profile/ownRow.ts'
import { codeContact } from './codeContact.ts'
import { toInvitee } from './toInvitee.ts'

/**
 * Returns an invitee as shown to anyone with the invitee's personal link, which may have been forwarded. Omits the account, the
 * email address, the phone number, the message to the host, and the responses, except for data in `sent`, which the caller
 * entered. `withheld` lists the data that the link doesn't show.
 */
export function toLinkInvitee(
  row: InviteeRow,
  sent?: Pick<Attendance, 'email' | 'phone' | 'rsvpMessage' | 'answers'>,
): Invitee {
  const { email, phone, userId: _account, rsvpMessage: _message, ...shown } = toInvitee(row)
  return {
    ...shown,
    ...(sent?.email === undefined ? {} : { email: sent.email }),
    ...(sent?.phone === undefined ? {} : { phone: sent.phone }),
    rsvpMessage: sent?.rsvpMessage ?? '',
    answers: sent?.answers ?? [],
    withheld: {
      contacts: [
        ...(email === undefined && !row.is_connected ? [] : ['email' as const]),
        ...(phone === undefined ? [] : ['phone' as const]),
      ],
      responses: row.responses.map(({ questionUuid }) => questionUuid),
      message: row.rsvp_message !== '',
      shownFor: shownFor(row),
      isUnverified: row.user_id === null && codeContact(row) !== null,
      isOwn: false,
    },
  }
}

/** Returns the proof for which a guest sees their message and responses on another device, or null if there is none. */
function shownFor(row: InviteeRow): 'code' | 'account' | null {
  const own = ownRow(row)
  if (own.rsvp_message === '' && own.responses.length === 0) return null
  if (row.user_id !== null) return 'account'
  return codeContact(row) === null ? null : 'code'
}
