import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import type { Operation } from '@festoon/contract/wire/operation'
import { operations } from '@festoon/contract/wire/operations'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { freshPhone, personByPhone, piiCode, proveByMail, signInAgain, verifyPii } from '../../support/accounts.ts'
import { lastCode, person, signInInput, verify, type Person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('a stolen session on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const pastProof = () => server.clock.advance(limits.proofSeconds * 1_000)
  const renew = (authToken: string) =>
    attempt(server, 'refetchAccessToken', { deviceId: 'web-test', timestamp: 1 }, { cookies: { authToken } })
  /** Waits for a message about an account that contains a text. */
  const noticeTo = (to: string, text: RegExp) =>
    eventually(async () =>
      (await readOutbox(server.services.db, to)).find(({ subject, body }) => text.test(`${subject} ${body}`)),
    )
  const another = async (who: Person) => {
    const emailAddress = `${randomUUID()}@example.com`
    await verifyPii(server, who, { emailAddress })
    return emailAddress
  }

  it('needs a proof for exactly the changes that could lock the owner out', () => {
    const needing = Object.entries<Operation>(operations).filter(([, { needsProof }]) => needsProof)
    expect(needing.map(([name]) => name)).toEqual([
      'deleteAccount',
      'exportAccount',
      'sendPiiVerificationCode',
      'verifyWithPiiAndCode',
      'confirmUserMerge',
      'removeContact',
      'startPasskey',
      'addPasskey',
      'removePasskey',
      'addCohost',
      'getCohostLink',
    ])
    for (const [name, { failures }] of needing) expect(failures, name).toContain('proofRequired')
  })

  it('cannot change contacts, merge, export, or delete ten minutes after the sign-in', async () => {
    const owner = await person(server, 'Olivia')
    const pii = { emailAddress: `${randomUUID()}@example.com` }
    const code = await piiCode(server, owner, pii)
    pastProof()
    expect(await reasonOf(server, 'sendPiiVerificationCode', { pii }, owner)).toBe('proofRequired')
    expect(await reasonOf(server, 'verifyWithPiiAndCode', { pii, code }, owner)).toBe('proofRequired')
    expect(await reasonOf(server, 'confirmUserMerge', { pii }, owner)).toBe('proofRequired')
    expect(await reasonOf(server, 'removeContact', { pii: { emailAddress: owner.email } }, owner)).toBe('proofRequired')
    expect(await reasonOf(server, 'exportAccount', {}, owner)).toBe('proofRequired')
    expect(await reasonOf(server, 'deleteAccount', {}, owner)).toBe('proofRequired')
    // Renewing the access token is no proof.
    const renewal = await renew(owner.refreshToken)
    const bearer = { accessToken: renewal.result?.accessToken ?? '' }
    expect(await reasonOf(server, 'exportAccount', {}, bearer)).toBe('proofRequired')
    expect(await reasonOf(server, 'fetchEvents', {}, bearer)).toBeUndefined()
  })

  it('is confirmed for ten minutes with a code to an existing contact, in that session only', async () => {
    const owner = await person(server, 'Olivia')
    const other = await signInAgain(server, owner)
    pastProof()
    await proveByMail(server, owner, owner.email)
    expect(await reasonOf(server, 'exportAccount', {}, owner)).toBeUndefined()
    expect(await reasonOf(server, 'exportAccount', {}, other)).toBe('proofRequired')
    server.clock.advance(limits.proofSeconds * 1_000 - 1)
    expect(await reasonOf(server, 'exportAccount', {}, owner)).toBeUndefined()
    server.clock.advance(1)
    expect(await reasonOf(server, 'exportAccount', {}, owner)).toBe('proofRequired')
  })

  it('cannot be confirmed with a contact of someone else, or with a code for anything else', async () => {
    const [owner, thief] = [await person(server, 'Olivia'), await person(server, 'Theo')]
    const other = await signInAgain(server, owner)
    pastProof()
    const theirContact = { emailAddress: thief.email }
    expect(await reasonOf(server, 'sendProofCode', { pii: theirContact }, owner)).toBe('notFound')
    expect(await reasonOf(server, 'proveWithCode', { pii: theirContact, code: '000000' }, owner)).toBe('notFound')
    const ownContact = { emailAddress: owner.email }
    await call(server, 'sendEmailSignInCode', ownContact)
    const signIn = await lastCode(server, owner.email)
    expect(await reasonOf(server, 'proveWithCode', { pii: ownContact, code: signIn }, owner)).toBe('codeExpired')
    await call(server, 'sendProofCode', { pii: ownContact }, other)
    const ofOther = await lastCode(server, owner.email)
    expect(await reasonOf(server, 'proveWithCode', { pii: ownContact, code: ofOther }, owner)).toBe('codeExpired')
    // A proof code doesn't sign anyone in.
    expect(await reasonOf(server, 'signInWithEmailAndCode', { ...ownContact, code: ofOther })).toBe('codeInvalid')
    await call(server, 'proveWithCode', { pii: ownContact, code: ofOther }, other)
  })

  it('may repeat a refused call with the same request after the proof', async () => {
    const owner = await person(server, 'Olivia')
    pastProof()
    const pii = { emailAddress: `${randomUUID()}@example.com` }
    const requestId = `blocking-${randomUUID()}`
    const send = async () => {
      const { userId, accessToken } = owner
      const agent = { platform: 'web', version: '0.1.0', product: 3 }
      const header = { deviceId: 'web-test', agent, timestamp: 1, requestId, userId, accessToken }
      const payload = { jsonrpc: '2.0', id: requestId, method: 'sendPiiVerificationCode', params: { header, pii } }
      return (await server.app.inject({ method: 'POST', url: '/json/AuthenticationService', payload })).json()
    }
    expect(await send()).toMatchObject({ error: { data: { reason: 'proofRequired' } } })
    await proveByMail(server, owner, owner.email)
    expect(await send()).toMatchObject({ result: { success: true } })
  })

  it('can be confirmed by SMS', async () => {
    const owner = await personByPhone(server, 'Pia')
    pastProof()
    const pii = { phoneNumber: owner.phone }
    await call(server, 'sendProofCode', { pii }, owner)
    const code = await lastCode(server, owner.phone)
    const { accessToken } = await call(server, 'proveWithCode', { pii, code }, owner)
    expect(await reasonOf(server, 'exportAccount', {}, { accessToken })).toBeUndefined()
  })

  it('shows: every contact is notified of a sign-in on a new device, but not on a known one', async () => {
    const owner = await person(server, 'Olivia')
    const second = await another(owner)
    await signInAgain(server, owner)
    const identityToken = await verify(server, owner.email)
    await call(server, 'authenticate', { ...signInInput, deviceId: 'web-new' }, { identityToken })
    const mail = await noticeTo(second, /New sign-in/)
    expect(mail.body).toContain('/profile/edit#devices')
    expect(mail.body).toContain('network 127.0.0.x')
    await noticeTo(owner.email, /New sign-in/)
    const ownNotices = (await readOutbox(server.services.db, owner.email)).filter(({ subject }) =>
      /New sign-in/.test(subject),
    )
    expect(ownNotices).toHaveLength(1)
  })

  it('shows: contacts are notified of added and removed ones, phones only with permission', async () => {
    const owner = await person(server, 'Olivia')
    const phoneNumber = freshPhone()
    await verifyPii(server, owner, { phoneNumber })
    expect((await noticeTo(owner.email, /was added/)).subject).toContain(phoneNumber.slice(-4))
    const second = await another(owner)
    await noticeTo(owner.email, /@example\.com was added/)
    const texts = async () => (await readOutbox(server.services.db, phoneNumber)).map(({ body }) => body)
    const { rows } = await sql<{ data: object }>`
      select data from jobs.job where name = 'deliver-account-notice' and data->'to'->>'value' = ${owner.email}
    `.execute(server.services.db)
    for (const { data } of rows)
      expect(data).toEqual({
        key: expect.any(String),
        to: { kind: 'email', value: owner.email },
        kind: 'contactAdded',
        detail: expect.stringContaining('•••'),
        device: { userAgent: expect.any(String), place: { network: '127.0.0.x', country: null } },
        at: expect.any(Number),
      })
    expect((await texts()).filter((text) => text.includes('was added'))).toEqual([])
    await call(server, 'updateElkUser', { grantedTextPermission: true, textPermissionStatus: 'granted' }, owner)
    const { user } = await call(server, 'removeContact', { pii: { emailAddress: second } }, owner)
    expect(user).toMatchObject({ emails: [owner.email], phones: [phoneNumber] })
    await noticeTo(owner.email, /was removed/)
    await noticeTo(second, /was removed/)
    await noticeTo(phoneNumber, /was removed.*log out everywhere/)
  })

  it('cannot remove the last contact, not even of two at once', async () => {
    const owner = await person(server, 'Olivia')
    const second = await another(owner)
    const removals = [owner.email, second].map((emailAddress) =>
      reasonOf(server, 'removeContact', { pii: { emailAddress } }, owner),
    )
    expect(new Set(await Promise.all(removals))).toEqual(new Set(['lastContact', undefined]))
    expect(await reasonOf(server, 'removeContact', { pii: { emailAddress: 'x@example.com' } }, owner)).toBe('notFound')
  })

  it('removes a contact with its sign-in links, and others may then add it', async () => {
    const [owner, next] = [await person(server, 'Olivia'), await person(server, 'Nora')]
    const emailAddress = await another(owner)
    await call(server, 'sendEmailSignInCode', { emailAddress })
    await call(server, 'removeContact', { pii: { emailAddress } }, owner)
    const { db } = server.services
    expect(await db.selectFrom('sign_in_links').selectAll().where('email', '=', emailAddress).execute()).toEqual([])
    expect(await verifyPii(server, next, { emailAddress })).toMatchObject({ result: 'piiAdded' })
    expect(await reasonOf(server, 'sendProofCode', { pii: { emailAddress } }, owner)).toBe('notFound')
  })

  it('ends everywhere at once: access tokens, refresh cookies, and event streams', async () => {
    const owner = await person(server, 'Olivia')
    const [other, bystander] = [await signInAgain(server, owner), await person(server, 'Ben')]
    const origin = await server.listen()
    const streamOf = (who: Person) => eventStream(origin, [`events/users/${who.userId}`], who.accessToken)
    const [first, second, unrelatedStream] = [await streamOf(owner), await streamOf(other), await streamOf(bystander)]
    await call(server, 'sendEmailSignInCode', { emailAddress: owner.email })
    const { cookies } = await attempt(server, 'signOutEverywhere', {}, other)
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['authToken', ''],
      ['userId', ''],
    ])
    await Promise.all([first.end, second.end])
    for (const who of [owner, other]) {
      expect(await reasonOf(server, 'fetchEvents', {}, who)).toBe('sessionExpired')
      expect((await renew(who.refreshToken)).failure?.reason).toBe('sessionExpired')
    }
    const { db } = server.services
    expect(await db.selectFrom('sign_in_links').selectAll().where('user_id', '=', owner.userId).execute()).toEqual([])
    // Another user's stream stays open.
    await call(server, 'updateElkUser', { name: 'Benno' }, bystander)
    await unrelatedStream.next(`events/users/${bystander.userId}`)
    unrelatedStream.close()
    expect((await signInAgain(server, owner)).userId).toBe(owner.userId)
  })

  it('ends its own streams at once when a device is signed out', async () => {
    const owner = await person(server, 'Olivia')
    const other = await signInAgain(server, owner)
    const address = server.app.server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const keptStream = await eventStream(origin, [`events/users/${owner.userId}`], owner.accessToken)
    const endedStream = await eventStream(origin, [`events/users/${owner.userId}`], other.accessToken)
    const { devices } = await call(server, 'fetchDevices', {}, owner)
    const sessionId = devices.find(({ isCurrent }) => !isCurrent)?.sessionId ?? ''
    await call(server, 'signOutDevice', { sessionId }, owner)
    await endedStream.end
    await call(server, 'updateElkUser', { name: 'Olive' }, owner)
    await keptStream.next(`events/users/${owner.userId}`)
    keptStream.close()
  })
})
