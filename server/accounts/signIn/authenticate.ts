import { limits } from '@festoon/contract/limits'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { Failure } from '../../core/Failure.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import { retryOnConflict } from '../../database/inTransaction.ts'
import { attachInvitations } from '../../database/rows/inviteeRows.ts'
import type { Tx } from '../../database/schema.ts'
import type { Credentials } from '../../rpc/access/sessionOfToken.ts'
import { useToken } from '../../rpc/access/usedTokens.ts'
import type { Handler } from '../../rpc/handler.ts'
import { openSession, revokeSession, sessionOfRefreshToken } from '../sessions/sessions.ts'
import { linkOnSignIn, userIdOfIdentity } from './userOfIdentity.ts'

/**
 * Opens a session for the account of a verified email address or phone number, and uses up the identity token. Ends the
 * session that the browser had before.
 */
export const authenticate: Handler<'authenticate'> = async (context, input) => {
  const { db, clock, identity, jobs, keys } = context
  const { kind, value } = identity.contact
  const claimedContact = kind === 'email' ? input.verifiedEmailAddress : input.verifiedPhoneNumber
  if (claimedContact !== undefined && (kind === 'email' ? normalizeEmail(claimedContact) : claimedContact) !== value)
    throw new Failure('identityInvalid')
  if ((await userIdOfIdentity(db, identity)) === undefined) throw new Failure('notFound')
  if (!(await useToken(db, identity.jti, identity.expiresAt))) throw new Failure('identityInvalid')
  const open = async (): Promise<Credentials> => {
    const userId = await userIdOfIdentity(db, identity)
    if (userId === undefined) throw new Failure('notFound')
    const queue = jobs.queueAccountNotices
    const link = (tx: Tx): Promise<void> => linkOnSignIn(tx, queue, userId, identity, context, clock.now())
    const provenAt = identity.account?.provenAt
    return openSession(db, userId, input.deviceId, clock.now(), {
      device: context,
      notice: queue,
      link,
      ...(provenAt === undefined ? {} : { provenAt }),
      provenContact: identity.isContactProven ? addressKey(keys.addressKey, kind, value) : null,
    })
  }
  // If the account has just been merged into another, the contact belongs to the other account now.
  const credentials = await open().catch(async (error: unknown) => {
    if (error instanceof Failure) return open()
    throw error
  })
  // Someone else may have claimed the user's invitations by their links since the last sign-in.
  await retryOnConflict(() => attachInvitations(db, credentials.userId))
  // Ends the session that this browser had before (SIGN-23).
  const before =
    context.refreshToken === undefined ? undefined : await sessionOfRefreshToken(db, context.refreshToken, clock.now())
  if (before) await revokeSession(db, before.id, clock.now())
  context.setSession(credentials)
  jobs.wake()
  return { userId: credentials.userId, accessToken: credentials.accessToken, expiresIn: limits.accessTokenSeconds }
}
