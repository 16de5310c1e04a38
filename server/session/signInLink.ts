import { storeSignInLink } from '../data/signInLinks.ts'
import { randomToken, tokenHash } from '../secret/randomToken.ts'
import type { Services } from '../services.ts'

const encoded = (text: string): string => Buffer.from(text).toString('base64url')

/**
 * Makes a link that signs the owner of an e-mail address in, once, within 24 hours (SIGN-11). For an address without an
 * account the same work is done, and there is no link.
 */
export async function makeSignInLink({ db, clock, config }: Services, email: string): Promise<string | undefined> {
  const token = randomToken()
  const userId = await storeSignInLink(db, email, tokenHash(token), clock.now())
  const query = new URLSearchParams({ userId: encoded(userId ?? ''), refreshToken: encoded(token) })
  const link = `${config.origin}/login?${query.toString()}`
  return userId === undefined ? undefined : link
}
