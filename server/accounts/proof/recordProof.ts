import type { Contact } from '../../core/Contact.ts'
import { Failure } from '../../core/Failure.ts'
import type { Device } from '../../core/place.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import { announceSessions } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { lockUser } from '../../database/rows/lockUser.ts'
import type { Credentials, Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'
import { recordActivity } from '../activity/recordActivity.ts'
import { addAccessToken, addRefreshToken } from '../sessions/addTokens.ts'

/**
 * Records that a session's user has just proved that they are present, and replaces all tokens of the session, so that someone
 * who copied one before doesn't profit from the proof. `contact` is the one to which the code was sent, or null for other proofs.
 * @returns The new credentials.
 * @throws Failure sessionExpired if the session has ended in the meantime.
 */
export async function recordProof(
  context: Services & Device,
  { id, userId }: Session,
  contact: Contact | null,
): Promise<Credentials> {
  const { db, clock, keys } = context
  const proven_contact = contact && addressKey(keys.addressKey, contact.kind, contact.value)
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    // Waits for renewals that have started, so that none of their tokens is left.
    const session = await tx
      .selectFrom('sessions')
      .select(['id', 'user_id as userId', 'created_at as openedAt'])
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!session) throw new Failure('sessionExpired')
    await tx
      .updateTable('sessions')
      .set({ proven_at: now, proven_contact, last_used_at: now })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('access_tokens').where('session_id', '=', id).execute()
    await tx.deleteFrom('refresh_tokens').where('session_id', '=', id).execute()
    await recordActivity(tx, userId, { kind: 'proved' }, context, now)
    await announceSessions(tx, userId)
    return {
      userId,
      accessToken: await addAccessToken(tx, session, now),
      refreshToken: await addRefreshToken(tx, session, now),
    }
  })
}
