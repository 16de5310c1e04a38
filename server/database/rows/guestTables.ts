import type { Generated } from 'kysely'
import type { Instant } from '../deliveryTables.ts'

/** A request to co-host, which belongs to the contact or account that it was sent to. */
export interface CohostRequestTable {
  event_id: string
  invitee_id: string
  /** The keyed hash of the contact (crypto/addressKey.ts). Null if the organizer chose an account, or nothing proves who the guest is. */
  contact_key: string | null
  user_id: string | null
  asked_by: string
  asked_at: Instant
  expires_at: Instant
  /** The state of the message with the request: not sent yet, failed, or sent. */
  state: Generated<'PENDING' | 'FAILED' | 'SUCCESS'>
}

/** An account or a contact of a person who is kept from an event by a host's decision (exclusions.ts). */
export interface ExclusionTable {
  event_id: string
  /** The id of the decision about one person. */
  exclusion_id: string
  decision: 'removed' | 'denied'
  user_id: string | null
  /** The keyed hash of a mailbox or phone number (`recipientKey`). */
  contact_key: string | null
  decided_at: Instant
}

/**
 * One shard of an event's guest counts. Each count is the sum over all shards. Triggers update the shards
 * (functions/keep_guest_counts.sql).
 */
export interface GuestCountTable {
  event_id: string
  part: Generated<string>
  entries: number
  guests: number
  going: number
  places: number
  unsent: number
}
