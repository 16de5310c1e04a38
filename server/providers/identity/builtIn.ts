import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { readProofClaims, proofClaims, toProofClaims } from './externalAccount.ts'
import type { IdentityProvider } from './port.ts'

/** The lifetime of an identity token in seconds, which is long enough to type a name on a phone. */
const lifeSeconds = 600
const purpose = 'festoon identity'

const claims = z.object({
  kind: z.enum(['email', 'phone']),
  ...proofClaims,
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
    issue: ({ kind, value }, now, proof = 'code') =>
      new SignJWT({ kind, ...toProofClaims(proof) })
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
        const read = claims.parse((await jwtVerify(token, key, options)).payload)
        const { kind, sub, jti, exp } = read
        return { contact: { kind, value: sub }, ...readProofClaims(read), jti, expiresAt: exp * 1_000 }
      } catch {
        return undefined
      }
    },
  }
}
