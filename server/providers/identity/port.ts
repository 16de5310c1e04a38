import type { Contact } from '../../core/Contact.ts'
/** A contact that the identity provider vouches for. */
export interface Identity {
  contact: Contact
  /** Names the token, so that it opens one session only. */
  jti: string
  /** ms */
  expiresAt: number
}

/** Who vouches for a contact: the built-in provider, or an outside one. */
export interface IdentityProvider {
  /** Makes the custom token that a right code is traded for. `now` in ms. */
  issue(contact: Contact, now: number): Promise<string>
  /** Reads an identity token; undefined when it is forged, expired or for another purpose. */
  verify(identityToken: string, now: number): Promise<Identity | undefined>
}
