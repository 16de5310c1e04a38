import { normalizeEmail } from '@festoon/contract/rules/email'
import { loginPhone } from '@festoon/contract/wire/text'
import type { InviteeRow } from '../../database/schema.ts'
import { Failure } from '../../core/Failure.ts'
import type { Contact } from '../../core/Contact.ts'
import { provingContact } from '../../events/view/provingContact.ts'

/**
 * Returns the normalized email address or phone number with which a guest can prove their identity and sign in.
 * @throws Failure inviteeNotFound if the guest's row has neither.
 */
export function contactOfInvitee(row: InviteeRow): Contact {
  const contact = provingContact(row)
  if (contact?.kind === 'email') return { kind: 'email', value: normalizeEmail(contact.value) }
  const phone = loginPhone.safeParse(contact?.value)
  if (!phone.success) throw new Failure('inviteeNotFound')
  return { kind: 'phone', value: phone.data }
}
