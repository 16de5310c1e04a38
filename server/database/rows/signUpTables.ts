import type { Generated } from 'kysely'
import type { Instant } from '../deliveryTables.ts'

/** An item of a party's sign-up list. */
export interface SignUpItemTable {
  event_id: string
  item_id: string
  position: number
  name: string
  /** The amount that the hosts want, or null if there can't be too many. */
  wanted: number | null
  /** The sum of the claims, which the database keeps. */
  taken: Generated<number>
}

/** The amount of an item that a guest brings. */
export interface SignUpClaimTable {
  event_id: string
  item_id: string
  invitee_id: string
  amount: number
  note: Generated<string>
  claimed_at: Instant
}
