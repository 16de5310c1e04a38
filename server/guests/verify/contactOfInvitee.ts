import type { Contact } from '../../core/Contact.ts'
import { Failure } from '../../core/Failure.ts'
import type { InviteeRow } from '../../database/schema.ts'
import { codeContact } from '../../events/view/codeContact.ts'

/**
 * Returns the email address or phone number to which a guest's code is sent.
 * @throws Failure inviteeNotFound if the guest's row has neither.
 */
export function contactOfInvitee(row: InviteeRow): Contact {
  const contact = codeContact(row)
  if (!contact) throw new Failure('inviteeNotFound')
  return contact
}
