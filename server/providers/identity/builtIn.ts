import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { externalAccount } from './externalAccount.ts'
import type { IdentityProvider } from './port.ts'

/** The lifetime of an identity token in seconds, which is long enough to type a name on a phone. */
const lifeSeconds = 600
const purpose = 'festoon identity'

const claims = z.object({
  kind: z.enum(['email', 'phone']),
  account: externalAccount.optional(),
  sub: z.string(),
  jti: z.string(),
  exp: z.number(),
})

/**
 * Creates the built-in identity provider. Its custom tokens also serve as identity tokens: JWTs that are signed with the HMAC
 * secret `key` (HS256) and expire in ten minutes.
 */
export function builtInIdentity(key: Uint8Array): IdentityProvider {
  return {
    issue: ({ kind, value }, now, account) =>
      new SignJWT({ kind, ...(account ? { account } : {}) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(value)
        .setAudience(purpose)
        .setJti(randomUUID())
        .setIssuedAt(Math.floor(now / 1_000))
        .setExpirationTime(Math.floor(now / 1_000) + lifeSeconds)
        .sign(key),
    verify: async (token, now) => {
      try {
        const options = { algorithms: ['HS256'], audience: purpose, currentDate: new Date(now) }
        const { kind, account, sub, jti, exp } = claims.parse((await jwtVerify(token, key, options)).payload)
        return { contact: { kind, value: sub }, account, jti, expiresAt: exp * 1_000 }
      } catch {
        return undefined
      }
    },
  }
}
