import { CallError } from '../rpc/postCall.ts'
import { forgetAccessToken, liveSession, type SignedIn } from '../session/session.ts'

/**
 * Calls `work` with the current session. If the server rejects the access token, renews the token and calls `work` once more.
 * Throws `CallError` if the user isn't signed in, and rethrows errors from `work`.
 */
export async function withSession<T>(work: (session: SignedIn) => Promise<T>): Promise<T> {
  const attempt = async (): Promise<T> => {
    const session = await liveSession()
    if (!session) throw new CallError('unauthenticated', 'Please sign in to continue.')
    return work(session)
  }
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof CallError) || error.reason !== 'sessionExpired') throw error
    forgetAccessToken()
    return attempt()
  }
}
