import type { Generated } from 'kysely'
import type { CoinChange } from '@festoon/contract/nouns/coin'
import type { Instant } from '../deliveryTables.ts'

/**
 * A coin purchase, stored before the payment is created. Coins are credited only if the payment matches the pack and amount
 * stored here.
 */
export interface PurchaseTable {
  id: string
  /** The id of the buyer, or null after the buyer's account was deleted. */
  user_id: string | null
  /** The payment's id at the payment service, or null until the payment has been created there. */
  payment_intent_id: string | null
  price_id: string
  coins: number
  /** The price in the currency's smallest unit, such as cents. */
  amount: number
  currency: string
  created_at: Instant
  /** The time at which the coins were credited, or null if they haven't been credited. */
  credited_at: Instant | null
}

/** An entry in a user's coin ledger: a change to the balance. */
export interface CoinEntryTable {
  user_id: string
  /** A sequence number. Later changes have higher numbers. */
  entry: Generated<number>
  /** The reason for the change. `opening` is the balance from before the ledger was introduced. */
  kind: CoinChange['kind']
  amount: number
  /** The balance after the change, in coins. */
  balance: number
  created_at: Instant
}
