/** A normalized contact of a person: a lower-case email address, or a phone number in E.164. */
export interface Contact {
  kind: 'email' | 'phone'
  value: string
}
