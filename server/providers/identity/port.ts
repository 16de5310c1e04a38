import type { Contact } from '../../core/Contact.ts'
/** A contact that the identity provider has verified. */
export interface Identity {
  contact: Contact
  /** The token's id, so that it opens only one session. */
  jti: string
  /** Expiry time in ms. */
  expiresAt: number
}

/** A provider that verifies contacts: the built-in one or an external one. */
export interface IdentityProvider {
  /** Creates the custom token that is issued for a correct code. `now` is in ms. */
  issue(contact: Contact, now: number): Promise<string>
  /** Reads an identity token. Returns undefined if the token is forged, expired or for another purpose. */
  verify(identityToken: string, now: number): Promise<Identity | undefined>
}
