import type { Contact } from '../../core/Contact.ts'
/** An email address or phone number that the identity provider has verified. */
export interface Identity {
  contact: Contact
  /** The identity token's id, so that the token opens only one session. */
  jti: string
  /** Time in ms at which the identity token expires. */
  expiresAt: number
}

/** A provider that vouches for email addresses and phone numbers: the built-in one or an external one. */
export interface IdentityProvider {
  /** Creates a custom token for an email address or phone number that this server has just verified. `now` is in ms. */
  issue(contact: Contact, now: number): Promise<string>
  /** Returns the content of an identity token, or undefined if it is invalid, such as forged or expired. `now` is in ms. */
  verify(identityToken: string, now: number): Promise<Identity | undefined>
}
