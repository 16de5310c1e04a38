import { Failure } from '../../core/Failure.ts'
import { tokenHash } from '../../crypto/randomToken.ts'
import type { Db, Tx } from '../../database/schema.ts'

/** A signed-in caller's session. */
export interface Session {
  id: string
  userId: string
  /** The time in ms at which the user last proved who they are, by signing in or with a code or passkey. */
  provenAt: number
  /** The keyed hash of the contact whose owner they proved to be, with a code or link sent there, or null after any other proof. */
  provenContact: string | null
}

/** Returns the session of an access token, or undefined if the token is unknown or has expired, or if the session has ended. */
export async function sessionOfAccessToken(db: Db, token: string, now: number): Promise<Session | undefined> {
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.id', 'access_tokens.session_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.proven_at', 'sessions.proven_contact'])
    .where('access_tokens.hash', '=', tokenHash(token))
    .where('access_tokens.expires_at', '>', now)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst()
  return row && { id: row.id, userId: row.user_id, provenAt: row.proven_at, provenContact: row.proven_contact }
}

/**
 * Checks that a session hasn't ended while the call waited for a lock.
 * @throws Failure sessionExpired.
 */
export async function requireOpenSession(tx: Tx, { id }: Pick<Session, 'id'>): Promise<void> {
  const open = tx.selectFrom('sessions').select('id').where('id', '=', id).where('revoked_at', 'is', null)
  if (!(await open.executeTakeFirst())) throw new Failure('sessionExpired')
}

export interface Credentials {
  userId: string
  accessToken: string
  /** The new refresh token, or undefined if the caller should keep the current one. */
  refreshToken?: string
}
