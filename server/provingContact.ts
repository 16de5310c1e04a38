import type { InviteeRow } from './data/schema.ts'
import type { Contact } from './providers/identity/port.ts'

/**
 * The contact by which a guest proves who they are: the e-mail address first, and none that was added by the row's link, which
 * may be that of whoever found it. As it was typed.
 */
export function provingContact({ email, phone, late_contacts: late }: InviteeRow): Contact | null {
  if (email !== null && !late.includes('email')) return { kind: 'email', value: email }
  return phone === null || late.includes('phone') ? null : { kind: 'phone', value: phone }
}
