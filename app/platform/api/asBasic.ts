import { withSession } from './withSession.ts'

/**
 * Calls `work` with an Authorization header value: `Basic` followed by `userId:accessToken` in base64 (RPC-87). Renews the
 * session, retries, and fails like `withSession`.
 */
export const asBasic = <T>(work: (authorization: string) => Promise<T>): Promise<T> =>
  withSession(({ userId, accessToken }) => work(`Basic ${btoa(`${userId}:${accessToken}`)}`))
