import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import type { Pii } from '@festoon/contract/nouns/merge'
import {
  freshPhone,
  merge,
  personByPhone,
  piiCode,
  proveByMail,
  signInAgain,
  verifyPii,
} from '../../support/accounts.ts'
import { lastCode, party, person, type Person } from '../../support/builders.ts'
import { call, envelope, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** Returns a code other than this one. */
const wrongFor = (code: string): string => (code === '111111' ? '222222' : '111111')

/**
 * Mallory is signed in, knows Vic's addresses, and wants Vic's account. Vic never gives her a code. Whatever she tries, both
 * accounts stay unchanged.
 */
describe.each(databaseKinds)('an attempt to take over an account on %s', (kind) => {
  let server: TestServer
  let mallory: Person
  let vic: Person & { phone: string }
  let email: Pii
  let phone: Pii
  let before: unknown

  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  beforeEach(async () => {
    mallory = await person(server, 'Mallory')
    const victim = await personByPhone(server, 'Vic')
    const address = `vic.${randomUUID().slice(0, 8)}@example.com`
    await verifyPii(server, victim, { emailAddress: address })
    vic = { ...victim, email: address }
    email = { emailAddress: address }
    phone = { phoneNumber: victim.phone }
    await party(server, vic, { title: 'Vic turns thirty' })
    await call(server, 'editEventDraft', { eventId: randomUUID(), event: { title: 'Idea', modificationId: 1 } }, vic)
    before = await state()
  })

  /** Returns all data that could change owners. */
  const state = async () => {
    const { db } = server.services
    const whom = [mallory.userId, vic.userId]
    return {
      users: await db.selectFrom('users').selectAll().where('id', 'in', whom).orderBy('id').execute(),
      contacts: await db
        .selectFrom('user_contacts')
        .selectAll()
        .where('user_id', 'in', whom)
        .orderBy('value')
        .execute(),
      events: await db.selectFrom('events').selectAll().where('organizer_id', 'in', whom).execute(),
      invitees: await db.selectFrom('invitees').selectAll().where('user_id', 'in', whom).execute(),
      drafts: await db.selectFrom('drafts').selectAll().where('user_id', 'in', whom).execute(),
      sessions: await db
        .selectFrom('sessions')
        .select(['id', 'revoked_at'])
        .where('user_id', '=', vic.userId)
        .execute(),
    }
  }
  const expectUnchanged = async () => {
    expect(await state()).toEqual(before)
    expect(await reasonOf(server, 'fetchDrafts', {}, vic), 'Vic is still signed in').toBeUndefined()
  }
  const verifying = (pii: Pii, code: string, who: Person = mallory) =>
    reasonOf(server, 'verifyWithPiiAndCode', { pii, code }, who)
  const confirming = (pii: Pii, who: Person = mallory) => reasonOf(server, 'confirmUserMerge', { pii }, who)
  /** Sends any value as `pii`. */
  const sendRaw = async (name: 'sendPiiVerificationCode' | 'confirmUserMerge', pii: unknown): Promise<unknown> => {
    const service = name === 'confirmUserMerge' ? 'UserService' : 'AuthenticationService'
    const payload = envelope(name, { pii }, mallory)
    const answer = await server.app.inject({ method: 'POST', url: `/json/${service}`, payload })
    return answer.json().error?.data.reason
  }

  it('fails without a code, because nothing was verified', async () => {
    expect(await confirming(email)).toBe('mergeUnverified')
    expect(await confirming(phone)).toBe('mergeUnverified')
    await expectUnchanged()
  })

  it('fails with a code that was never sent', async () => {
    expect(await verifying(email, '123456')).toBe('codeExpired')
    expect(await confirming(email)).toBe('mergeUnverified')
    await expectUnchanged()
  })

  it('fails with the code that Vic requested to add the same address', async () => {
    const code = await piiCode(server, vic, email)
    expect(await verifying(email, code)).toBe('codeExpired')
    await piiCode(server, mallory, email)
    const hers = await lastCode(server, vic.email)
    if (code !== hers) expect(await verifying(email, code)).toBe('codeInvalid')
    await expectUnchanged()
  })

  it("fails with Vic's sign-in code, which adds nothing", async () => {
    await call(server, 'sendEmailSignInCode', { emailAddress: vic.email })
    expect(await verifying(email, await lastCode(server, vic.email))).toBe('codeExpired')
    await expectUnchanged()
  })

  it('fails to sign in with a code that was sent to add a contact', async () => {
    const code = await piiCode(server, mallory, email)
    const input = { emailAddress: vic.email, code }
    expect(await reasonOf(server, 'signInWithEmailAndCode', input)).toBe('codeExpired')
    await expectUnchanged()
  })

  it('fails with the code of another address', async () => {
    const ownContact = { emailAddress: `mallory.${randomUUID()}@example.com` }
    const code = await piiCode(server, mallory, ownContact)
    expect(await verifying(email, code)).toBe('codeExpired')
    expect(await verifying(phone, code)).toBe('codeExpired')
    await expectUnchanged()
  })

  it('fails with a code that was used before', async () => {
    const ownContact = { emailAddress: `mallory.${randomUUID()}@example.com` }
    const code = await piiCode(server, mallory, ownContact)
    expect(await verifying(ownContact, code)).toBeUndefined()
    expect(await verifying(ownContact, code)).toBe('codeExpired')
    await server.services.db.deleteFrom('user_contacts').where('value', '=', ownContact.emailAddress).execute()
    await expectUnchanged()
  })

  it('fails with an expired code', async () => {
    const code = await piiCode(server, mallory, email)
    server.clock.advance(limits.codeSeconds * 1_000)
    expect(await verifying(email, code)).toBe('proofRequired')
    await proveByMail(server, mallory, mallory.email)
    expect(await verifying(email, code)).toBe('codeExpired')
    await expectUnchanged()
  })

  it('fails by guessing, because five wrong tries invalidate the code, even in parallel', async () => {
    const code = await piiCode(server, mallory, email)
    const guesses = await Promise.all(Array.from({ length: 20 }, () => verifying(email, wrongFor(code))))
    expect(guesses.filter((reason) => reason === 'codeInvalid')).toHaveLength(limits.codeTries)
    expect(await verifying(email, code)).toBe('codeExpired')
    await expectUnchanged()
  })

  it('fails in a session other than the verified one', async () => {
    const other = await signInAgain(server, mallory)
    await verifyPii(server, mallory, email)
    expect(await confirming(email, other)).toBe('mergeUnverified')
    await expectUnchanged()
  })

  it('fails for another user who knows of the verification', async () => {
    const accomplice = await person(server, 'Accomplice')
    await verifyPii(server, mallory, email)
    expect(await confirming(email, accomplice)).toBe('mergeUnverified')
    await expectUnchanged()
  })

  it('fails ten minutes after the code, and once the proof is used', async () => {
    await verifyPii(server, mallory, email)
    server.clock.advance(limits.mergeSeconds * 1_000)
    expect(await confirming(email)).toBe('proofRequired')
    await proveByMail(server, mallory, mallory.email)
    expect(await confirming(email)).toBe('mergeUnverified')
    expect(await confirming(email)).toBe('mergeUnverified')
    await expectUnchanged()
  })

  it("fails if the confirmed contact isn't the verified one", async () => {
    const third = await person(server, 'Third')
    await verifyPii(server, mallory, { emailAddress: third.email })
    expect(await confirming(email)).toBe('mergeUnverified')
    expect(await confirming(phone)).toBe('mergeUnverified')
    await expectUnchanged()
  })

  it('fails after signing out in between, with the old session and with a new one', async () => {
    await verifyPii(server, mallory, email)
    await call(server, 'signOut', {}, mallory)
    expect(await confirming(email)).toBe('sessionExpired')
    expect(await confirming(email, await signInAgain(server, mallory))).toBe('mergeUnverified')
    await expectUnchanged()
  })

  it('fails if the device was signed out from another one', async () => {
    const other = await signInAgain(server, mallory)
    await verifyPii(server, mallory, email)
    const { devices } = await call(server, 'fetchDevices', {}, mallory)
    const sessionId = devices.find(({ isCurrent }) => isCurrent)?.sessionId ?? ''
    await call(server, 'signOutDevice', { sessionId }, other)
    expect(await confirming(email)).toBe('sessionExpired')
    await expectUnchanged()
  })

  it('gains nothing with another spelling of an address', async () => {
    const code = await piiCode(server, vic, email)
    const [local = '', domain = ''] = vic.email.split('@')
    const spellings = [
      vic.email.toUpperCase(),
      ` ${vic.email} `,
      `${local}@${domain.toUpperCase()}`,
      vic.email.replace('@', '\u200B@'),
      `<${vic.email}>.`,
      vic.email.replace('e', '\uFF45'),
    ]
    for (const emailAddress of spellings) expect(await verifying({ emailAddress }, code)).toBe('codeExpired')
    // Letters that look alike make the address invalid or a different one.
    const lookalikes = [
      vic.email.replace('i', '\u0456'),
      `"${local}"@${domain}`,
      `${vic.email},mallory@example.com`,
      `${vic.email}\nBcc: mallory@example.com`,
    ]
    for (const emailAddress of lookalikes) {
      expect(await sendRaw('sendPiiVerificationCode', { emailAddress })).toBe('invalid')
      expect(await sendRaw('confirmUserMerge', { emailAddress })).toBe('invalid')
    }
    // An address that only the mail provider treats as the same is a different one: it becomes hers, and Vic keeps his.
    const taggedContact = { emailAddress: `${local}+x@${domain}` }
    expect((await verifyPii(server, mallory, taggedContact)).result).toBe('piiAdded')
    expect(await confirming(email)).toBe('mergeUnverified')
    await server.services.db.deleteFrom('user_contacts').where('value', '=', taggedContact.emailAddress).execute()
    await expectUnchanged()
  })

  it('gains nothing with another format of a phone number', async () => {
    const code = await piiCode(server, vic, phone)
    expect(await verifying(phone, code)).toBe('codeExpired')
    const digits = vic.phone.slice(2)
    for (const phoneNumber of [
      digits,
      `1${digits}`,
      `+1 ${digits}`,
      `+1${digits} `,
      `001${digits}`,
      `+01${digits}`,
      vic.phone.replace('1', '\u0661'),
      `${vic.phone};ext=1`,
    ])
      expect(await sendRaw('sendPiiVerificationCode', { phoneNumber })).toBe('invalid')
    await expectUnchanged()
  })

  it('gains nothing by swapping, mixing or stuffing the kinds of contact', async () => {
    for (const pii of [
      { emailAddress: vic.phone },
      { phoneNumber: vic.email },
      { emailAddress: mallory.email, phoneNumber: vic.phone },
      { emailAddress: [vic.email] },
      { emailAddress: { value: vic.email } },
      { emailAddress: vic.email, kind: 'phone' },
      { kind: 'email', value: vic.email },
      { emailAddress: `${'x'.repeat(60_000)}@example.com` },
      { phoneNumber: `+1${'5'.repeat(60_000)}` },
      {},
      null,
      [],
      vic.email,
    ]) {
      expect(await sendRaw('sendPiiVerificationCode', pii)).toBe('invalid')
      expect(await sendRaw('confirmUserMerge', pii)).toBe('invalid')
    }
    await expectUnchanged()
  })

  it("doesn't merge an account with itself", async () => {
    const ownContact = { emailAddress: mallory.email }
    expect((await verifyPii(server, mallory, ownContact)).result).toBe('piiAdded')
    expect(await confirming(ownContact)).toBe('mergeUnverified')
    await expectUnchanged()
  })

  it("doesn't merge an account that was deleted in between, or its remains", async () => {
    const leaving = await person(server, 'Lea Leaving')
    await party(server, leaving)
    const over = await party(server, leaving)
    const pii = { emailAddress: leaving.email }
    await verifyPii(server, mallory, pii)
    await call(server, 'deleteAccount', {}, leaving)
    expect(await confirming(pii)).toBe('mergeUnverified')
    const tombstone = await server.services.db
      .selectFrom('events')
      .select('organizer_id')
      .where('id', '=', over.id)
      .executeTakeFirst()
    expect(tombstone?.organizer_id).toBe(leaving.userId)
    // The address is available: its new owner gets it, without any of the old account's data.
    expect((await verifyPii(server, mallory, pii)).result).toBe('piiAdded')
    expect((await call(server, 'fetchEvents', {}, mallory)).events).toEqual([])
    await server.services.db.deleteFrom('user_contacts').where('value', '=', leaving.email).execute()
    await expectUnchanged()
  })

  it("doesn't merge an account that got the verified contact later", async () => {
    const first = await personByPhone(server, 'First')
    const moving = { emailAddress: `${randomUUID()}@example.com` }
    await verifyPii(server, first, moving)
    await verifyPii(server, mallory, moving)
    // The contact, and with it the right to merge, moves to Vic.
    await merge(server, vic, { phoneNumber: first.phone })
    before = await state()
    expect(await confirming(moving)).toBe('mergeUnverified')
    await expectUnchanged()
  })

  it('merges neither of two accounts if a verified contact moved between them', async () => {
    const first = await person(server, 'First')
    const pii = { emailAddress: first.email }
    await verifyPii(server, mallory, pii)
    const move = (userId: string) =>
      server.services.db
        .updateTable('user_contacts')
        .set({ user_id: userId })
        .where('value', '=', first.email)
        .execute()
    await move(vic.userId)
    expect(await confirming(pii)).toBe('mergeUnverified')
    expect(await reasonOf(server, 'fetchEvents', {}, first), 'the first account is unchanged, too').toBeUndefined()
    await move(first.userId)
    await expectUnchanged()
  })

  it('discloses nothing about an account before the right code', async () => {
    const unknownPhone = { phoneNumber: freshPhone() }
    const resultsFor = async (pii: Pii) => {
      const code = await piiCode(server, mallory, pii)
      return [await verifying(pii, wrongFor(code)), await confirming(pii)]
    }
    expect(await resultsFor(phone)).toEqual(await resultsFor(unknownPhone))
    expect(await resultsFor(email)).toEqual(await resultsFor({ emailAddress: `${randomUUID()}@example.com` }))
    await expectUnchanged()
  })
})
