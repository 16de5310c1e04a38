import { normaliseEmail } from '@festoon/contract/rules/email'
import { loginPhone } from '@festoon/contract/text'
import type { InviteeRow } from '../../data/schema.ts'
import { Failure } from '../../Failure.ts'
import type { Contact } from '../../providers/identity/port.ts'
import { provingContact } from '../../provingContact.ts'

/**
 * The contact by which a guest proves who they are, normalised.
 * @throws Failure inviteeNotFound: the row has none that can sign in.
 */
export function contactOfInvitee(row: InviteeRow): Contact {
  const contact = provingContact(row)
  if (contact?.kind === 'email') return { kind: 'email', value: normaliseEmail(contact.value) }
  const phone = loginPhone.safeParse(contact?.value)
  if (!phone.success) throw new Failure('inviteeNotFound')
  return { kind: 'phone', value: phone.data }
}
