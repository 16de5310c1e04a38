import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { exportJWK, SignJWT, UnsecuredJWT, decodeJwt, jwtVerify, importSPKI } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../../../server/config/config.ts'
import type { FirebaseConfig } from '../../../server/config/identityConfig.ts'
import { firebaseIdentity } from '../../../server/providers/identity/firebase.ts'
import type { IdentityProvider } from '../../../server/providers/identity/port.ts'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2_048 })
const google = pair()
const account = pair()
const pem = String(account.privateKey.export({ type: 'pkcs8', format: 'pem' }))
const now = Date.UTC(2026, 10, 20, 12)
const seconds = now / 1_000

const env = {
  IDENTITY: 'firebase',
  FIREBASE_API_KEY: 'public-key',
  FIREBASE_AUTH_DOMAIN: 'party.firebaseapp.example',
  FIREBASE_PROJECT_ID: 'party-1',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ client_email: 'signer@party-1.example', private_key: pem }),
}
const settingsOf = (extra: Record<string, string | undefined> = {}): FirebaseConfig => {
  const { firebase } = readConfig({ ...env, ...extra })
  if (!firebase) throw new Error('Firebase is not set up')
  return firebase
}

const base = {
  iss: 'https://securetoken.google.com/party-1',
  aud: 'party-1',
  sub: 'user-1',
  iat: seconds,
  exp: seconds + 3_600,
  auth_time: seconds,
}
const verifiedClaims = { ...base, email: 'Ana@Example.com', email_verified: true }
const signToken = (claims: Record<string, unknown>, key = google.privateKey, header = { alg: 'RS256', kid: 'key-1' }) =>
  new SignJWT(claims).setProtectedHeader(header).sign(key)

