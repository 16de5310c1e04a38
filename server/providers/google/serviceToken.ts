import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import type { ServiceAccount } from '../../config/serviceAccount.ts'
import type { Clock } from '../../core/clock.ts'
import { fetchJson } from '../fetchJson.ts'
import { ownToken, type OwnToken } from '../ownToken.ts'

const lifeSeconds = 3_600
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/**
 * Creates a manager for the access token of a Google service account. Google issues the token in exchange for a signed
 * assertion: https://developers.google.com/identity/protocols/oauth2/service-account
 */
export function serviceToken(account: ServiceAccount, scopes: readonly string[], clock: Clock): OwnToken {
  return ownToken(clock, async () => {
    const seconds = Math.floor(clock.now() / 1_000)
    const assertion = await new SignJWT({ scope: scopes.join(' ') })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.email)
      .setAudience(account.tokenUri)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + lifeSeconds)
      .sign(await importPKCS8(account.privateKey, 'RS256'))
    const token = await fetchJson(account.tokenUri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      schema: tokenSchema,
    })
    return { accessToken: token.access_token, expiresIn: token.expires_in }
  })
}
