import type { FastifyRequest } from 'fastify'
import { sessionOfAccessToken, type Session } from '../data/sessions.ts'
import { Failure } from '../Failure.ts'
import type { Services } from '../services.ts'

/** The access token of `Authorization: Bearer`. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]{1,2048}=*)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/**
 * The session of a call that is not JSON-RPC.
 * @throws Failure unauthenticated or sessionExpired.
 */
export async function bearerSession({ db, clock }: Services, request: FastifyRequest): Promise<Session> {
  const token = bearerToken(request)
  if (token === undefined) throw new Failure('unauthenticated')
  const session = await sessionOfAccessToken(db, token, clock.now())
  if (!session) throw new Failure('sessionExpired')
  return session
}
