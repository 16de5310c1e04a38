import type { Generated } from 'kysely'
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
  created_at: Instant
  /** The time of the sign-in, or of the last exchange of the session's refresh token for a new one. */
  last_used_at: Instant
  revoked_at: Instant | null
}

/** An email address or phone number, as a keyed hash, whose owner already got free coins. */
export interface FreeCoinGrantTable {
  contact_key: string
  granted_at: Instant
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
  used_at: Instant | null
  expires_at: Instant
}

export interface AccessTokenTable {
  hash: string
  session_id: string
  user_id: string
  expires_at: Instant
}
