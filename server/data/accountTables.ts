import type { Generated } from 'kysely'
import type { Instant } from './deliveryTables.ts'

export interface UserTable {
  id: string
  name: string
  photo_url: string | null
  granted_text_permission: boolean
  text_permission_status: 'granted' | 'rejected' | null
  coins: number
  created_at: Instant
  /** Set on what is left of an erased account: nobody, to whom past events still belong. */
  deleted_at: Generated<Instant | null>
}

/** A verified way to reach a user. `value` is normalised: lower-case e-mail, E.164 phone. */
export interface UserContactTable {
  kind: 'email' | 'phone'
  value: string
  user_id: string
  verified_at: Instant
}

export interface SignInCodeTable {
  /** Keyed hash of the contact, and of the user for whom it is being verified when there is one. */
  destination: string
  user_id: string | null
  code_hash: string
  tries: number
  expires_at: Instant
}

/** A link that signs its owner in once. Without a user it opens nothing: it was made for an unknown address. */
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
  /** When its access was renewed last. */
  last_used_at: Instant
  revoked_at: Instant | null
}

export interface MergeProofTable {
  session_id: string
  kind: 'email' | 'phone'
  value: string
  /** The account that the contact belonged to when it was verified. */
  other_id: string
  expires_at: Instant
}

export interface RefreshTokenTable {
  hash: string
  /** Hash of the token that this one was answered for. */
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
