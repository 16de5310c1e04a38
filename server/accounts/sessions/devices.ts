import type { Selectable } from 'kysely'
import type { SessionTable } from '../../database/accountTables.ts'
import type { Db } from '../../database/schema.ts'

/** Returns the sessions in which a user is still signed in, most recently used first. */
export async function listSessions(
  db: Db,
  userId: string,
  now: number,
): Promise<
  Pick<Selectable<SessionTable>, 'id' | 'user_agent' | 'network' | 'country' | 'created_at' | 'last_used_at'>[]
> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'network', 'country', 'created_at', 'last_used_at'])
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

/** Returns a user's session, or undefined if it belongs to someone else or has ended. */
export async function readSession(db: Db, id: string, userId: string): Promise<{ user_agent: string } | undefined> {
  return db
    .selectFrom('sessions')
    .select('user_agent')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** The time in ms after an account's creation in which a sign-in belongs to the creation, so that no notice is sent. */
const freshMs = 10 * 60_000

/** Returns true if a user signs in on a device for the first time, except when they have just created their account. */
export async function isNewDevice(db: Db, userId: string, deviceId: string, now: number): Promise<boolean> {
  const sessions = await db.selectFrom('sessions').select('device_id').where('user_id', '=', userId).execute()
  if (sessions.some(({ device_id }) => device_id === deviceId)) return false
  if (sessions.length > 0) return true
  const user = await db.selectFrom('users').select('created_at').where('id', '=', userId).executeTakeFirst()
  return user !== undefined && now - user.created_at > freshMs
}
