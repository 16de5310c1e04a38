import { useSignInLink } from '../../data/signInLinks.ts'
import { Failure } from '../../Failure.ts'
import { networkOf } from '../../networkOf.ts'
import { tokenHash } from '../../secret/randomToken.ts'
import type { Handler } from '../handler.ts'

/** Trades a sign-in link, which is used up, for a custom identity token of the address that it was mailed to. */
export const signInWithRefreshToken: Handler<'signInWithRefreshToken'> = async (context, { userId, refreshToken }) => {
  const { db, clock, providers, rateLimits } = context
  await rateLimits.take('linkTryFromAddress', networkOf(context.ip))
  const email = await useSignInLink(db, userId, tokenHash(refreshToken), clock.now())
  if (email === undefined) throw new Failure('linkInvalid')
  return { customToken: await providers.identity.issue({ kind: 'email', value: email }, clock.now()) }
}
