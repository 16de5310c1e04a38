import * as client from 'openid-client'
import { limits } from '@festoon/contract/limits'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { OpenIdProvider, OpenIdResult } from './port.ts'

export interface OpenIdClient {
  /** The issuer's https URL. A plain http URL is accepted only for a provider on this machine. */
  issuer: string
  clientId: string
  /** The client secret, or a function that creates one. */
  secret: string | (() => Promise<string>)
  returnsByPost: boolean
}

const cancellations = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login'])

/** The algorithm with which Google and Apple sign ID tokens. No other one is accepted. */
const algorithm = 'RS256'

/**
 * Creates an OpenID Connect provider that uses the authorization code flow with PKCE, state, and nonce, and verifies the
 * signatures of ID tokens. The provider's metadata and keys are fetched when they are first needed.
 */
export function openIdConnect({ issuer, clientId, secret, returnsByPost }: OpenIdClient): OpenIdProvider {
  const server = new URL(issuer)
  const isLocal = server.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(server.hostname)
  let discovery: Promise<client.Configuration> | undefined
  let keys: client.ExportedJWKSCache | undefined

  const describe = async (): Promise<client.Configuration> => {
    discovery ??= client
      .discovery(server, clientId, {}, client.None(), {
        timeout: limits.identityTimeoutMs / 1_000,
        ...(isLocal ? { execute: [client.allowInsecureRequests] } : {}),
      })
      .catch((error: unknown) => {
        discovery = undefined
        throw error
      })
    const serverMetadata = (await discovery).serverMetadata()
    const value = typeof secret === 'string' ? secret : await secret()
    const metadata = { id_token_signed_response_alg: algorithm }
    const configuration = new client.Configuration(serverMetadata, clientId, metadata, client.ClientSecretPost(value))
    client.enableNonRepudiationChecks(configuration)
    if (keys) client.setJwksCache(configuration, keys)
    configuration.timeout = limits.identityTimeoutMs / 1_000
    if (isLocal) client.allowInsecureRequests(configuration)
    return configuration
  }

  return {
    returnsByPost,
    authorizationUrl: async (redirectUri, { state, nonce, codeVerifier }) =>
      client.buildAuthorizationUrl(await describe(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(returnsByPost ? { response_mode: 'form_post' } : {}),
      }).href,
    finish: async (callback, checks): Promise<OpenIdResult> => {
      const configuration = await describe()
      try {
        const tokens = await client.authorizationCodeGrant(configuration, callback, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        })
        keys = client.getJwksCache(configuration)
        const claims = tokens.claims()
        const email = claims?.['email']
        const isVerified = claims?.['email_verified']
        // Apple sends the boolean as a string.
        if (!claims || typeof email !== 'string' || (isVerified !== true && isVerified !== 'true'))
          return { kind: 'unverified' }
        const { end_session_endpoint: end } = configuration.serverMetadata()
        const session = end !== undefined && tokens.id_token !== undefined ? { idToken: tokens.id_token } : {}
        const { iss, sub, iat, auth_time: provenAt } = claims
        const age = provenAt === undefined ? {} : { ageMs: Math.max(0, iat - provenAt) * 1_000 }
        return { kind: 'verified', email: normalizeEmail(email), issuer: iss, subject: sub, ...age, ...session }
      } catch (error) {
        if (error instanceof client.AuthorizationResponseError && cancellations.has(error.error))
          return { kind: 'canceled' }
        throw error
      }
    },
    endSessionUrl: async (idToken, backTo) => {
      const configuration = await describe()
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined
      return client.buildEndSessionUrl(configuration, { id_token_hint: idToken, post_logout_redirect_uri: backTo }).href
    },
  }
}
