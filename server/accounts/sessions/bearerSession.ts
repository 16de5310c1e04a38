import type { FastifyRequest } from 'fastify'
import { Failure } from '../../core/Failure.ts'
import { sessionOfAccessToken, type Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'

/** Returns the access token from a request's `Authorization: Bearer` header, or undefined if there is none. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]{1,2048}=*)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/**
 * Returns the session for a request's `Authorization: Bearer` header, for routes outside JSON-RPC.
 * @throws Failure unauthenticated if the header is missing; sessionExpired if the access token isn't valid.
 */
export async function bearerSession({ db, clock }: Services, request: FastifyRequest): Promise<Session> {
  const token = bearerToken(request)
  if (token === undefined) throw new Failure('unauthenticated')
  const session = await sessionOfAccessToken(db, token, clock.now())
  if (!session) throw new Failure('sessionExpired')
  return session
}
