import { importPKCS8, SignJWT } from 'jose'

export interface AppleKey {
  clientId: string
  teamId: string
  keyId: string
  /** The ES256 private key in PEM format. */
  privateKey: string
}

/** Creates Apple's client secret: a JWT that expires in five minutes, signed with the developer team's key. */
export async function appleSecret({ clientId, teamId, keyId, privateKey }: AppleKey, now: number): Promise<string> {
  const seconds = Math.floor(now / 1_000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(await importPKCS8(privateKey, 'ES256'))
}
