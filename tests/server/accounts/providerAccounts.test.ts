import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { signInAgain, verifyPii } from '../../support/accounts.ts'
import { person, signInInput, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { Visitor } from '../../support/people/visitor.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { openIdServer, type OpenIdServer } from '../../support/services/openIdProvider.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const redirectUri = 'http://localhost:3000/identity/google/callback'

describe.each(databaseKinds)('an account at a sign-in provider, on %s,', (kind) => {
  let provider: OpenIdServer
  let server: TestServer
  beforeAll(async () => {
    const secret = 'a test client secret'
    provider = await openIdServer({ id: 'festoon', secret, redirectUri })
    const env = { GOOGLE_CLIENT_ID: 'festoon', GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: provider.issuer }
    server = await testServer(kind, { env })
  })
  afterAll(async () => {
    await server.end()
    await provider.close()
  })

  /** Signs in at the provider and returns the identity token. */
  const identityOf = async (sub: string, email: string): Promise<string> => {
    provider.next = { sub, email, emailVerified: true }
    const visitor = new Visitor(server)
    const callback = await visitor.signIn()
    const back = await visitor.ask(callback.pathname + callback.search)
    return new URLSearchParams(back.hash.slice(1)).get('identity') ?? ''
  }
  const signIn = async (sub: string, email: string) => {
    const identityToken = await identityOf(sub, email)
    const { result, failure } = await attempt(server, 'authenticate', signInInput, { identityToken })
    return result?.userId ?? failure?.reason
  }
  const signUp = async (sub: string, email: string): Promise<Pick<Person, 'userId' | 'accessToken'>> => {
    const identityToken = await identityOf(sub, email)
    await call(server, 'createElkUser', { elkUser: { name: 'Ana' } }, { identityToken })
    return call(server, 'authenticate', signInInput, { identityToken })
  }
  const fresh = () => `${randomUUID()}@example.com`

  it('keeps its account when its email address changes, even to the address of someone else', async () => {
    const [sub, before, after] = [randomUUID(), fresh(), fresh()]
    const ana = await signUp(sub, before)
    expect(await signIn(sub, after)).toBe(ana.userId)
    const { user } = await call(server, 'getElkUser', { userId: ana.userId }, ana)
    expect(user.emails, 'the new address is not added unasked').toEqual([before])
    const other = await person(server, 'Otto')
    expect(await signIn(sub, other.email)).toBe(ana.userId)
    const identityToken = await identityOf(sub, after)
    expect(await call(server, 'accountExists', {}, { identityToken })).toEqual({ exists: true })
    expect(await reasonOf(server, 'createElkUser', { elkUser: { name: 'Ana' } }, { identityToken })).toBe(
      'accountExists',
    )
  })

  it('that got the address of another one opens neither its account nor a new one', async () => {
    const email = fresh()
    const ana = await signUp(randomUUID(), email)
    const identityToken = await identityOf(randomUUID(), email)
    for (const name of ['accountExists', 'getHasElkProfile'] as const)
      expect(await reasonOf(server, name, {}, { identityToken })).toBe('emailReassigned')
    expect(await reasonOf(server, 'createElkUser', { elkUser: { name: 'Eve' } }, { identityToken })).toBe(
      'emailReassigned',
    )
    expect(await reasonOf(server, 'authenticate', signInInput, { identityToken })).toBe('emailReassigned')
    expect((await signInAgain(server, { email })).userId, 'a code still signs in').toBe(ana.userId)
  })

  it('is linked to the account of its verified email address once, and all contacts are notified', async () => {
    const ann = await person(server, 'Ann')
    const second = fresh()
    await verifyPii(server, ann, { emailAddress: second })
    const sub = randomUUID()
    expect(await signIn(sub, ann.email)).toBe(ann.userId)
    expect(await signIn(sub, ann.email)).toBe(ann.userId)
    const notices = await eventually(async () => {
      const mails = await readOutbox(server.services.db, second)
      const matchingEmails = mails.filter(({ subject }) => subject.startsWith('Sign-in with Google'))
      return matchingEmails.length > 0 && matchingEmails
    })
    expect(notices).toHaveLength(1)
    const { activity } = await call(server, 'fetchActivity', {}, ann)
    expect(activity.filter(({ kind: one }) => one === 'providerLinked')).toMatchObject([{ detail: 'Google' }])
  })

  it('of two with the same address, only one is linked, even at once', async () => {
    const ann = await person(server, 'Ann')
    const tokens = [await identityOf(randomUUID(), ann.email), await identityOf(randomUUID(), ann.email)]
    const results = await Promise.all(
      tokens.map((identityToken) => reasonOf(server, 'authenticate', signInInput, { identityToken })),
    )
    expect(new Set(results)).toEqual(new Set([undefined, 'emailReassigned']))
  })

  it('is unlinked when the email address that linked it is removed', async () => {
    const ann = await person(server, 'Ann')
    const email = fresh()
    await verifyPii(server, ann, { emailAddress: email })
    const sub = randomUUID()
    expect(await signIn(sub, email)).toBe(ann.userId)
    await call(server, 'removeContact', { pii: { emailAddress: email } }, ann)
    expect(await signIn(sub, email)).toBe('notFound')
    expect((await signUp(sub, email)).userId).not.toBe(ann.userId)
  })
})
