import { storeSignInLink } from '../data/signInLinks.ts'
import { randomToken, tokenHash } from '../secret/randomToken.ts'
import type { Services } from '../services.ts'

const encoded = (text: string): string => Buffer.from(text).toString('base64url')

/**
 * Makes a link that signs the owner of an e-mail address in, once, within 24 hours (SIGN-11). For an address without an
 * account the same work is done, and the link `opens` nothing: it is not to be sent.
 */
export async function makeSignInLink(
  { db, clock, config }: Services,
  email: string,
): Promise<{ href: string; opens: boolean }> {
  const token = randomToken()
  const userId = await storeSignInLink(db, email, tokenHash(token), clock.now())
  const query = new URLSearchParams({ userId: encoded(userId ?? ''), refreshToken: encoded(token) })
  return { href: `${config.origin}/login?${query.toString()}`, opens: userId !== undefined }
}
