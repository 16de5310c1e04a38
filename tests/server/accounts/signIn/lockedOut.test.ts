import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lastLink } from '../../../support/accounts.ts'
import { lastCode, party, person, signInInput, verify, type Person } from '../../../support/builders.ts'
import { attempt, call, reasonOf, type Caller } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const decode = (text: string | null | undefined): string => Buffer.from(text ?? '', 'base64url').toString()
const network = (number: number): string => `2001:db8:${number.toString(16)}::1`
const neighbors = '203.0.113.7'

/** Other people, on any number of networks, can't keep the owner of an account from signing in (docs/operating.md, “Limits”). */
describe.each(databaseKinds)('an owner whose codes strangers request, on %s', (kind) => {
  let server: TestServer
  let owner: Person
  beforeEach(async () => {
    server = await testServer(kind, { strictLimits: true })
    owner = await person(server, 'Ona Owner')
  })
  afterEach(() => server.end())

  const ask = (emailAddress: string, caller: Caller) =>
    reasonOf(server, 'sendEmailSignInCode', { emailAddress }, caller)
  const stranger = (number: number): Caller => ({ deviceId: `stranger-${number}`, ip: network(number) })

  /** Adds a guest with the owner's address to an open party, and returns the input of calls with the guest's key. */
  const guestWithAddress = async (): Promise<{ eventId: string; token: string; invitee: { inviteeId: string } }> => {
    const host = await person(server, 'Mallory Host')
    const { id: eventId } = await party(server, host, { openInvite: true })
    const inviteeId = randomUUID()
    const invitee = { inviteeId, name: 'Ona', email: owner.email, rsvpStatus: 'YES' as const }
    const { token = '' } = await call(server, 'updateAttendanceByLink', { eventId, invitee })
    return { eventId, token, invitee: { inviteeId } }
  }

  it('signs in on a new device after codes to add the address, and to see an RSVP', async () => {
    const mallory = await person(server, 'Mallory')
    const guest = await guestWithAddress()
    const pii = { emailAddress: owner.email }
    const adding: (string | undefined)[] = []
    const seeing: (string | undefined)[] = []
    for (let at = 0; at < 6; at += 1) {
      adding.push(await reasonOf(server, 'sendPiiVerificationCode', { pii }, { ...mallory, ...stranger(at) }))
      seeing.push(await reasonOf(server, 'sendInviteeCode', { ...guest, purpose: 'showRsvp' }, stranger(at)))
    }
    expect([adding.at(-1), seeing.at(-1)]).toEqual(['rateLimited', 'rateLimited'])
    expect(await ask(owner.email, { deviceId: 'new device', ip: network(99) })).toBeUndefined()
  })

  it('isn’t held up by others on the network: neither in their own browser, nor to prove that they are present', async () => {
    const noise: (string | undefined)[] = []
    for (let at = 0; at < 31; at += 1)
      noise.push(await ask(`${randomUUID()}@example.com`, { deviceId: `neighbor-${at}`, ip: neighbors }))
    const wrong = { emailAddress: `${randomUUID()}@example.com`, code: '000000' }
    for (let at = 0; at < 61; at += 1)
      noise.push(await reasonOf(server, 'signInWithEmailAndCode', wrong, { deviceId: 'neighbor', ip: neighbors }))
    expect(noise.filter((reason) => reason === 'rateLimited')).toHaveLength(2)
    const pii = { emailAddress: owner.email }
    const here = { ...owner, ip: neighbors }
    expect(await reasonOf(server, 'sendProofCode', { pii }, here)).toBeUndefined()
    const proof = await lastCode(server, owner.email)
    expect(await reasonOf(server, 'proveWithCode', { pii, code: proof }, here)).toBeUndefined()
    expect(await ask(owner.email, { ip: neighbors })).toBeUndefined()
    const enteredCode = { emailAddress: owner.email, code: await lastCode(server, owner.email) }
    expect(await reasonOf(server, 'signInWithEmailAndCode', enteredCode, { ip: neighbors })).toBeUndefined()
  })

  it('has a budget of proofs for each session', async () => {
    const sendProof = (caller: Caller) =>
      reasonOf(server, 'sendProofCode', { pii: { emailAddress: owner.email } }, caller)
    const identityToken = await verify(server, owner.email)
    const again = await call(server, 'authenticate', signInInput, { identityToken })
    for (let at = 0; at < 5; at += 1) expect(await sendProof(owner)).toBeUndefined()
    expect([await sendProof(owner), await sendProof(again)]).toEqual(['rateLimited', undefined])
  })

  it('signs in with the link in the email, whatever strangers request, enter and open', async () => {
    await ask(owner.email, stranger(1))
    const link = await lastLink(server, owner.email)
    const guest = await guestWithAddress()
    const noise: (string | undefined)[] = []
    for (let at = 0; at < 8; at += 1) {
      noise.push(await ask(owner.email, stranger(1)))
      const input = { emailAddress: owner.email, code: '000000' }
      noise.push(await reasonOf(server, 'signInWithEmailAndCode', input, stranger(1)))
      await reasonOf(server, 'sendInviteeCode', { ...guest, purpose: 'signIn' }, stranger(1))
    }
    const others = { userId: owner.userId, deviceId: 'neighbor', refreshToken: 'x'.repeat(43) }
    for (let at = 0; at < 61; at += 1)
      noise.push(await reasonOf(server, 'signInWithRefreshToken', others, { ip: neighbors }))
    expect(noise).toEqual(expect.arrayContaining(['rateLimited', 'codeInvalid', 'codeExpired', 'linkInvalid']))
    expect(noise.at(-1)).toBe('rateLimited')
    expect(await ask(owner.email, { deviceId: 'new device', ip: neighbors })).toBe('rateLimited')
    const input = {
      userId: decode(link?.searchParams.get('userId')),
      refreshToken: decode(link?.searchParams.get('refreshToken')),
      deviceId: 'new device',
    }
    expect(await reasonOf(server, 'signInWithRefreshToken', input, { ip: neighbors })).toBeUndefined()
  })

  it('gets a link with the code that a guest’s page sends', async () => {
    const guest = await guestWithAddress()
    const { result } = await attempt(server, 'sendInviteeCode', { ...guest, purpose: 'signIn' }, stranger(1))
    expect(result).toMatchObject({ success: true, sentBy: 'email' })
    expect(decode((await lastLink(server, owner.email))?.searchParams.get('userId'))).toBe(owner.userId)
  })
})
