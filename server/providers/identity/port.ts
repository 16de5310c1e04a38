import type { Contact } from '../../core/Contact.ts'
/** An email address or phone number that the identity provider has verified. */
export interface Identity {
  contact: Contact
  /** The identity token's id, which ensures that the token opens only one session. */
  jti: string
  /** The time in ms at which the identity token expires. */
  expiresAt: number
}

/**
 * A provider that issues and verifies proof that a user owns an email address or phone number: the built-in one or an
 * external one.
 */
export interface IdentityProvider {
  /** Creates a custom token for an email address or phone number that this server has just verified. `now` is in ms. */
  issue(contact: Contact, now: number): Promise<string>
  /** Returns the content of an identity token, or undefined if it is forged, expired, or otherwise invalid. `now` is in ms. */
  verify(identityToken: string, now: number): Promise<Identity | undefined>
}
