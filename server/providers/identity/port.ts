import type { Contact } from '../../core/Contact.ts'
/** The content of a valid identity token. */
export interface Identity {
  contact: Contact
  /** The identity token's id, which this server records so that the token can't be used twice. */
  jti: string
  /** The time in ms at which the identity token expires. */
  expiresAt: number
}

/** A provider that issues and verifies proof that a person owns an email address or phone number. */
export interface IdentityProvider {
  /** Creates a custom token for an email address or phone number that this server has just verified. `now` is in ms. */
  issue(contact: Contact, now: number): Promise<string>
  /**
   * Returns the content of an identity token, or undefined if the token is forged, expired, or otherwise invalid. `now` is in
   * ms.
   */
  verify(identityToken: string, now: number): Promise<Identity | undefined>
}
