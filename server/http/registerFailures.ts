import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureAnswer } from '../dispatch.ts'
import { Failure } from '../Failure.ts'
import { failurePage } from './failurePage.tsx'

/** How everything that fails outside JSON-RPC is answered: words for a browser that wants a page, else the failure as JSON. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
    if (!(error instanceof Failure) && typeof status === 'number' && status < 500)
      return reply.status(status).type('text/plain').send('This request cannot be answered.\n')
    const answer = failureAnswer({ log: request.log }, null, error)
    if (!('error' in answer.body)) return reply.status(answer.status).send({})
    const { data } = answer.body.error
    reply.status(answer.status).header('cache-control', 'no-store')
    if (data.retryAfter !== undefined) reply.header('retry-after', data.retryAfter)
    if (!wantsPage(request)) return reply.send({ error: answer.body.error })
    const page = failurePage(data.reason)
    return reply.type('text/html; charset=utf-8').header('content-security-policy', page.policy).send(page.html)
  })
}

/** Says that there is nothing under this address. Unlike the framework's own it logs nothing, whose line would hold the query. */
export function notFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain').send('Not found\n')
}

/** Answers a request that is none, before any route has it: an address that cannot be decoded is an unknown one (ROUTE-45). */
export function answerUnreadable(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (request.method === 'GET' && wantsPage(request)) void reply.redirect('/', 302)
  else void reply.status(400).type('text/plain').send('This request cannot be answered.\n')
}

const wantsPage = ({ headers }: FastifyRequest): boolean => /text\/html/.test(headers.accept ?? '')
