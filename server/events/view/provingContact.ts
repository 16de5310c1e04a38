import type { Contact } from '../../core/Contact.ts'
import type { InviteeRow } from '../../database/schema.ts'

/**
 * Returns the email address (not normalized) that can prove a guest's identity or, if there is none, the phone number. Ignores
 * `late_contacts`, because anyone with the invitation's link may have added them.
 */
export function provingContact({ email, phone, late_contacts: late }: InviteeRow): Contact | null {
  if (email !== null && !late.includes('email')) return { kind: 'email', value: email }
  return phone === null || late.includes('phone') ? null : { kind: 'phone', value: phone }
}
