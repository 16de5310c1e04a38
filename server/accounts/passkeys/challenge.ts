import { randomUUID } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { useToken as spendToken } from '../../rpc/access/usedTokens.ts'
import type { Services } from '../../rpc/services.ts'

/** The lifetime of a challenge in seconds. The sign-in page asks for one when it opens, so it must outlast typing an address. */
const lifeSeconds = 900

const claims = z.object({ jti: z.string(), exp: z.number(), session: z.string() })

/**
 * Creates the challenge of a WebAuthn ceremony, in base64url. The challenge is itself an encrypted token, so that nothing is
 * stored for people who never respond. `session` is the id of the only session that may use it, or '' for any caller.
 */
export async function makeChallenge({ clock, keys }: Services, use: 'create' | 'get', session = ''): Promise<string> {
  const now = Math.floor(clock.now() / 1_000)
  const token = await new EncryptJWT({ session })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(`passkey ${use}`)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .encrypt(keys.signInFlow)
  return Buffer.from(token).toString('base64url')
}

/** Uses up a challenge. Returns false if it wasn't made here, has expired, was used, or is for another use or session. */
export async function spendChallenge(
  services: Services,
  challenge: string,
  use: 'create' | 'get',
  session = '',
): Promise<boolean> {
  const openChallenge = await readChallenge(services, challenge, use)
  if (openChallenge?.session !== session) return false
  return spendToken(services.db, openChallenge.jti, openChallenge.exp * 1_000)
}

async function readChallenge(
  { clock, keys }: Services,
  challenge: string,
  use: 'create' | 'get',
): Promise<z.infer<typeof claims> | undefined> {
  try {
    const { payload } = await jwtDecrypt(Buffer.from(challenge, 'base64url').toString(), keys.signInFlow, {
      audience: `passkey ${use}`,
      currentDate: new Date(clock.now()),
    })
    return claims.parse(payload)
  } catch {
    return undefined
  }
}
