import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOperationName } from '@festoon/contract/wire/operations'
import { services as serviceNames } from '@festoon/contract/wire/rpc'
import { Failure } from '../../core/Failure.ts'
import { inSpan } from '../../core/inSpan.ts'
import { dispatch, failureResult, reasonOf, type RpcResult } from '../dispatch.ts'
import type { Handlers } from '../handler.ts'
import type { Services } from '../services.ts'
import { clearSessionCookies, refreshTokenIn, setSessionCookies } from './cookies.ts'
import { deviceOf } from './deviceOf.ts'
import { openRpcDocument } from './openRpcDocument.ts'
import { requireSameOrigin } from './sameOrigin.ts'
import { visitorOf } from './visitor.ts'

/** The maximum size of a call's body, in bytes. */
const bodyLimit = 1024 * 1024

/** Registers `POST /json/{Service}` for every service, and `GET /json/openrpc.json` (RPC-02, RPC-06). */
export function registerRpc(app: FastifyInstance, services: Services, handlers: Handlers): void {
  // Built on the first request, because it would take a fifth of the start time.
  let document: string | undefined
  app.get('/json/openrpc.json', (_request, reply) => {
    document ??= JSON.stringify(openRpcDocument())
    return reply.type('application/json').send(document)
  })

  const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const response = failureResult({ log: request.log }, null, asFailure(error))
    request.log.info({ reason: reasonOf(response) }, 'call refused')
    const { status, body } = response
    void reply.status(status).send(body)
  }

  for (const service of serviceNames) {
    app.post(
      `/json/${service}`,
      { bodyLimit, errorHandler: sendFailure, onRequest: requireJson },
      async (request, reply) => {
        requireSameOrigin(services.config, request)
        const respond = (): Promise<RpcResult> =>
          dispatch({ ...services, handlers, log: request.log }, service, request.body, {
            ip: request.ip,
            ...deviceOf(services.config, request),
            refreshToken: refreshTokenIn(services.config, request),
            visitor: visitorOf(services, request),
            setSession: (credentials) => setSessionCookies(reply, services.config, credentials),
            clearSession: () => clearSessionCookies(reply, services.config),
          })
        const method = methodOf(request.body)
        const traits = { 'rpc.system': 'jsonrpc', 'rpc.service': service, 'rpc.method': method }
        const response = await inSpan(`${service}/${method}`, traits, respond, reasonOf)
        const reason = reasonOf(response)
        if (reason !== undefined) request.log.info({ operation: method, reason }, 'call refused')
        // Sign-ins and proofs leave a trace if they succeed, too.
        else if (service === 'AuthenticationService') request.log.info({ operation: method }, 'call succeeded')
        if ('error' in response.body && response.body.error.data.retryAfter !== undefined)
          reply.header('retry-after', response.body.error.data.retryAfter)
        return reply.status(response.status).header('cache-control', 'no-store').send(response.body)
      },
    )
  }
  // Other services have no operations.
  app.post('/json/*', { bodyLimit, errorHandler: sendFailure }, () => {
    throw new Failure('unknownOperation')
  })
}

/** Returns the name of the operation that a request body calls, or 'unknown' if there is no such operation. */
function methodOf(body: unknown): string {
  const method = typeof body === 'object' && body !== null && 'method' in body ? body.method : undefined
  return typeof method === 'string' && isOperationName(method) ? method : 'unknown'
}

/**
 * Requires a JSON content type, so that a plain HTML form can never make a call.
 * @throws Failure malformed for any other content type.
 */
async function requireJson({ headers }: FastifyRequest): Promise<void> {
  if (!/^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '')) throw new Failure('malformed')
}

/** Converts Fastify's client errors, such as an invalid body, to Failures. Returns any other error unchanged. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('statusCode' in error)) return error
  if (error.statusCode === 413) return new Failure('tooLarge')
  // The body is invalid JSON, has another media type or a wrong length, or is missing.
  return typeof error.statusCode === 'number' && error.statusCode < 500 ? new Failure('malformed') : error
}
