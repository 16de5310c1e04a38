import { limits } from '@festoon/contract/limits'
import { randomUUID } from 'node:crypto'
import { Failure } from '../Failure.ts'
import { randomToken, tokenHash } from '../secret/randomToken.ts'
import { holdUser } from './holdUser.ts'
import { inTransaction } from './inTransaction.ts'
import type { Db, Tx } from './schema.ts'

/** A signed-in caller. */
export interface Session {
  id: string
  userId: string
}

export interface Credentials {
  userId: string
  accessToken: string
  /** Absent when the one that the caller has stays valid. */
  refreshToken?: string
}

const sessionMs = limits.sessionCookieSeconds * 1_000

/** `used_at` of a token whose answer was lost and which another one took the place of. */
const supersededAt = 1

/** For this long a refresh token that another tab has just used still answers an access token, and nothing else. */
export const refreshLeewayMs = 10_000

/**
 * Opens a session for a user on a device. `userAgent`: what the browser calls itself.
 * @throws Failure notFound when there is no such account any more.
 */
export async function openSession(
  db: Db,
  userId: string,
  deviceId: string,
  now: number,
  userAgent = '',
): Promise<Credentials> {
  const id = randomUUID()
  const named = userAgent.replace(/[^\u0020-\u007E]/g, '').slice(0, 256)
  return inTransaction(db, async (tx) => {
    if (!(await holdUser(tx, userId))) throw new Failure('notFound')
    await tx
      .insertInto('sessions')
      .values({
        id,
        user_id: userId,
        device_id: deviceId,
        user_agent: named,
        created_at: now,
        last_used_at: now,
        revoked_at: null,
      })
      .execute()
    return {
      userId,
      accessToken: await addAccessToken(tx, { id, userId }, now),
      refreshToken: await addRefreshToken(tx, id, now),
    }
  })
}

/**
 * Uses up a refresh token and answers new credentials (RPC-10). A token that was used before ends its whole session, since
 * two parties then have it (RFC 9700, 4.14.2): unless the token that was answered for it was never used, which is an answer
 * that was lost, and except within `refreshLeewayMs`, where tabs of one browser race: then only
 * an access token is answered, and the new refresh token stays the one that the first tab got.
 * `userId`: whose token the caller takes it for; another user's is not touched.
 * @returns what is wrong with a token that opens nothing.
 */
export async function renewSession(
  db: Db,
  refreshToken: string,
  userId: string | undefined,
  now: number,
): Promise<Credentials | 'expired' | 'otherUser'> {
  const hash = tokenHash(refreshToken)
  return inTransaction(db, async (tx): Promise<Credentials | 'expired' | 'otherUser'> => {
    const owner = await tx
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select('sessions.user_id')
      .where('refresh_tokens.hash', '=', hash)
      // Sessions before their tokens, as where an account ends.
      .forKeyShare('sessions')
      .executeTakeFirst()
    if (owner && userId !== undefined && owner.user_id !== userId) return 'otherUser'
    const won = await tx
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('session_id')
      .executeTakeFirst()
    const earlier = won
      ? undefined
      : await tx
          .selectFrom('refresh_tokens')
          .select(['session_id', 'used_at'])
          .where('hash', '=', hash)
          .where('expires_at', '>', now)
          .executeTakeFirst()
    const seen = won ?? earlier
    if (!seen) return 'expired'
    const isLate = !won && now - (earlier?.used_at ?? now) > refreshLeewayMs
    const answer = isLate ? await lateAnswer(tx, hash, now) : 'raced'
    if (answer === 'stolen') {
      await revokeSession(tx, seen.session_id, now)
      return 'expired'
    }
    const session = await tx
      .selectFrom('sessions')
      .select(['id', 'user_id'])
      .where('id', '=', seen.session_id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (!session) return 'expired'
    const accessToken = await addAccessToken(tx, { id: session.id, userId: session.user_id }, now)
    if (!won && answer === 'raced') return { userId: session.user_id, accessToken }
    await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', session.id).execute()
    return { userId: session.user_id, accessToken, refreshToken: await addRefreshToken(tx, session.id, now, hash) }
  })
}

/**
 * What to make of a token that was used up a while ago. `lost`: the one that was answered for it was never used, so the answer
 * was lost on its way, and the caller may have another; that one counts as used long ago from here on, so that whoever shows
 * it after all ends the session. `raced`: another tab has just got one in its place. `stolen`: two parties have it.
 */
async function lateAnswer(tx: Tx, hash: string, now: number): Promise<'lost' | 'raced' | 'stolen'> {
  const answered = await tx
    .selectFrom('refresh_tokens')
    .select(['hash', 'used_at', 'expires_at'])
    .where('parent', '=', hash)
    .execute()
  const unused = answered.find(({ used_at }) => used_at === null)
  if (!unused || answered.some(({ used_at }) => used_at !== null && used_at !== supersededAt)) return 'stolen'
  if (unused.expires_at - sessionMs > now - refreshLeewayMs) return 'raced'
  await tx.updateTable('refresh_tokens').set({ used_at: supersededAt }).where('hash', '=', unused.hash).execute()
  return 'lost'
}

/** The session of an access token, when it is live. */
export async function sessionOfAccessToken(db: Db, token: string, now: number): Promise<Session | undefined> {
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.id', 'access_tokens.session_id')
    .select(['sessions.id', 'sessions.user_id'])
    .where('access_tokens.hash', '=', tokenHash(token))
    .where('access_tokens.expires_at', '>', now)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst()
  return row && { id: row.id, userId: row.user_id }
}

/** The session of a refresh token, without using it up: for choosing a page, never for an operation. */
export async function sessionOfRefreshToken(db: Db, token: string, now: number): Promise<Session | undefined> {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id', 'sessions.user_id'])
    .where('refresh_tokens.hash', '=', tokenHash(token))
    .where('refresh_tokens.expires_at', '>', now)
    .where((where) =>
      where.or([
        where('refresh_tokens.used_at', 'is', null),
        where('refresh_tokens.used_at', '>', now - refreshLeewayMs),
      ]),
    )
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst()
  return row && { id: row.id, userId: row.user_id }
}

/** Ends a session: none of its tokens opens anything any more. */
export async function revokeSession(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
  await db.deleteFrom('access_tokens').where('session_id', '=', id).execute()
}

async function addAccessToken(db: Db, session: Session, now: number): Promise<string> {
  const token = randomToken()
  const expires = now + limits.accessTokenSeconds * 1_000
  await db
    .insertInto('access_tokens')
    .values({ hash: tokenHash(token), session_id: session.id, user_id: session.userId, expires_at: expires })
    .execute()
  return token
}

async function addRefreshToken(db: Db, sessionId: string, now: number, parent: string | null = null): Promise<string> {
  const token = randomToken()
  const expires = now + sessionMs
  await db
    .insertInto('refresh_tokens')
    .values({ hash: tokenHash(token), parent, session_id: sessionId, used_at: null, expires_at: expires })
    .execute()
  return token
}
