import { isOperationName } from '@festoon/contract/operations'
import { services as serviceNames } from '@festoon/contract/rpc'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dispatch, failureAnswer, reasonOf, type RpcAnswer } from '../dispatch.ts'
import { Failure } from '../Failure.ts'
import { authCookie, clearSessionCookies, setSessionCookies } from '../session/cookies.ts'
import type { Services } from '../services.ts'
import { traced } from '../traced.ts'
import { openRpcDocument } from './openRpcDocument.ts'
import { demandSameOrigin } from './sameOrigin.ts'

/** Bytes of one call's body. */
const bodyLimit = 1024 * 1024

/** `POST /json/{Service}` for every service, and the OpenRPC document (RPC-02, RPC-06). */
export function registerRpc(app: FastifyInstance, services: Services): void {
  // Made when it is first asked for: it would be a fifth of the start.
  let document: string | undefined
  app.get('/json/openrpc.json', (_request, reply) => {
    document ??= JSON.stringify(openRpcDocument())
    return reply.type('application/json').send(document)
  })

  const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = failureAnswer({ log: request.log }, null, asFailure(error))
    void reply.status(status).send(body)
  }

  for (const service of serviceNames) {
    app.post(
      `/json/${service}`,
      { bodyLimit, errorHandler: answerFailure, onRequest: demandJson },
      async (request, reply) => {
        demandSameOrigin(services.config, request)
        const answering = (): Promise<RpcAnswer> =>
          dispatch({ ...services, log: request.log }, service, request.body, {
            ip: request.ip,
            userAgent: request.headers['user-agent'] ?? '',
            refreshToken: request.cookies[authCookie],
            setSession: (credentials) => setSessionCookies(reply, services.config, credentials),
            clearSession: () => clearSessionCookies(reply, services.config),
          })
        const method = methodOf(request.body)
        const traits = { 'rpc.system': 'jsonrpc', 'rpc.service': service, 'rpc.method': method }
        const answer = await traced(`${service}/${method}`, traits, answering, reasonOf)
        const reason = reasonOf(answer)
        if (reason !== undefined) request.log.info({ reason }, 'call refused')
        if ('error' in answer.body && answer.body.error.data.retryAfter !== undefined)
          reply.header('retry-after', answer.body.error.data.retryAfter)
        return reply.status(answer.status).header('cache-control', 'no-store').send(answer.body)
      },
    )
  }
  // Any other service is one that has no operations.
  app.post('/json/*', { bodyLimit, errorHandler: answerFailure }, () => {
    throw new Failure('unknownOperation')
  })
}

/** Which operation a body names; nothing else that somebody sent. */
function methodOf(body: unknown): string {
  const method = typeof body === 'object' && body !== null && 'method' in body ? body.method : undefined
  return typeof method === 'string' && isOperationName(method) ? method : 'unknown'
}

/** The parser of forms is there for another path: nothing that a plain form can send makes a call. */
async function demandJson({ headers }: FastifyRequest): Promise<void> {
  if (!/^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '')) throw new Failure('malformed')
}

/** What Fastify found wrong with a body before an operation saw it. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('statusCode' in error)) return error
  if (error.statusCode === 413) return new Failure('tooLarge')
  // Not JSON, another media type, no body, a wrong length.
  return typeof error.statusCode === 'number' && error.statusCode < 500 ? new Failure('malformed') : error
}
