import { createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Answer, ReceivedRequest } from '../services/standIn.ts'

export interface GoogleAccount {
  /** Returns the setting with which a server uses the account. `origin` is the token endpoint's origin. */
  setting(origin: string): string
  /** Responds to `POST /token` as https://oauth2.googleapis.com/token does. Returns undefined for other calls. */
  trade(request: ReceivedRequest, origin: string): Answer | undefined
  /** Returns true if a call has a valid token for a scope. */
  mayPass(request: ReceivedRequest, scope: string): boolean
  /** The number of tokens issued. */
  tokenCount: number
  /** Revokes all tokens issued so far. */
  revoke(): void
}

const email = 'festoon@demo-festoon.iam.gserviceaccount.com'
const claimsSchema = z.object({
  iss: z.literal(email),
  scope: z.string(),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
})

/** Creates a Google service account and the endpoint that verifies its signatures. */
export function googleAccount(): GoogleAccount {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const tokens = new Map<string, string>()
  const read = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString())

  const account: GoogleAccount = {
    setting: (origin) =>
      JSON.stringify({
        type: 'service_account',
        client_email: email,
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
        token_uri: `${origin}/token`,
      }),
    trade: ({ method, url, body }, origin) => {
      if (method !== 'POST' || url.pathname !== '/token') return undefined
      const form = new URLSearchParams(body)
      const [header = '', payload = '', signature = ''] = (form.get('assertion') ?? '').split('.')
      const isSigned = createVerify('RSA-SHA256')
        .update(`${header}.${payload}`)
        .verify(publicKey, Buffer.from(signature, 'base64url'))
      const claims = isSigned ? claimsSchema.safeParse(read(payload)) : undefined
      const isRight =
        form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
        claims?.success === true &&
        claims.data.aud === `${origin}/token` &&
        claims.data.exp - claims.data.iat <= 3_600
      if (!isRight || !claims?.success) return { status: 400, body: { error: 'invalid_grant' } }
      const token = `ya29.${randomUUID()}`
      tokens.set(token, claims.data.scope)
      account.tokenCount += 1
      return { status: 200, body: { access_token: token, expires_in: 3_599, token_type: 'Bearer' } }
    },
    mayPass: ({ headers }, scope) =>
      tokens
        .get(headers.authorization?.replace('Bearer ', '') ?? '')
        ?.split(' ')
        .includes(scope) ?? false,
    tokenCount: 0,
    revoke: () => tokens.clear(),
  }
  return account
}
