import { limits } from '@festoon/contract/limits'
import { randomUUID } from 'node:crypto'
import { Failure } from '../../core/Failure.ts'
import { randomToken, tokenHash } from '../../crypto/randomToken.ts'
import { lockUser } from '../../database/rows/lockUser.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Db, Tx } from '../../database/schema.ts'
import type { Session, Credentials } from '../../rpc/access/sessionOfToken.ts'

const sessionMs = limits.sessionCookieSeconds * 1_000

/** The `used_at` value of a refresh token that was replaced because it never reached the browser. */
const supersededAt = 1

/**
 * The grace period in ms after a tab has used a refresh token. During this time, another tab can still exchange the token
 * for an access token, but not for a new refresh token.
 */
export const refreshLeewayMs = 10_000

/**
 * Opens a session for a user on a device and returns its tokens. `userAgent` is the browser's User-Agent.
 * @throws Failure notFound if the account no longer exists, or accountSuspended.
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
    if (!(await lockUser(tx, userId))) throw new Failure('notFound')
    await demandActive(tx, userId)
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

/** @throws Failure accountSuspended if an operator suspended the account. */
export async function demandActive(tx: Tx, userId: string): Promise<void> {
  const user = await tx.selectFrom('users').select('suspended_at').where('id', '=', userId).executeTakeFirst()
  if (user && user.suspended_at !== null) throw new Failure('accountSuspended')
}

/**
 * Uses up a refresh token and returns new credentials (RPC-10). If the token has already been used, two parties have it, so the
 * whole session is ended (section 4.14.2 of RFC 9700). There are two exceptions. If the token was used less than
 * `refreshLeewayMs` ago, another tab of the same browser probably used it, and the caller gets only an access token. If the
 * replacement was never used, the response that contained it was probably lost, and the caller gets new credentials. `userId`
 * is the expected user; another user's token is left untouched.
 * @returns The new credentials, or the reason why the token is refused.
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
      // Sessions are locked before their tokens, as when an account is deleted.
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
    const reuse = isLate ? await classifyReuse(tx, hash, now) : 'raced'
    if (reuse === 'stolen') {
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
    if (!won && reuse === 'raced') return { userId: session.user_id, accessToken }
    await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', session.id).execute()
    return { userId: session.user_id, accessToken, refreshToken: await addRefreshToken(tx, session.id, now, hash) }
  })
}

/**
 * Classifies the reuse of a refresh token. `raced`: another tab has just replaced the token. `lost`: the token was replaced
 * earlier, but the replacement was never used, so the response with the replacement was probably lost and the caller may get
 * another. The lost replacement is marked as used, so that using it later ends the session. `stolen`: two parties have the
 * token.
 */
async function classifyReuse(tx: Tx, hash: string, now: number): Promise<'lost' | 'raced' | 'stolen'> {
  const successors = await tx
    .selectFrom('refresh_tokens')
    .select(['hash', 'used_at', 'expires_at'])
    .where('parent', '=', hash)
    .execute()
  const unused = successors.find(({ used_at }) => used_at === null)
  if (!unused || successors.some(({ used_at }) => used_at !== null && used_at !== supersededAt)) return 'stolen'
  if (unused.expires_at - sessionMs > now - refreshLeewayMs) return 'raced'
  await tx.updateTable('refresh_tokens').set({ used_at: supersededAt }).where('hash', '=', unused.hash).execute()
  return 'lost'
}

/**
 * Returns the session of a refresh token, without using up the token. Returns undefined if the token isn't valid. Don't use the
 * returned session to authorize operations.
 */
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

/** Ends a session and invalidates all of its tokens. */
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
