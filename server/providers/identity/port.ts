import type { Contact } from '../../core/Contact.ts'
/** An account at an external identity provider (sections 2 and 5.7 of OpenID Connect Core). */
export interface ExternalAccount {
  issuer: string
  /** The account's permanent id at the issuer. */
  subject: string
  /** The provider's name, such as "Google". */
  name: string
  /** The time in ms at which the person last proved to the provider who they are, if the provider says. */
  provenAt?: number | undefined
}

/** The proof of a person's identity that they showed. */
export type IdentityProof = 'code' | 'passkey' | ExternalAccount

/** The content of a valid identity token. */
export interface Identity {
  contact: Contact
  /** The account at an external provider that verified the contact, if any. */
  account?: ExternalAccount | undefined
  /** True if the person has just proved that they own the contact, with a code or link that this server sent there. */
  isContactProven: boolean
  /** The identity token's id, which this server records so that the token can't be used twice. */
  jti: string
  /** The time in ms at which the identity token expires. */
  expiresAt: number
}

/** A provider that issues and verifies proof that a person owns an email address or phone number. */
export interface IdentityProvider {
  /**
   * Creates a custom token for an email address or phone number. `proof` is the proof that the person showed: a code or link sent to the
   * contact, a passkey of the contact's account, or an account at an external provider that has verified the contact. `now` is in ms.
   */
  issue(contact: Contact, now: number, proof?: IdentityProof): Promise<string>
  /**
   * Returns the content of an identity token, or undefined if the token is forged, expired, or otherwise invalid. `now` is in
   * ms.
   */
  verify(identityToken: string, now: number): Promise<Identity | undefined>
}
