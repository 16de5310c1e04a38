import { randomToken, tokenHash } from '../../crypto/randomToken.ts'
import type { Services } from '../../rpc/services.ts'
import { storeSignInLink } from './signInLinks.ts'

const encode = (text: string): string => Buffer.from(text).toString('base64url')

/**
 * Creates a link that signs in the owner of an email address once within 24 hours (SIGN-11). If the email address has no
 * account, does the same work but returns `opens: false`. Such a link must not be sent.
 */
export async function makeSignInLink(
  { db, clock, config }: Services,
  email: string,
): Promise<{ href: string; opensSignIn: boolean }> {
  const token = randomToken()
  const userId = await storeSignInLink(db, email, tokenHash(token), clock.now())
  const query = new URLSearchParams({ userId: encode(userId ?? ''), refreshToken: encode(token) })
  return { href: `${config.origin}/login?${query.toString()}`, opensSignIn: userId !== undefined }
}
