import { normaliseEmail } from '@festoon/contract/rules/email'
import { loginPhone } from '@festoon/contract/text'
import type { InviteeRow } from '../../data/schema.ts'
import { Failure } from '../../Failure.ts'
import type { Contact } from '../../providers/identity/port.ts'

/**
 * The contact by which a guest proves who they are: the e-mail address first.
 * @throws Failure inviteeNotFound: the row has none that can sign in.
 */
export function contactOfInvitee({ email, phone }: InviteeRow): Contact {
  if (email !== null) return { kind: 'email', value: normaliseEmail(email) }
  const parsed = loginPhone.safeParse(phone)
  if (!parsed.success) throw new Failure('inviteeNotFound')
  return { kind: 'phone', value: parsed.data }
}
