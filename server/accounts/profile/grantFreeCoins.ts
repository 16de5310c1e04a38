import type { Contact } from '../../core/Contact.ts'
import { mailboxOf } from '../../core/mailbox.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import type { Tx } from '../../database/schema.ts'

/**
 * Records that the owner of an email address or phone number got free coins. Returns false if they already had, with the same or
 * another address of the mailbox, even if that account was merged or deleted. `key` is the HMAC secret passed to `addressKey`.
 */
export async function grantFreeCoins(tx: Tx, key: Buffer, { kind, value }: Contact, now: number): Promise<boolean> {
  const addresses = kind === 'email' ? [value, mailboxOf(value)] : [value]
  // Sorted, so that accounts that are created at the same time wait for each other.
  const keys = [...new Set(addresses)].map((one) => addressKey(key, kind, one)).toSorted()
  const grants = await tx
    .insertInto('free_coin_grants')
    .values(keys.map((contact_key) => ({ contact_key, granted_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('contact_key')
    .execute()
  return grants.length === keys.length
}
