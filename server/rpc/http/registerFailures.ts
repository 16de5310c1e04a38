import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as copy from '@festoon/contract/messages/requests'
import { Failure } from '../../core/Failure.ts'
import { failureResult } from '../dispatch.ts'
import { failurePage, unknownAddressPage } from './failurePage.tsx'

/**
 * Registers the error handler for requests outside JSON-RPC. Clients that accept HTML get a page, and others get JSON. If the
 * framework rejects a request, all clients get plain text.
 */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
    if (!(error instanceof Failure) && typeof status === 'number' && status < 500) {
      request.log.info({ reason: 'malformed' }, 'request refused')
      return reply.status(status).type('text/plain; charset=utf-8').send(`${copy.badRequest}\n`)
    }
    const response = failureResult({ log: request.log }, null, error)
    if (!('error' in response.body)) return reply.status(response.status).send({})
    const { data } = response.body.error
    request.log.info({ reason: data.reason }, 'request refused')
    reply.status(response.status).header('cache-control', 'no-store')
    if (data.retryAfter !== undefined) reply.header('retry-after', data.retryAfter)
    if (!wantsPage(request)) return reply.send({ error: response.body.error })
    const page = failurePage(data.reason)
    return reply.type('text/html; charset=utf-8').header('content-security-policy', page.policy).send(page.html)
  })
}

/** Responds with 404. Unlike the framework's own handler, logs nothing, because the log line would contain the query. */
export function notFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send(`${copy.notFound}\n`)
}

/**
 * Responds to a request that fails before routing, such as one whose path can't be decoded. A browser gets a page with status
 * 404, as for any unknown address (ROUTE-45). Other requests get 400.
 */
export function sendUnreadable(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (request.method !== 'GET' || !wantsPage(request))
    return void reply.status(400).type('text/plain; charset=utf-8').send(`${copy.badRequest}\n`)
  const page = unknownAddressPage()
  void reply.status(404).type('text/html; charset=utf-8').header('content-security-policy', page.policy).send(page.html)
}

const wantsPage = ({ headers }: FastifyRequest): boolean => /text\/html/.test(headers.accept ?? '')
