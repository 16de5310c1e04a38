import { forgetAccessToken, liveSession } from '../session/session.ts'
import { CallError } from './postCall.ts'

/**
 * Does something with the header by which the addresses of guest lists know the user: `Basic` and base64 of
 * `userId:accessToken` (RPC-87). A token that ended on the way is renewed once. Throws `CallError`.
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
