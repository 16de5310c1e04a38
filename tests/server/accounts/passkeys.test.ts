import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { merge } from '../../support/accounts.ts'
import { person, signInInput } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { passkeyOf, softPasskey, type SoftPasskey } from '../../support/services/softPasskey.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('passkeys on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const challenge = () => call(server, 'getPasskeyChallenge', {})
  const pastProof = () => server.clock.advance(limits.proofSeconds * 1_000)
  const noticesTo = (to: string, subject: string) =>
    eventually(async () => (await readOutbox(server.services.db, to)).find((mail) => mail.subject.includes(subject)))
  const signIn = async (passkey: SoftPasskey) => {
    const { customToken } = await call(server, 'signInWithPasskey', { passkey: passkey.use(await challenge()) })
    return call(server, 'authenticate', signInInput, { identityToken: customToken })
  }

  it('are added, listed, used to sign in, renamed, and removed, and contacts are notified', async () => {
    const owner = await person(server, 'Pat')
    const passkey = await passkeyOf(server, owner, 'Laptop')
    await noticesTo(owner.email, 'passkey “Laptop” was added')
    const addedAt = server.clock.now()
    expect((await call(server, 'fetchPasskeys', {}, owner)).passkeys).toEqual([
      { passkeyId: passkey.id, name: 'Laptop', createdAt: addedAt },
    ])
    server.clock.advance(1_000)
    expect((await signIn(passkey)).userId).toBe(owner.userId)
    const renamedPasskey = { passkeyId: passkey.id, name: 'Work laptop' }
    expect((await call(server, 'renamePasskey', renamedPasskey, owner)).passkeys).toEqual([
      { ...renamedPasskey, createdAt: addedAt, lastUsedAt: server.clock.now() },
    ])
    expect((await call(server, 'startPasskey', {}, owner)).exclude).toEqual([passkey.id])
    expect((await call(server, 'removePasskey', { passkeyId: passkey.id }, owner)).passkeys).toEqual([])
    await noticesTo(owner.email, 'passkey “Work laptop” was removed')
    const assertion = passkey.use(await challenge())
    expect(await reasonOf(server, 'signInWithPasskey', { passkey: assertion })).toBe('passkeyInvalid')
    const { activity } = await call(server, 'fetchActivity', {}, owner)
    expect(activity.map(({ kind: one }) => one)).toEqual([
      'passkeyRemoved',
      'passkeyRenamed',
      'signedIn',
      'passkeyAdded',
      'signedIn',
    ])
  })

  it('are at most twenty for an account', async () => {
    const owner = await person(server, 'Pia')
    for (let at = 0; at < limits.passkeys; at += 1) await passkeyOf(server, owner, `Key ${at + 1}`)
    await expect(passkeyOf(server, owner, 'One more')).rejects.toThrow('passkeyLimit')
    expect((await call(server, 'fetchPasskeys', {}, owner)).passkeys).toHaveLength(20)
  })

  it('prove that the owner is present, but only their own, and not a thief who adds one', async () => {
    const [owner, thief] = [await person(server, 'Pat'), await person(server, 'Theo')]
    const [ownPasskey, foreign] = [await passkeyOf(server, owner), await passkeyOf(server, thief)]
    const start = await call(server, 'startPasskey', {}, owner)
    pastProof()
    expect(await reasonOf(server, 'startPasskey', {}, owner)).toBe('proofRequired')
    const newPasskey = { passkey: softPasskey().create(start), name: 'Mine now' }
    expect(await reasonOf(server, 'addPasskey', newPasskey, owner)).toBe('proofRequired')
    expect(await reasonOf(server, 'removePasskey', { passkeyId: ownPasskey.id }, owner)).toBe('proofRequired')
    const wrong = { passkey: foreign.use(await challenge()) }
    expect(await reasonOf(server, 'proveWithPasskey', wrong, owner)).toBe('passkeyInvalid')
    expect(await reasonOf(server, 'exportAccount', {}, owner)).toBe('proofRequired')
    Object.assign(owner, await call(server, 'proveWithPasskey', { passkey: ownPasskey.use(await challenge()) }, owner))
    expect(await reasonOf(server, 'exportAccount', {}, owner)).toBeUndefined()
    expect(await reasonOf(server, 'renamePasskey', { passkeyId: foreign.id, name: 'X' }, owner)).toBe('notFound')
    expect(await reasonOf(server, 'removePasskey', { passkeyId: foreign.id }, owner)).toBe('notFound')
  })

  it('work only for this site, with a fresh challenge, once, and with a verified owner', async () => {
    const owner = await person(server, 'Pat')
    const passkey = await passkeyOf(server, owner)
    const reasonFor = async (used: ReturnType<SoftPasskey['use']>) =>
      reasonOf(server, 'signInWithPasskey', { passkey: used })
    const one = await challenge()
    expect(await reasonFor(passkey.use({ ...one, origin: 'https://evil.example' }))).toBe('passkeyInvalid')
    expect(await reasonFor(passkey.use({ ...(await challenge()), rpId: 'evil.example' }))).toBe('passkeyInvalid')
    expect(await reasonFor(passkey.use({ ...(await challenge()), isVerified: false }))).toBe('passkeyInvalid')
    expect(await reasonFor(passkey.use({ challenge: 'bWFkZS11cA', rpId: 'localhost' }))).toBe('passkeyInvalid')
    expect(await reasonFor(softPasskey().use(await challenge())), 'an unknown passkey').toBe('passkeyInvalid')
    const forgedAssertion = { ...softPasskey().use(await challenge()), id: passkey.id, rawId: passkey.id }
    expect(await reasonFor(forgedAssertion), "another key with this passkey's id").toBe('passkeyInvalid')
    const start = await call(server, 'startPasskey', {}, owner)
    expect(await reasonFor(passkey.use(start)), 'the challenge for adding one').toBe('passkeyInvalid')
    const late = await challenge()
    server.clock.advance(16 * 60_000)
    expect(await reasonFor(passkey.use(late))).toBe('passkeyInvalid')
    const fresh = await challenge()
    expect(await reasonFor(passkey.use(fresh))).toBeUndefined()
    expect(await reasonFor(passkey.use(fresh)), 'the same challenge again').toBe('passkeyInvalid')
    const handle = Buffer.from('someone else').toString('base64url')
    expect(await reasonFor(passkey.use({ ...(await challenge()), userHandle: handle }))).toBe('passkeyInvalid')
  })

  it('are added only with the challenge of the same session, and only once', async () => {
    const [owner, other] = [await person(server, 'Pat'), await person(server, 'Otto')]
    const name = 'Laptop'
    const foreign = softPasskey().create(await call(server, 'startPasskey', {}, other))
    expect(await reasonOf(server, 'addPasskey', { passkey: foreign, name }, owner)).toBe('passkeyInvalid')
    const signInOnly = softPasskey().create(await challenge())
    expect(await reasonOf(server, 'addPasskey', { passkey: signInOnly, name }, owner)).toBe('passkeyInvalid')
    const passkey = await passkeyOf(server, other)
    const again = softPasskey(Buffer.from(passkey.id, 'base64url'))
    const takenPasskey = again.create(await call(server, 'startPasskey', {}, owner))
    expect(await reasonOf(server, 'addPasskey', { passkey: takenPasskey, name }, owner)).toBe('passkeyInvalid')
  })

  it('move with a merge, and are erased with the account', async () => {
    const [owner, other] = [await person(server, 'Pat'), await person(server, 'Otto')]
    const passkey = await passkeyOf(server, other)
    await merge(server, owner, { emailAddress: other.email })
    // Authenticators keep returning the id of the account that they were created for.
    const userHandle = Buffer.from(other.userId).toString('base64url')
    const assertion = passkey.use({ ...(await challenge()), userHandle })
    expect(await reasonOf(server, 'signInWithPasskey', { passkey: assertion })).toBeUndefined()
    const foreign = passkey.use({ ...(await challenge()), userHandle: Buffer.from(owner.userId).toString('base64url') })
    expect(await reasonOf(server, 'signInWithPasskey', { passkey: foreign })).toBe('passkeyInvalid')
    const session = await signIn(passkey)
    expect(session.userId).toBe(owner.userId)
    await call(server, 'deleteAccount', {}, session)
    const erasedAssertion = passkey.use(await challenge())
    expect(await reasonOf(server, 'signInWithPasskey', { passkey: erasedAssertion })).toBe('passkeyInvalid')
  })
})
