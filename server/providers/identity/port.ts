import type { Contact } from '../../core/Contact.ts'
/** A contact that the identity provider has verified. */
export interface Identity {
  contact: Contact
  /** Identifies the token, so that it opens only one session. */
  jti: string
  /** Expiry time, ms. */
  expiresAt: number
}

/** Verifies contacts: the built-in provider or an outside one. */
export interface IdentityProvider {
  /** Creates the custom token that a correct code is exchanged for. `now` is in ms. */
  issue(contact: Contact, now: number): Promise<string>
  /** Reads an identity token. Undefined if it's forged, expired or for another purpose. */
  verify(identityToken: string, now: number): Promise<Identity | undefined>
}
