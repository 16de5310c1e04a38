import { announceSessions } from '../../database/announce.ts'
import type { Tx } from '../../database/schema.ts'

/** Ends all sessions of a user, including the current one: access and refresh tokens, event streams, sign-in links, and codes. */
export async function endAllSessions(tx: Tx, userId: string, now: number): Promise<void> {
  // Locked in the same order as when a refresh token is exchanged.
  const sessions = await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  const ids = sessions.map(({ id }) => id)
  if (ids.length > 0) {
    await tx.deleteFrom('access_tokens').where('session_id', 'in', ids).execute()
    await tx.deleteFrom('merge_proofs').where('session_id', 'in', ids).execute()
  }
  await tx.deleteFrom('sign_in_links').where('user_id', '=', userId).execute()
  await tx.deleteFrom('sign_in_codes').where('user_id', '=', userId).execute()
  await announceSessions(tx, userId)
}