describe('Firebase as identity provider', () => {
  let identity: IdentityProvider
  // A local stand-in for Google's published keys.
  const keyServer = createServer((_request, response) => {
    void exportJWK(google.publicKey).then((jwk) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ keys: [{ ...jwk, kid: 'key-1', alg: 'RS256', use: 'sig' }] })),
    )
  })

  beforeAll(async () => {
    keyServer.listen(0, '127.0.0.1')
    await new Promise((resolve) => keyServer.once('listening', resolve))
    const address = keyServer.address()
    const port = typeof address === 'object' ? address?.port : undefined
    identity = firebaseIdentity(settingsOf(), `http://127.0.0.1:${port}/keys`)
  })
  afterAll(() => keyServer.close())

  it('accepts an ID token of a verified address or phone', async () => {
    expect(await identity.verify(await signToken(verifiedClaims), now)).toMatchObject({
      contact: { kind: 'email', value: 'ana@example.com' },
      expiresAt: base.exp * 1_000,
    })
    expect(await identity.verify(await signToken({ ...base, phone_number: '+15125550123' }), now)).toMatchObject({
      contact: { kind: 'phone', value: '+15125550123' },
    })
  })

  it('counts as one proof with any encoding of its signature, and as another for another sign-in', async () => {
    const token = await signToken(verifiedClaims)
    const proofs = await Promise.all([token, `${token}==`, `${token} `].map((one) => identity.verify(one, now)))
    const proofIds = new Set(proofs.flatMap((proof) => proof?.jti ?? []))
    expect([proofs[0] === undefined, proofIds.size]).toEqual([false, 1])
    const other = await identity.verify(await signToken({ ...verifiedClaims, auth_time: seconds - 1 }), now)
    expect(proofIds.has(other?.jti ?? '')).toBe(false)
  })

  it('exchanges a code for a custom token with the contact, signed by the service account [RPC-19]', async () => {
    const contact = { kind: 'phone' as const, value: '+15125550123' }
    const custom = await identity.issue(contact, now)
    const key = await importSPKI(String(account.publicKey.export({ type: 'spki', format: 'pem' })), 'RS256')
    const { payload } = await jwtVerify(custom, key, { currentDate: new Date(now), issuer: 'signer@party-1.example' })
    expect(payload).toMatchObject({
      sub: 'signer@party-1.example',
      aud: expect.stringContaining('identitytoolkit'),
      claims: { festoon: contact },
    })
    expect(String(payload['uid'])).toMatch(/^[\w-]{20,128}$/)
    expect(decodeJwt(await identity.issue(contact, now + 60_000))['uid']).toBe(payload['uid'])
    // Firebase copies the custom claims into the ID token.
    expect(await identity.verify(await signToken({ ...base, festoon: contact }), now)).toMatchObject({ contact })
  })

  it('names the account at Google or Apple, however the person signed in', async () => {
    const linkedAccount = { issuer: 'https://accounts.google.com', subject: '1001', name: 'Google' }
    const firebase = { sign_in_provider: 'google.com', identities: { 'google.com': ['1001'], email: ['a@b.example'] } }
    expect(await identity.verify(await signToken({ ...verifiedClaims, firebase }), now)).toMatchObject({
      account: linkedAccount,
    })
    const byCode = { sign_in_provider: 'custom', identities: {} }
    expect(
      (await identity.verify(await signToken({ ...verifiedClaims, firebase: byCode }), now))?.account,
    ).toBeUndefined()
    const contact = { kind: 'email' as const, value: 'ana@example.com' }
    const custom = decodeJwt(await identity.issue(contact, now, linkedAccount))
    const festoon = z.object({ festoon: z.object({}).loose() }).parse(custom['claims']).festoon
    expect(await identity.verify(await signToken({ ...base, festoon }), now)).toMatchObject({
      contact,
      account: linkedAccount,
    })
    const movedToken = decodeJwt(await identity.issue({ ...contact, value: 'new@example.com' }, now, linkedAccount))
    expect(movedToken['uid'], 'a changed address keeps the person').toBe(custom['uid'])
  })

  it('identifies each token, so that it opens only one session', async () => {
    const one = await identity.verify(await signToken(verifiedClaims), now)
    const other = await identity.verify(await signToken({ ...verifiedClaims, iat: seconds + 1 }), now)
    expect(one?.jti).not.toBe(other?.jti)
  })

  it.each([
    ['without a verified address', { ...verifiedClaims, email_verified: false }],
    ['without a contact', base],
    ['for another project', { ...verifiedClaims, aud: 'party-2' }],
    ['from another issuer', { ...verifiedClaims, iss: 'https://securetoken.google.com/party-2' }],
    ['that has expired', { ...verifiedClaims, exp: seconds - 1 }],
    ['renewed since a sign-in an hour ago', { ...verifiedClaims, auth_time: seconds - 3_600 }],
    ['with a malformed address', { ...verifiedClaims, email: 'not an address' }],
  ])('rejects a token %s', async (_what, claims) => {
    expect(await identity.verify(await signToken(claims), now)).toBeUndefined()
  })

  it("rejects tokens that aren't signed, or not by Google", async () => {
    expect(await identity.verify(await signToken(verifiedClaims, pair().privateKey), now)).toBeUndefined()
    expect(await identity.verify(new UnsecuredJWT(verifiedClaims).encode(), now)).toBeUndefined()
    expect(await identity.verify('not.a.token', now)).toBeUndefined()
  })

  it('only trusts a configured emulator', async () => {
    const emulatedIdentity = firebaseIdentity(settingsOf({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }))
    expect(await emulatedIdentity.verify(new UnsecuredJWT(verifiedClaims).encode(), now)).toMatchObject({
      contact: { value: 'ana@example.com' },
    })
    expect(() =>
      readConfig({
        ...env,
        NODE_ENV: 'production',
        PUBLIC_ORIGIN: 'https://party.example',
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      }),
    ).toThrow(/FIREBASE_AUTH_EMULATOR_HOST/)
  })

  it.each(['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_SERVICE_ACCOUNT'])(
    "doesn't start without %s",
    (name) => {
      expect(() => readConfig({ ...env, [name]: '' })).toThrow(new RegExp(name))
    },
  )

  it("doesn't start with an invalid service account", () => {
    for (const text of ['{}', '/nowhere/account.json', '{"client_email":1}'])
      expect(() => readConfig({ ...env, FIREBASE_SERVICE_ACCOUNT: text })).toThrow(/FIREBASE_SERVICE_ACCOUNT/)
  })
})
