/** A normalized email address (lowercase) or phone number (E.164 format). */
export interface Contact {
  kind: 'email' | 'phone'
  value: string
}
