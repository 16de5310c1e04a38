import { randomUUID } from 'node:crypto'
import { limits } from '@festoon/contract/limits'
import { Failure } from '../../core/Failure.ts'
import { unknownDevice, type Device } from '../../core/place.ts'
import { tokenHash } from '../../crypto/randomToken.ts'
import { announceSessions } from '../../database/announce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { isSuspended } from '../../database/rows/isSuspended.ts'
import { lockUser } from '../../database/rows/lockUser.ts'
import type { Db, Tx } from '../../database/schema.ts'
import type { QueueAccountNotices } from '../../queue/jobData.ts'
import type { Session, Credentials } from '../../rpc/access/sessionOfToken.ts'
import { recordActivity } from '../activity/recordActivity.ts'
import { noteChange } from '../notices/noteChange.ts'
import { addAccessToken, addRefreshToken } from './addTokens.ts'
import { isNewDevice } from './devices.ts'

/** The `used_at` value of a refresh token that was replaced because it never reached the browser. */
const supersededAt = 1

/**
 * The grace period in ms after a tab has used a refresh token. During this time, another tab can still exchange the token
 * for an access token, but not for a new refresh token.
 */
export const refreshLeewayMs = 10_000

/** The device of a sign-in, and how to notify the user of it. */
interface SignIn {
  device?: Device
  /** Notifies the account's contacts, in the same transaction, if the device is new to the account. */
  notice?: QueueAccountNotices
  /** The time in ms at which the user proved who they are. By default, now. */
  provenAt?: number
  /** The keyed hash of the contact whose owner the user proved to be, with a code or link sent there. */
  provenContact?: string | null
  /** Runs first, in the same transaction. */
  link?: (tx: Tx) => Promise<void>
}

/**
 * Opens a session for a user on a device and returns its tokens. The sign-in counts as a proof that the user was present
 * at `provenAt`.
 * @throws Failure notFound if the account no longer exists, or accountSuspended.
 */
export async function openSession(
  db: Db,
  userId: string,
  deviceId: string,
  now: number,
  { device = unknownDevice, notice, provenAt = now, provenContact = null, link }: SignIn = {},
): Promise<Credentials> {
  const id = randomUUID()
  return inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Failure('notFound')
    await requireActive(tx, userId)
    await link?.(tx)
    if (notice && (await isNewDevice(tx, userId, deviceId, now)))
      await noteChange(tx, notice, userId, { kind: 'signedIn' }, device, now)
    else await recordActivity(tx, userId, { kind: 'signedIn' }, device, now)
    await tx
      .insertInto('sessions')
      .values({
        id,
        user_id: userId,
        device_id: deviceId,
        user_agent: device.userAgent,
        network: device.place.network,
        country: device.place.country,
        created_at: now,
        proven_at: Math.min(provenAt, now),
        proven_contact: provenContact,
        last_used_at: now,
        revoked_at: null,
      })
      .execute()
    await endUnusedSessions(tx, userId, id)
    return {
      userId,
      accessToken: await addAccessToken(tx, { id, userId, openedAt: now }, now),
      refreshToken: await addRefreshToken(tx, { id, userId, openedAt: now }, now),
    }
  })
}

/**
 * Deletes an account's sessions beyond the limit, except the new one, so that signing in again and again doesn't fill the disk: first
 * those that have ended, then those that were used least recently.
 */
async function endUnusedSessions(tx: Tx, userId: string, newId: string): Promise<void> {
  const unusedTokens = tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '<>', newId)
    .orderBy(({ eb }) => eb('revoked_at', 'is not', null))
    .orderBy('last_used_at', 'desc')
    .offset(limits.sessions - 1)
  await tx.deleteFrom('sessions').where('id', 'in', unusedTokens).execute()
}

/**
 * Checks that no operator suspended an account, or another account of its owner.
 * @throws Failure accountSuspended.
 */
export async function requireActive(tx: Tx, userId: string): Promise<void> {
  // Locked, so that an account that is just being suspended gets no session.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  if (await isSuspended(tx, userId)) throw new Failure('accountSuspended')
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
  { place }: Pick<Device, 'place'> = unknownDevice,
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
    const firstUse = await tx
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('session_id')
      .executeTakeFirst()
    const earlier = firstUse
      ? undefined
      : await tx
          .selectFrom('refresh_tokens')
          .select(['session_id', 'used_at'])
          .where('hash', '=', hash)
          .where('expires_at', '>', now)
          .executeTakeFirst()
    const tokenRow = firstUse ?? earlier
    if (!tokenRow) return 'expired'
    const isLate = !firstUse && now - (earlier?.used_at ?? now) > refreshLeewayMs
    const reuse = isLate ? await classifyReuse(tx, hash, now) : 'raced'
    if (reuse === 'stolen') {
      await revokeSession(tx, tokenRow.session_id, now)
      return 'expired'
    }
    const session = await tx
      .selectFrom('sessions')
      .select(['id', 'user_id as userId', 'created_at as openedAt'])
      .where('id', '=', tokenRow.session_id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (!session) return 'expired'
    const { userId: ownerId } = session
    const accessToken = await addAccessToken(tx, session, now)
    if (!firstUse && reuse === 'raced') return { userId: ownerId, accessToken }
    const usage = { last_used_at: now, network: place.network, country: place.country }
    await tx.updateTable('sessions').set(usage).where('id', '=', session.id).execute()
    return { userId: ownerId, accessToken, refreshToken: await addRefreshToken(tx, session, now, hash) }
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
    .select(['hash', 'used_at', 'issued_at'])
    .where('parent', '=', hash)
    .execute()
  const unusedTokens = successors.find(({ used_at }) => used_at === null)
  if (!unusedTokens || successors.some(({ used_at }) => used_at !== null && used_at !== supersededAt)) return 'stolen'
  if (unusedTokens.issued_at > now - refreshLeewayMs) return 'raced'
  await tx.updateTable('refresh_tokens').set({ used_at: supersededAt }).where('hash', '=', unusedTokens.hash).execute()
  return 'lost'
}

/**
 * Returns the session of a refresh token, without using up the token. Returns undefined if `renewSession` would refuse the token.
 * Don't use the returned session to authorize operations.
 */
export async function sessionOfRefreshToken(db: Db, token: string, now: number): Promise<Session | undefined> {
  const hash = tokenHash(token)
  const successors = db
    .selectFrom('refresh_tokens as successor')
    .select('successor.hash')
    .where('successor.parent', '=', hash)
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.proven_at', 'sessions.proven_contact'])
    .where('refresh_tokens.hash', '=', hash)
    .where('refresh_tokens.expires_at', '>', now)
    .where((where) =>
      where.or([
        where('refresh_tokens.used_at', 'is', null),
        where('refresh_tokens.used_at', '>', now - refreshLeewayMs),
        // The response with the replacement was probably lost, as in `classifyReuse`.
        where.and([
          where.exists(successors.where('successor.used_at', 'is', null)),
          where.not(where.exists(successors.where('successor.used_at', '>', supersededAt))),
        ]),
      ]),
    )
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst()
  return row && { id: row.id, userId: row.user_id, provenAt: row.proven_at, provenContact: row.proven_contact }
}

/**
 * Ends a session, invalidates all of its tokens, and ends its event streams. Returns false, and has no effect, if the session had
 * ended before.
 */
export async function revokeSession(db: Db, id: string, now: number): Promise<boolean> {
  const endedSessions = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  await db.deleteFrom('access_tokens').where('session_id', '=', id).execute()
  if (endedSessions) await announceSessions(db, endedSessions.user_id)
  return endedSessions !== undefined
}
