import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { standIn } from './standIn.ts'

/** An ID token as a provider or forger issues it. */
export interface Forgery {
  /** Claims that differ from those of a right token. Undefined ones are left out. */
  claims?: Record<string, unknown>
  /** The algorithm of the signature. With `HS256`, the client's secret is the key. By default, RS256. */
  alg?: 'RS256' | 'ES256' | 'HS256' | 'none'
  /** True to sign with a key that the provider hasn't published. */
  foreignKey?: boolean
}

export interface ForgingProvider {
  origin: string
  /** Differences from the right metadata. Clients fetch it once. */
  metadata: Record<string, unknown>
  /** Sets the ID token that the provider issues next. `nonce` is the one of the sign-in. */
  issue(forgery: Forgery, nonce: string): Promise<void>
  close(): Promise<void>
}

/** Starts an OpenID Connect provider that issues any ID token, including wrong ones. It has an RSA and an EC key. */
export async function forgingProvider(client: { id: string; secret: string }): Promise<ForgingProvider> {
  const [rsa, ec, foreign] = await Promise.all(['RS256', 'ES256', 'RS256'].map((alg) => generateKeyPair(alg)))
  if (!rsa || !ec || !foreign) throw new Error('no keys')
  const keys = [
    { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(ec.publicKey)), kid: 'ec', alg: 'ES256', use: 'sig' },
  ]
  let token = ''
  let metadata: Record<string, unknown> = {}
  const { origin, close } = await standIn(({ url }, issuer) => {
    if (url.pathname === '/keys') return { status: 200, body: { keys } }
    if (url.pathname === '/token')
      return { status: 200, body: { access_token: 'unused', token_type: 'Bearer', id_token: token } }
    const right = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'ES256', 'HS256', 'none'],
    }
    return { status: 200, body: { ...right, ...metadata } }
  })
  return {
    origin,
    get metadata() {
      return metadata
    },
    set metadata(next) {
      metadata = next
    },
    issue: async ({ alg = 'RS256', claims, foreignKey = false }, nonce) => {
      const seconds = Math.floor(Date.now() / 1_000)
      const times = { iat: seconds, exp: seconds + 300 }
      const person = { sub: 'ana', email: 'ana@example.com', email_verified: true }
      const right = { iss: origin, aud: client.id, nonce, ...times, ...person, ...claims }
      const payload = Object.fromEntries(Object.entries(right).filter(([, value]) => value !== undefined))
      if (alg === 'none') {
        token = new UnsecuredJWT(payload).encode()
        return
      }
      const kid = alg === 'ES256' ? 'ec' : 'rsa'
      const key = { RS256: foreignKey ? foreign.privateKey : rsa.privateKey, ES256: ec.privateKey }
      const secret = new TextEncoder().encode(client.secret)
      token = await new SignJWT(payload)
        .setProtectedHeader({ alg, ...(alg === 'HS256' ? {} : { kid }) })
        .sign(alg === 'HS256' ? secret : key[alg])
    },
    close,
  }
}
