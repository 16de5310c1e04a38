import { limits } from '@festoon/contract/limits'
import { normaliseEmail } from '@festoon/contract/rules/email'
import { openSession, revokeSession, sessionOfRefreshToken, type Credentials } from '../../data/sessions.ts'
import { useToken } from '../../data/usedTokens.ts'
import { userIdOfContact } from '../../data/users.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Opens a session for the account of a verified contact, and uses the identity token up. */
export const authenticate: Handler<'authenticate'> = async (context, input) => {
  const { db, clock, identity } = context
  const { kind, value } = identity.contact
  const claimed = kind === 'email' ? input.verifiedEmailAddress : input.verifiedPhoneNumber
  if (claimed !== undefined && (kind === 'email' ? normaliseEmail(claimed) : claimed) !== value)
    throw new Failure('identityInvalid')
  if ((await userIdOfContact(db, identity.contact)) === undefined) throw new Failure('notFound')
  if (!(await useToken(db, identity.jti, identity.expiresAt))) throw new Failure('identityInvalid')
  const open = async (): Promise<Credentials> => {
    const userId = await userIdOfContact(db, identity.contact)
    if (userId === undefined) throw new Failure('notFound')
    return openSession(db, userId, input.deviceId, clock.now(), context.userAgent)
  }
  // The account may have become part of another one just now: the contact is that one's then.
  const credentials = await open().catch(async (error: unknown) => {
    if (error instanceof Failure) return open()
    throw error
  })
  // Whoever was signed in in this browser before is not any more (SIGN-23).
  const before =
    context.refreshToken === undefined ? undefined : await sessionOfRefreshToken(db, context.refreshToken, clock.now())
  if (before) await revokeSession(db, before.id, clock.now())
  context.setSession(credentials)
  return { userId: credentials.userId, accessToken: credentials.accessToken, expiresIn: limits.accessTokenSeconds }
}
