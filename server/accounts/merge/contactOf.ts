import type { Pii } from '@festoon/contract/nouns/merge'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { Contact } from '../../core/Contact.ts'

/** Returns the normalized email address or phone number from a call's input. */
export function contactOf(pii: Pii): Contact {
  return 'emailAddress' in pii
    ? { kind: 'email', value: normalizeEmail(pii.emailAddress) }
    : { kind: 'phone', value: pii.phoneNumber }
}
