import type { Pii } from '@festoon/contract/merge'
import { normaliseEmail } from '@festoon/contract/rules/email'
import type { Contact } from '../../providers/identity/port.ts'

/** The contact that a call names, under its one spelling. */
export function contactOf(pii: Pii): Contact {
  return 'emailAddress' in pii
    ? { kind: 'email', value: normaliseEmail(pii.emailAddress) }
    : { kind: 'phone', value: pii.phoneNumber }
}
