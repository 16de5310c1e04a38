import { addressKey } from '../../crypto/addressKey.ts'
import type { Contact } from '../../core/Contact.ts'
import type { Tx } from '../../database/schema.ts'

/**
 * Records that the owner of an email address or phone number got free coins. Returns false if they already had, even with an
 * account that was merged or deleted. `key` is the HMAC secret passed to `addressKey`.
 */
export async function grantFreeCoins(tx: Tx, key: Buffer, { kind, value }: Contact, now: number): Promise<boolean> {
  const granted = await tx
    .insertInto('free_coin_grants')
    .values({ contact_key: addressKey(key, kind, value), granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('contact_key')
    .executeTakeFirst()
  return granted !== undefined
}
