import { z } from 'zod'
import { Failure } from '../../core/Failure.ts'
import { sessionOfAccessToken, type Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'

/**
 * Returns the session for an `Authorization: Basic` header, which contains `userId:accessToken` in base64 (RPC-87).
 * @throws Failure unauthenticated if the header is missing or invalid, or has another user's id; sessionExpired if the access
 * token is no longer valid.
 */
export async function basicSession({ db, clock }: Services, authorization: string | undefined): Promise<Session> {
  const encodedCredentials = /^Basic ([\w+/=-]{1,512})$/i.exec(authorization ?? '')?.[1]
  if (encodedCredentials === undefined) throw new Failure('unauthenticated')
  const [userId = '', token = ''] = Buffer.from(encodedCredentials, 'base64').toString('utf8').split(':')
  if (!z.guid().safeParse(userId).success || token === '') throw new Failure('unauthenticated')
  const session = await sessionOfAccessToken(db, token, clock.now())
  if (!session) throw new Failure('sessionExpired')
  if (session.userId !== userId.toLowerCase()) throw new Failure('unauthenticated')
  return session
}
