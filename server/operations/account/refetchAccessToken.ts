import { limits } from '@festoon/contract/limits'
import { renewSession } from '../../data/sessions.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Renews the access token, and uses the refresh credential up. */
export const refetchAccessToken: Handler<'refetchAccessToken'> = async (context, input) => {
  const token = input.refreshToken ?? context.refreshToken
  const renewed =
    token === undefined ? 'expired' : await renewSession(context.db, token, input.userId, context.clock.now())
  if (typeof renewed === 'string') {
    // Neither a token of the payload nor somebody else's cookie says that the cookie's session is over.
    if (input.refreshToken === undefined && renewed === 'expired') context.clearSession()
    throw new Failure('sessionExpired')
  }
  context.setSession(renewed)
  return { userId: renewed.userId, accessToken: renewed.accessToken, expiresIn: limits.accessTokenSeconds }
}
