import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { openSession } from '../accounts/sessions/sessions.ts'
import { formPolicy } from '../core/closedPolicy.ts'
import { Failure } from '../core/Failure.ts'
import { setSessionCookies } from '../rpc/http/cookies.ts'
import { deviceOf } from '../rpc/http/deviceOf.ts'
import { requireSameOrigin, requireThisMachine } from '../rpc/http/sameOrigin.ts'
import type { Services } from '../rpc/services.ts'
import { signInPage } from './signInPage.tsx'

const keySchema = z.object({ key: z.string() })

/** Returns the path, including the secret key, of the page where anyone can sign in as the demo's host. */
export function demoSignInPath({ keys }: Services): string {
  return `/demo/sign-in?key=${createHmac('sha256', keys.demo).update('sign-in').digest('base64url')}`
}

/** Registers `/demo/sign-in?key=…`, a page with a button that signs the visitor in as the demo's host. */
export function registerDemoSignIn(app: FastifyInstance, services: Services, hostId: () => string | undefined): void {
  const expected = Buffer.from(new URLSearchParams(demoSignInPath(services).split('?')[1]).get('key') ?? '')
  const isKey = (presentedKey: unknown): boolean => {
    const parsedKey = keySchema.safeParse(presentedKey)
    const key = Buffer.from(parsedKey.success ? parsedKey.data.key : '')
    return key.length === expected.length && timingSafeEqual(key, expected)
  }
  app.get('/demo/sign-in', (request, reply) => {
    requireThisMachine(services.config, request)
    if (!isKey(request.query)) throw new Failure('notFound')
    const page = signInPage(expected.toString())
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'same-origin')
      .header('content-security-policy', formPolicy(page.styleHash))
      .send(page.html)
  })
  app.post('/demo/sign-in', async (request, reply) => {
    requireThisMachine(services.config, request)
    requireSameOrigin(services.config, request)
    const userId = hostId()
    if (!isKey(request.body) || userId === undefined) throw new Failure('notFound')
    const { db, clock, config } = services
    const device = deviceOf(config, request)
    setSessionCookies(reply, config, await openSession(db, userId, 'web-demo', clock.now(), { device }))
    return reply.header('cache-control', 'no-store').redirect('/events', 303)
  })
}
