import type { Selectable } from 'kysely'
import type { SessionTable } from '../../database/accountTables.ts'
import type { Db } from '../../database/schema.ts'

/** Returns the sessions in which a user is still signed in, most recently used first. */
export async function listSessions(
  db: Db,
  userId: string,
  now: number,
): Promise<Pick<Selectable<SessionTable>, 'id' | 'user_agent' | 'created_at' | 'last_used_at'>[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens')
          .select('hash')
          .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
          .where('used_at', 'is', null)
          .where('expires_at', '>', now),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Returns true if a session belongs to a user and hasn't been ended. */
export async function isSessionOf(db: Db, id: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
