import type { Generated, JSONColumnType } from 'kysely'
import type { ActivityKind } from '@festoon/contract/nouns/security/activity'
import type { Instant } from './deliveryTables.ts'

export interface UserTable {
  id: string
  name: string
  photo_url: string | null
  granted_sms_permission: boolean
  sms_permission_status: 'granted' | 'rejected' | null
  coins: number
  created_at: Instant
  /** The time at which the account was erased. An account that still has events is kept, but without personal data. */
  deleted_at: Generated<Instant | null>
  /** The time at which an operator suspended the account, or null if it isn't suspended. */
  suspended_at: Generated<Instant | null>
  suspension_reason: Generated<string | null>
  /** The version of the address of the user's calendar feed. Incremented to revoke earlier addresses. */
  calendar_version: Generated<number>
}

/**
 * A verified email address or phone number of a user. `value` is normalized: a lowercase email address or an E.164 phone
 * number.
 */
export interface UserContactTable {
  kind: 'email' | 'phone'
  value: string
  user_id: string
  verified_at: Instant
}

export interface SignInCodeTable {
  /** The keyed hash of two values: the email address or phone number, and the user or device that requested the code. */
  destination: string
  user_id: string | null
  code_hash: string
  tries: number
  expires_at: Instant
}

/** A one-time sign-in link. A link without a user was created for an unknown email address and doesn't work. */
export interface SignInLinkTable {
  hash: string
  user_id: string | null
  email: string | null
  expires_at: Instant
}

export interface UsedTokenTable {
  jti: string
  expires_at: Instant
}

export interface SessionTable {
  id: string
  user_id: string
  device_id: string
  user_agent: string
  /** The coarse network that the session was last used from, such as `203.0.113.x`. */
  network: Generated<string>
  /** The country that the operator's proxy reported with the last use, if any. */
  country: Generated<string | null>
  created_at: Instant
  /** The time at which the user last proved that they are present. */
  proven_at: Generated<Instant>
  /** The keyed hash of the contact whose owner they proved to be, with a code or link sent there. Null after any other proof. */
  proven_contact: Generated<string | null>
  /** The time of the sign-in, or of the last exchange of the session's refresh token for a new one. */
  last_used_at: Instant
  revoked_at: Instant | null
}

/** An email address or phone number, as a keyed hash, whose owner already got free coins. */
export interface FreeCoinGrantTable {
  contact_key: string
  granted_at: Instant
}

/** A contact that a host has or had, as the keyed hash of its owner (accounts/sending/hostContacts.ts). */
export interface HostContactTable {
  contact_key: string
  host_id: string
  /** The time at which the host's account was deleted or lost the contact. Null if it has the contact. */
  left_at: Instant | null
}

export interface MergeProofTable {
  session_id: string
  kind: 'email' | 'phone'
  value: string
  /** The account that the email address or phone number belonged to when the session's user verified it. */
  other_id: string
  expires_at: Instant
}

export interface RefreshTokenTable {
  hash: string
  /** The hash of the refresh token that was exchanged for this one. Null for a session's first token. */
  parent: string | null
  session_id: string
  issued_at: Generated<Instant>
  used_at: Instant | null
  expires_at: Instant
}

export interface AccessTokenTable {
  hash: string
  session_id: string
  user_id: string
  expires_at: Instant
}

/** An entry of an account's activity, which its owner can see for `limits.activityDays`. */
export interface SecurityLogTable {
  entry: Generated<number>
  user_id: string
  kind: ActivityKind
  /** A masked email address or phone number, the name of a passkey, or the title of an event. */
  detail: Generated<string>
  user_agent: Generated<string>
  network: Generated<string>
  country: Generated<string | null>
  created_at: Instant
}

/** An account at an external identity provider that signs in to a user's account. */
export interface UserIdentityTable {
  issuer: string
  subject: string
  user_id: string
  /** The email address that the provider had verified when the account was linked. */
  email: string
  created_at: Instant
}

/** An account that was merged into another one, which is deleted. */
export interface MergedAccountTable {
  account_id: string
  into_id: string
}

/** A passkey (WebAuthn credential). `id` and `public_key` are in base64url. */
export interface PasskeyTable {
  id: string
  user_id: string
  /** The id, as authenticators store it, of the account that the passkey was created for. Stays the same when accounts are merged. */
  user_handle: string
  public_key: string
  counter: number
  transports: JSONColumnType<string[], string, string>
  name: string
  created_at: Instant
  last_used_at: Instant | null
}
