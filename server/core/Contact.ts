/** A person's normalized contact: a lowercase email address, or a phone number in E.164 format. */
export interface Contact {
  kind: 'email' | 'phone'
  value: string
}
