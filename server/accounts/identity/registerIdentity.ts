import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as client from 'openid-client'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import { providerNames, signInProviders, type SignInProvider } from '@festoon/contract/wire/signInProvider'
import type { OpenIdProvider, OpenIdResult } from '../../providers/openId/port.ts'
import { notFound } from '../../rpc/http/registerFailures.ts'
import { requireSameOrigin } from '../../rpc/http/sameOrigin.ts'
import type { Services } from '../../rpc/services.ts'
import { flowCookie, maxFlows } from './flowCookie.ts'
import { sealedCookie } from './sealedCookie.ts'

const session = z.object({ provider: z.enum(signInProviders), idToken: z.string() })

/**
 * The cookie with the provider and ID token of the current sign-in, so that signing out can also end the provider's session
 * (SIGN-20).
 */
const providerSession = sealedCookie('providerSession', session, limits.sessionCookieSeconds)

/** The maximum length of an ID token that still fits into a cookie after encryption. */
const maxIdTokenLength = 2_500

const params = z.object({ provider: z.enum(signInProviders) })
const startQuery = z.object({ s: z.string().max(2_048).default('') })
const fields = z.record(z.string(), z.string().max(4_096))

/** The outcome of signing in with a provider, which is passed to `/login`. */
type Ending = { identity: string } | { ended: 'canceled' | 'unverified' | 'failed' }

/**
 * Redirects back to `/login` and restores its `s` query parameter. The URL fragment contains either the one-time custom
 * token that opens a session, or the reason why the sign-in didn't succeed. Browsers never send the fragment to a server or
 * in a Referer header.
 */
function backToLogin(reply: FastifyReply, returnState: string, ending: Ending): FastifyReply {
  const query = returnState === '' ? '' : `?s=${encodeURIComponent(returnState)}`
  const fragment = new URLSearchParams(ending).toString()
  return reply.header('cache-control', 'no-store').redirect(`/login${query}#${fragment}`, 303)
}

/**
 * Registers the routes for sign-in with Google and Apple (SIGN-04): `/identity/{provider}/start` redirects to the provider,
 * `/identity/{provider}/callback` handles the return, and `/identity/sign-out` ends the provider's session (SIGN-20).
 */
export function registerIdentity(app: FastifyInstance, services: Services): void {
  const { config, providers, rateLimits, clock } = services
  const findProvider = (request: FastifyRequest): { name: SignInProvider; provider: OpenIdProvider } | undefined => {
    const name = params.safeParse(request.params).data?.provider
    const provider = name && providers.openId[name]
    return provider ? { name, provider } : undefined
  }
  const callbackOf = (name: SignInProvider): string => `${config.origin}/identity/${name}/callback`

  app.get('/identity/:provider/start', async (request, reply) => {
    const chosenProvider = findProvider(request)
    if (!chosenProvider) return notFound(request, reply)
    await rateLimits.takeFrom('codeTryFromAddress', request.ip)
    const returnState = startQuery.safeParse(request.query).data?.s ?? ''
    const checks = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
    }
    try {
      const url = await chosenProvider.provider.authorizationUrl(callbackOf(chosenProvider.name), checks)
      const flow = { provider: chosenProvider.name, returnState, ...checks }
      // Drops the oldest sign-ins to make room for this one.
      flowCookie.trim(request, reply, services, maxFlows - 1)
      await flowCookie.set(reply, services, flow, {
        which: flow.state,
        acrossSites: chosenProvider.provider.returnsByPost,
      })
      return await reply.header('cache-control', 'no-store').redirect(url, 303)
    } catch (error) {
      request.log.warn({ err: error }, 'identity provider is unreachable')
      return backToLogin(reply, returnState, { ended: 'failed' })
    }
  })

  const finish = async (request: FastifyRequest, reply: FastifyReply, parameters: unknown): Promise<FastifyReply> => {
    const chosenProvider = findProvider(request)
    if (!chosenProvider) return notFound(request, reply)
    await rateLimits.takeFrom('codeTryFromAddress', request.ip)
    const response = fields.safeParse(parameters)
    const flow = await flowCookie.take(request, reply, services, response.data?.state ?? '')
    // Without the flow cookie, the sign-in may have been started in another browser, so none of its parameters are
    // passed on.
    if (flow?.provider !== chosenProvider.name || !response.success)
      return backToLogin(reply, flow?.returnState ?? '', { ended: 'failed' })
    const callback = new URL(callbackOf(chosenProvider.name))
    for (const [name, value] of Object.entries(response.data)) callback.searchParams.set(name, value)
    const result = await chosenProvider.provider
      .finish(callback, flow)
      .catch((error: unknown): OpenIdResult | undefined => {
        request.log.warn({ err: error }, 'sign-in through an identity provider failed')
        return undefined
      })
    if (result?.kind !== 'verified') return backToLogin(reply, flow.returnState, { ended: result?.kind ?? 'failed' })
    const { email, issuer, subject, idToken, ageMs } = result
    if (idToken !== undefined && idToken.length <= maxIdTokenLength)
      await providerSession.set(reply, services, { provider: chosenProvider.name, idToken })
    const contact = { kind: 'email' as const, value: email }
    const now = clock.now()
    const proofTime = ageMs === undefined ? {} : { provenAt: now - ageMs }
    const account = { issuer, subject, name: providerNames[chosenProvider.name], ...proofTime }
    return backToLogin(reply, flow.returnState, { identity: await providers.identity.issue(contact, now, account) })
  }
  app.get('/identity/:provider/callback', (request, reply) => finish(request, reply, request.query))
  // Apple posts from its own page, so the origin can't be checked. The sealed cookie and `state` protect this route
  // instead.
  app.post('/identity/:provider/callback', (request, reply) => finish(request, reply, request.body))

  // Signing out redirects to the provider's own logout page if it has one, and then to the root.
  app.get('/identity/sign-out', async (request, reply) => {
    requireSameOrigin(config, request)
    const signedIn = await providerSession.take(request, reply, services)
    const provider = signedIn && providers.openId[signedIn.provider]
    const url = await provider?.endSessionUrl(signedIn?.idToken ?? '', `${config.origin}/`).catch((error: unknown) => {
      request.log.warn({ err: error }, "failed to end an identity provider's session")
      return undefined
    })
    return reply.header('cache-control', 'no-store').redirect(url ?? '/', 303)
  })
}
