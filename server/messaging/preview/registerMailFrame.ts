import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../core/Failure.ts'
import type { Services } from '../../rpc/services.ts'
import { mailFramePath, mailInFrame } from './mailFrame.ts'

const querySchema = z.object({ m: z.string() })

/**
 * The Content-Security-Policy of an email in a frame of this site. Emails have inline styles. Scripts, forms, and links that leave
 * the frame don't work in them.
 */
const framePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  'sandbox',
  "frame-ancestors 'self'",
].join('; ')

/** Registers `GET /preview/mail`, which shows an email from the result of `previewMessages` in a frame of the editor. */
export function registerMailFrame(app: FastifyInstance, services: Services): void {
  app.get(mailFramePath, async (request, reply) => {
    // On a page of its own, an email could pass for a page of this site. Browsers that don't say are old.
    const shownIn = request.headers['sec-fetch-dest'] ?? 'iframe'
    const query = querySchema.safeParse(request.query)
    const html = query.success && shownIn === 'iframe' ? mailInFrame(services, query.data.m) : undefined
    if (html === undefined) throw new Failure('notFound')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-frame-options', 'SAMEORIGIN')
      .header('content-security-policy', framePolicy)
      .send(html)
  })
}
