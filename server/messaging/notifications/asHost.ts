import type { Db, InviteeRow } from '../../database/schema.ts'
import { isProvenAddress } from '../confirmations/isProvenAddress.ts'

/**
 * Returns a host's row with an email address that the host's account has verified: the row's, or else the account's first, or none. The
 * address in the row may be another person's, because guests type and correct it, and accounts give addresses up.
 */
export async function asHost(db: Db, row: InviteeRow): Promise<InviteeRow> {
  if (row.user_id !== null && (await isProvenAddress(db, row))) return row
  const ownAddress = await db
    .selectFrom('user_contacts')
    .select('value')
    .where('user_id', '=', row.user_id)
    .where('kind', '=', 'email')
    .orderBy('verified_at')
    .orderBy('value')
    .limit(1)
    .executeTakeFirst()
  return { ...row, email: ownAddress?.value ?? null }
}
