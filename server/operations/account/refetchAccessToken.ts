import { limits } from '@festoon/contract/limits'
import { renewSession } from '../../data/sessions.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'

/** Renews the access token, and uses the refresh credential up. */
export const refetchAccessToken: Handler<'refetchAccessToken'> = async (context, input) => {
  const token = input.refreshToken ?? context.refreshToken
  const credentials = token === undefined ? undefined : await renewSession(context.db, token, context.clock.now())
  if (!credentials || (input.userId !== undefined && input.userId !== credentials.userId)) {
    // A token of the payload says nothing about the cookie's session.
    if (input.refreshToken === undefined) context.clearSession()
    throw new Failure('sessionExpired')
  }
  context.setSession(credentials)
  return { userId: credentials.userId, accessToken: credentials.accessToken, expiresIn: limits.accessTokenSeconds }
}
