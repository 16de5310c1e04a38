import { limits } from '@festoon/contract/limits'
import { randomToken, tokenHash } from '../../crypto/randomToken.ts'
import type { Db } from '../../database/schema.ts'

/** A session, as far as its tokens depend on it. */
export interface Issuer {
  id: string
  userId: string
  /** The time of the sign-in, in ms. */
  openedAt: number
}

/** Returns the time in ms at which a session ends, however often it is renewed. */
const endOf = ({ openedAt }: Issuer): number => openedAt + limits.sessionSeconds * 1_000

/** Stores and returns a new access token of a session. `now` is in ms. */
export async function addAccessToken(db: Db, session: Issuer, now: number): Promise<string> {
  const token = randomToken()
  const expiry = Math.min(now + limits.accessTokenSeconds * 1_000, endOf(session))
  await db
    .insertInto('access_tokens')
    .values({ hash: tokenHash(token), session_id: session.id, user_id: session.userId, expires_at: expiry })
    .execute()
  return token
}

/** Stores and returns a new refresh token of a session. `parent` is the hash of the token that was exchanged for it. `now` is in ms. */
export async function addRefreshToken(
  db: Db,
  session: Issuer,
  now: number,
  parent: string | null = null,
): Promise<string> {
  const token = randomToken()
  const expiry = Math.min(now + limits.sessionIdleSeconds * 1_000, endOf(session))
  await db
    .insertInto('refresh_tokens')
    .values({
      hash: tokenHash(token),
      parent,
      session_id: session.id,
      issued_at: now,
      used_at: null,
      expires_at: expiry,
    })
    .execute()
  return token
}
