import { limits } from '@festoon/contract/limits'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { renewSession } from './sessions.ts'

/** Exchanges the refresh token for a new access token and, in most cases, a new refresh token. */
export const refetchAccessToken: Handler<'refetchAccessToken'> = async (context, input) => {
  const token = input.refreshToken ?? context.refreshToken
  const renewal =
    token === undefined ? 'expired' : await renewSession(context.db, token, input.userId, context.clock.now(), context)
  if (typeof renewal === 'string') {
    // Neither a token in the payload nor another user's cookie proves that the cookie's session has ended.
    if (input.refreshToken === undefined && renewal === 'expired') context.clearSession()
    throw new Failure('sessionExpired')
  }
  context.setSession(renewal)
  return { userId: renewal.userId, accessToken: renewal.accessToken, expiresIn: limits.accessTokenSeconds }
}
