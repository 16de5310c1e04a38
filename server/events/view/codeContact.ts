import { normalizeEmail } from '@festoon/contract/rules/email'
import { loginPhone } from '@festoon/contract/wire/text'
import type { Contact } from '../../core/Contact.ts'
import type { InviteeRow } from '../../database/schema.ts'
import { provingContact } from './provingContact.ts'

/**
 * Returns the normalized email address or phone number with which a guest can prove their identity by a code, or null if there is
 * none that a code can be sent to.
 */
export function codeContact(row: InviteeRow): Contact | null {
  const contact = provingContact(row)
  if (contact?.kind === 'email') return { kind: 'email', value: normalizeEmail(contact.value) }
  const phone = loginPhone.safeParse(contact?.value)
  return phone.success ? { kind: 'phone', value: phone.data } : null
}
