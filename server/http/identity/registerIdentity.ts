import { signInProviders, type SignInProvider } from '@festoon/contract/signInProvider'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as client from 'openid-client'
import { z } from 'zod'
import { networkOf } from '../../networkOf.ts'
import type { OpenIdProvider, OpenIdResult } from '../../providers/openId/port.ts'
import type { Services } from '../../services.ts'
import { notFound } from '../registerFailures.ts'
import { demandSameOrigin } from '../sameOrigin.ts'
import { flowCookie, mostFlows } from './flowCookie.ts'
import { longestIdToken, providerSession } from './providerSession.ts'

const params = z.object({ provider: z.enum(signInProviders) })
const startQuery = z.object({ s: z.string().max(2_048).default('') })
const fields = z.record(z.string(), z.string().max(4_096))

/** How `/login` is told what became of a visit to a provider. */
type Ending = { identity: string } | { ended: 'cancelled' | 'unverified' | 'failed' }

/**
 * `/login` again: its state `s` as it came, and in the fragment, which no server and no Referer sees, either the custom
 * token that opens a session once, or how it ended.
 */
export function backToLogin(reply: FastifyReply, returnState: string, ending: Ending): FastifyReply {
  const query = returnState === '' ? '' : `?s=${encodeURIComponent(returnState)}`
  const fragment = new URLSearchParams(ending).toString()
  return reply.header('cache-control', 'no-store').redirect(`/login${query}#${fragment}`, 303)
}

/**
 * Sign-in by Google and Apple (SIGN-04): `/identity/{provider}/start` leads there, `/identity/{provider}/callback` comes
 * back, `/identity/sign-out` ends what was begun there (SIGN-20).
 */
export function registerIdentity(app: FastifyInstance, services: Services): void {
  const { config, providers, rateLimits, clock } = services
  const found = (request: FastifyRequest): { name: SignInProvider; provider: OpenIdProvider } | undefined => {
    const name = params.safeParse(request.params).data?.provider
    const provider = name && providers.openId[name]
    return provider ? { name, provider } : undefined
  }
  const callbackOf = (name: SignInProvider): string => `${config.origin}/identity/${name}/callback`

  app.get('/identity/:provider/start', async (request, reply) => {
    const asked = found(request)
    if (!asked) return notFound(request, reply)
    await rateLimits.take('codeTryFromAddress', networkOf(request.ip))
    const returnState = startQuery.safeParse(request.query).data?.s ?? ''
    const checks = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
    }
    try {
      const url = await asked.provider.authorizationUrl(callbackOf(asked.name), checks)
      const flow = { provider: asked.name, returnState, ...checks }
      // With this one: the visits that were begun first are given up.
      flowCookie.trim(request, reply, services, mostFlows - 1)
      await flowCookie.set(reply, services, flow, { which: flow.state, acrossSites: asked.provider.answersByPost })
      return await reply.header('cache-control', 'no-store').redirect(url, 303)
    } catch (error) {
      request.log.warn({ err: error }, 'an identity provider cannot be reached')
      return backToLogin(reply, returnState, { ended: 'failed' })
    }
  })

  const finish = async (request: FastifyRequest, reply: FastifyReply, given: unknown): Promise<FastifyReply> => {
    const asked = found(request)
    if (!asked) return notFound(request, reply)
    await rateLimits.take('codeTryFromAddress', networkOf(request.ip))
    const answer = fields.safeParse(given)
    const flow = await flowCookie.take(request, reply, services, answer.data?.state ?? '')
    // Whoever comes without the flow did not begin it here: nothing of theirs is given back.
    if (flow?.provider !== asked.name || !answer.success)
      return backToLogin(reply, flow?.returnState ?? '', { ended: 'failed' })
    const callback = new URL(callbackOf(asked.name))
    for (const [name, value] of Object.entries(answer.data)) callback.searchParams.set(name, value)
    const result = await asked.provider.finish(callback, flow).catch((error: unknown): OpenIdResult | undefined => {
      request.log.warn({ err: error }, 'a sign-in by an identity provider failed')
      return undefined
    })
    if (result?.kind !== 'verified') return backToLogin(reply, flow.returnState, { ended: result?.kind ?? 'failed' })
    const { email, idToken } = result
    if (idToken !== undefined && idToken.length <= longestIdToken)
      await providerSession.set(reply, services, { provider: asked.name, idToken })
    const contact = { kind: 'email' as const, value: email }
    return backToLogin(reply, flow.returnState, { identity: await providers.identity.issue(contact, clock.now()) })
  }
  app.get('/identity/:provider/callback', (request, reply) => finish(request, reply, request.query))
  // Apple posts from its own page, so there is no same origin to ask for: the sealed cookie and `state` stand for it.
  app.post('/identity/:provider/callback', (request, reply) => finish(request, reply, request.body))

  // Where signing out leads to: the provider's own page that ends its session, where there is one, and then the root.
  app.get('/identity/sign-out', async (request, reply) => {
    demandSameOrigin(config, request)
    const held = await providerSession.take(request, reply, services)
    const provider = held && providers.openId[held.provider]
    const url = await provider?.endSessionUrl(held?.idToken ?? '', `${config.origin}/`).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the session with an identity provider could not be ended')
      return undefined
    })
    return reply.header('cache-control', 'no-store').redirect(url ?? '/', 303)
  })
}
