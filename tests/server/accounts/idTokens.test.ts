import { generateKeyPairSync } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import { person, signInInput } from '../../support/builders.ts'
import { Visitor } from '../../support/people/visitor.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { forgingProvider, type Forgery, type ForgingProvider } from '../../support/services/forgingProvider.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const client = { id: 'festoon', secret: 'a test client secret of at least 32 bytes' }
const pem = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
const envOf = (google: ForgingProvider, apple: ForgingProvider) => ({
  GOOGLE_CLIENT_ID: client.id,
  GOOGLE_CLIENT_SECRET: client.secret,
  GOOGLE_ISSUER: google.origin,
  APPLE_CLIENT_ID: client.id,
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_PRIVATE_KEY: String(pem).replaceAll('\n', String.raw`\n`),
  APPLE_ISSUER: apple.origin,
})

describe.each(databaseKinds)('an ID token of a sign-in provider, on %s,', (kind) => {
  let google: ForgingProvider
  let apple: ForgingProvider
  let server: TestServer
  beforeAll(async () => {
    google = await forgingProvider(client)
    apple = await forgingProvider(client)
    server = await testServer(kind, { env: envOf(google, apple) })
  })
  afterAll(async () => {
    await server.end()
    await google.close()
    await apple.close()
  })

  /** Signs in at a provider that issues a token, and returns what the sign-in page gets. */
  const endingOf = async (forgery: Forgery, name: 'google' | 'apple' = 'google', at: TestServer = server) => {
    const visitor = new Visitor(at)
    const { searchParams } = await visitor.ask(`/identity/${name}/start`)
    await (name === 'google' ? google : apple).issue(forgery, searchParams.get('nonce') ?? '')
    const query = new URLSearchParams({ code: 'right', state: searchParams.get('state') ?? '' })
    const back = await visitor.ask(`/identity/${name}/callback?${query}`)
    return Object.fromEntries(new URLSearchParams(back.hash.slice(1)))
  }
  const signUp = async (forgery: Forgery, name: 'google' | 'apple' = 'google') => {
    const { identity: identityToken = '' } = await endingOf(forgery, name)
    await call(server, 'createElkUser', { elkUser: { name: 'Ana' } }, { identityToken })
    return call(server, 'authenticate', signInInput, { identityToken })
  }
  const seconds = () => Math.floor(Date.now() / 1_000)

  it('is accepted if it is right', async () => {
    expect(await endingOf({})).toHaveProperty('identity')
    expect(await endingOf({}, 'apple')).toHaveProperty('identity')
  })

  it.each<[string, () => Forgery]>([
    ['a wrong nonce', () => ({ claims: { nonce: 'that-of-another-sign-in' } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['another audience', () => ({ claims: { aud: 'another-client' } })],
    ['a second audience', () => ({ claims: { aud: [client.id, 'another-client'] } })],
    ['another authorized party', () => ({ claims: { aud: [client.id, 'other'], azp: 'other' } })],
    ['a time in the past', () => ({ claims: { iat: seconds() - 7_200, exp: seconds() - 3_600 } })],
    ['no expiry', () => ({ claims: { exp: undefined } })],
    ['no subject', () => ({ claims: { sub: undefined } })],
    ['no signature', () => ({ alg: 'none' })],
    ["the client's secret as its key", () => ({ alg: 'HS256' })],
    ['another algorithm, though with a published key', () => ({ alg: 'ES256' })],
    ['a key that the provider never published', () => ({ foreignKey: true })],
  ])('is refused with %s', async (_what, forge) => {
    for (const name of ['google', 'apple'] as const) expect(await endingOf(forge(), name)).toEqual({ ended: 'failed' })
  })

  it('is refused, with its provider, if the metadata names another issuer or no keys', async () => {
    for (const metadata of [{ issuer: apple.origin }, { issuer: 'https://evil.example' }]) {
      google.metadata = metadata
      const other = await testServer(kind, { env: envOf(google, apple) })
      const back = await new Visitor(other).ask('/identity/google/start')
      expect(back.hash).toBe('#ended=failed')
      await other.end()
    }
    google.metadata = { jwks_uri: undefined }
    const other = await testServer(kind, { env: envOf(google, apple) })
    expect(await endingOf({}, 'google', other)).toEqual({ ended: 'failed' })
    await other.end()
    google.metadata = {}
  })

  it('with the same subject as one of another provider belongs to another account', async () => {
    const claims = { sub: 'same', email: 'same.google@example.com' }
    const [ana, eve] = [
      await signUp({ claims }),
      await signUp({ claims: { ...claims, email: 'same.apple@example.com' } }, 'apple'),
    ]
    expect(eve.userId).not.toBe(ana.userId)
    const { identity: identityToken = '' } = await endingOf({ claims }, 'apple')
    const again = await attempt(server, 'authenticate', signInInput, { identityToken })
    expect(again.result?.userId, 'not even with the email address of the first').toBe(eve.userId)
  })

  it('proves that the user is present as of when they signed in at the provider, if it says so', async () => {
    const claims = { sub: 'old', email: 'old.session@example.com', auth_time: seconds() - limits.proofSeconds }
    const old = await signUp({ claims })
    expect(await reasonOf(server, 'exportAccount', {}, old)).toBe('proofRequired')
    const recent = await signUp({
      claims: { ...claims, sub: 'new', email: 'new@example.com', auth_time: seconds() - 60 },
    })
    expect(await reasonOf(server, 'exportAccount', {}, recent)).toBeUndefined()
    server.clock.advance((limits.proofSeconds - 60) * 1_000)
    expect(await reasonOf(server, 'exportAccount', {}, recent)).toBe('proofRequired')
    const ahead = await signUp({
      claims: { ...claims, sub: 'ahead', email: 'ahead@example.com', auth_time: seconds() + 9_999 },
    })
    server.clock.advance(limits.proofSeconds * 1_000)
    expect(await reasonOf(server, 'exportAccount', {}, ahead)).toBe('proofRequired')
  })

  it('of our own is accepted only with our algorithm and key', async () => {
    const { email } = await person(server, 'Otto')
    const body = { kind: 'email' }
    const now = server.clock.now() / 1_000
    const complete = <T extends SignJWT | UnsecuredJWT>(token: T): T => {
      token
        .setSubject(email)
        .setAudience('festoon identity')
        .setJti('x')
        .setExpirationTime(Math.floor(now) + 600)
      return token
    }
    const keyOf = (alg: string) => new SignJWT(body).setProtectedHeader({ alg })
    const ourKey = server.services.keys.identityToken
    const tokens = [
      complete(new UnsecuredJWT(body)).encode(),
      await complete(keyOf('HS256')).sign(new TextEncoder().encode('a key of someone else, with 32 bytes')),
      await complete(keyOf('HS384')).sign(ourKey),
    ]
    for (const identityToken of tokens)
      expect(await reasonOf(server, 'authenticate', signInInput, { identityToken })).toBe('identityInvalid')
    const right = await complete(keyOf('HS256')).sign(ourKey)
    expect(await reasonOf(server, 'authenticate', signInInput, { identityToken: right })).toBeUndefined()
  })
})
