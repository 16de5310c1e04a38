import type { Attendance, Invitee } from '@festoon/contract/guest'
import type { InviteeRow } from './data/schema.ts'
import { provingContact } from './provingContact.ts'
import { toInvitee } from './toInvitee.ts'

/**
 * A guest's row as the holder of its link sees it, who may be anybody that the link was passed on to: the name and where
 * the answer stands, and of contacts, message and answers no more than that they are there. `sent`: what this very call
 * said of them is no secret from its caller.
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
      answered: row.answers.map(({ questionUuid }) => questionUuid),
      message: true,
      isUnverified: row.user_id === null && provingContact(row) !== null,
      isOwn: false,
    },
  }
}
