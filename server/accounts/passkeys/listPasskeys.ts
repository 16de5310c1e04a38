import type { Passkey } from '@festoon/contract/nouns/security/passkey'
import type { Db } from '../../database/schema.ts'

/** Returns a user's passkeys, oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    passkeyId: id,
    name,
    createdAt: created_at,
    ...(last_used_at === null ? {} : { lastUsedAt: last_used_at }),
  }))
}
