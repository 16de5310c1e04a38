import { forgetAccessToken, liveSession } from '../session/session.ts'
import { CallError } from '../rpc/postCall.ts'

/**
 * Calls `work` with the Authorization header for guest list requests: `Basic` followed by `userId:accessToken` in base64
 * (RPC-87). If the access token is rejected, renews it and tries once more. Throws `CallError`.
 */
export async function asBasic<T>(work: (authorization: string) => Promise<T>): Promise<T> {
  const attempt = async (): Promise<T> => {
    const session = await liveSession()
    if (!session) throw new CallError('unauthenticated', 'Please sign in to continue.')
    return work(`Basic ${btoa(`${session.userId}:${session.accessToken}`)}`)
  }
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof CallError) || error.reason !== 'sessionExpired') throw error
    forgetAccessToken()
    return attempt()
  }
}
