import { Failure } from '../../core/Failure.ts'
import { tokenHash } from '../../crypto/randomToken.ts'
import type { Handler } from '../../rpc/handler.ts'
import { removeSignInLinks, useSignInLink } from '../signIn/signInLinks.ts'

/**
 * Uses up a sign-in link, and with it the other links to the same email address. Returns a custom identity token for that
 * address.
 */
export const signInWithRefreshToken: Handler<'signInWithRefreshToken'> = async (context, { userId, refreshToken }) => {
  const { db, clock, providers, rateLimits } = context
  const email = await useSignInLink(db, userId, tokenHash(refreshToken), clock.now())
  if (email === undefined) {
    // Only links that don't work count, so that other people on the network can't keep the right one from working.
    await rateLimits.takeFrom('linkTryFromAddress', context.ip)
    throw new Failure('linkInvalid')
  }
  await removeSignInLinks(db, email)
  return { customToken: await providers.identity.issue({ kind: 'email', value: email }, clock.now()) }
}
