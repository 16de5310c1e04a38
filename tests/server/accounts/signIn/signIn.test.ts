import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import { addressKey } from '../../../../server/crypto/addressKey.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import { freshPhone, personByPhone, tablesWith } from '../../../support/accounts.ts'
import { lastCode, party, person, signInInput, verify } from '../../../support/builders.ts'
import { attempt, call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const freshEmail = () => `${randomUUID()}@example.com`
const wrongFor = (code: string): string => (code === '111111' ? '222222' : '111111')

describe.each(databaseKinds)('sign-in on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const sendCode = async (emailAddress: string): Promise<string> => {
    await call(server, 'sendEmailSignInCode', { emailAddress })
    return lastCode(server, emailAddress)
  }

  it('emails a code of six digits and exchanges it for a custom token [RPC-13, RPC-14, CONST-01]', async () => {
    const emailAddress = freshEmail()
    const code = await sendCode(emailAddress)
    expect(code).toMatch(/^\d{6}$/)
    expect(await reasonOf(server, 'signInWithEmailAndCode', { emailAddress, code: wrongFor(code) })).toBe('codeInvalid')
    const answer = await call(server, 'signInWithEmailAndCode', { emailAddress: emailAddress.toUpperCase(), code })
    expect(answer).toMatchObject({ success: true, customToken: expect.any(String) })
  })

  it('texts a code and exchanges it for a custom token [RPC-15, RPC-16, ENT-02]', async () => {
    const phoneNumber = '+14155550123'
    expect((await call(server, 'sendPhoneSignInCode', { phoneNumber })).success).toBe(true)
    const code = await lastCode(server, phoneNumber)
    expect(await reasonOf(server, 'signInWithPhoneAndCode', { phoneNumber, code: wrongFor(code) })).toBe('codeInvalid')
    const signedIn = await call(server, 'signInWithPhoneAndCode', { phoneNumber, code })
    expect(signedIn).toMatchObject({ success: true, customToken: expect.any(String) })
    const { customToken: identityToken } = signedIn
    const { user } = await call(
      server,
      'createElkUser',
      { elkUser: { name: 'Phoebe' } },
      { identityToken: identityToken ?? '' },
    )
    expect(user).toMatchObject({ phoneNumber, phones: [phoneNumber], emails: [] })
    // The number must be the one that the token proves.
    const signIn = (verifiedPhoneNumber: string) =>
      attempt(server, 'authenticate', { ...signInInput, verifiedPhoneNumber }, { identityToken: identityToken ?? '' })
    expect((await signIn('+14155550199')).failure?.reason).toBe('identityInvalid')
    expect((await signIn(phoneNumber)).result).toMatchObject({ userId: user.id })
  })

  it('stores neither codes nor addresses in plain text', async () => {
    const emailAddress = freshEmail()
    const code = await sendCode(emailAddress)
    const { db } = server.services
    const codes = await db.selectFrom('sign_in_codes').selectAll().execute()
    const counts = await db.selectFrom('rate_limits').selectAll().execute()
    expect(codes.length).toBeGreaterThan(0)
    expect(JSON.stringify(codes)).not.toContain(code)
    expect(JSON.stringify([codes, counts])).not.toContain(emailAddress)
  })

  it('accepts a code once, for ten minutes, and only the latest one', async () => {
    const emailAddress = freshEmail()
    const code = await sendCode(emailAddress)
    await call(server, 'signInWithEmailAndCode', { emailAddress, code })
    expect(await reasonOf(server, 'signInWithEmailAndCode', { emailAddress, code })).toBe('codeExpired')

    const late = await sendCode(emailAddress)
    server.clock.advance(limits.codeSeconds * 1_000)
    expect(await reasonOf(server, 'signInWithEmailAndCode', { emailAddress, code: late })).toBe('codeExpired')

    const first = await sendCode(emailAddress)
    const second = await sendCode(emailAddress)
    if (first !== second)
      expect(await reasonOf(server, 'signInWithEmailAndCode', { emailAddress, code: first })).toBe('codeInvalid')
    expect(await reasonOf(server, 'signInWithEmailAndCode', { emailAddress, code: second })).toBeUndefined()
  })

  it('invalidates a code after five wrong tries, even in parallel', async () => {
    const emailAddress = freshEmail()
    const code = await sendCode(emailAddress)
    const guesses = Array.from({ length: 40 }, () => wrongFor(code))
    const reasons = await Promise.all(
      guesses.map((guess) => reasonOf(server, 'signInWithEmailAndCode', { emailAddress, code: guess })),
    )
    expect(reasons.filter((reason) => reason === 'codeInvalid')).toHaveLength(limits.codeTries)
    expect(await reasonOf(server, 'signInWithEmailAndCode', { emailAddress, code })).toBe('codeExpired')
  })

  it('is not affected by codes and tries of other browsers', async () => {
    const emailAddress = freshEmail()
    const code = await sendCode(emailAddress)
    const stranger = { deviceId: 'web-stranger' }
    expect(await reasonOf(server, 'signInWithEmailAndCode', { emailAddress, code }, stranger)).toBe('codeExpired')
    await call(server, 'sendEmailSignInCode', { emailAddress }, stranger)
    const theirCode = await lastCode(server, emailAddress)
    for (let at = 0; at < limits.codeTries + 1; at += 1)
      await reasonOf(server, 'signInWithEmailAndCode', { emailAddress, code: wrongFor(theirCode) }, stranger)
    expect(await reasonOf(server, 'signInWithEmailAndCode', { emailAddress, code: theirCode }, stranger)).toBe(
      'codeExpired',
    )
    expect(await reasonOf(server, 'signInWithEmailAndCode', { emailAddress, code })).toBeUndefined()
  })

  it('accepts one of many calls with the right code', async () => {
    const emailAddress = freshEmail()
    const code = await sendCode(emailAddress)
    const calls = Array.from({ length: 5 }, () => reasonOf(server, 'signInWithEmailAndCode', { emailAddress, code }))
    expect((await Promise.all(calls)).filter((reason) => reason === undefined)).toHaveLength(1)
  })

  it('has the same result for known and unknown addresses', async () => {
    const knownPerson = await person(server, 'Kim Known')
    const send = (emailAddress: string) => attempt(server, 'sendEmailSignInCode', { emailAddress })
    const [first, second] = [await send(knownPerson.email), await send(freshEmail())]
    expect(first).toEqual(second)
  })

  it('only tells the verified contact if it has an account [RPC-30, RPC-31]', async () => {
    const emailAddress = freshEmail()
    const identityToken = await verify(server, emailAddress)
    expect(await call(server, 'accountExists', {}, { identityToken })).toEqual({ exists: false })
    await call(server, 'createElkUser', { elkUser: { name: 'Eve' } }, { identityToken })
    expect(await call(server, 'accountExists', {}, { identityToken })).toEqual({ exists: true })
    expect(await reasonOf(server, 'accountExists', {})).toBe('unauthenticated')
    expect(await reasonOf(server, 'accountExists', {}, { identityToken: `${identityToken}x` })).toBe('identityInvalid')
  })

  it('creates one account per contact, with 60 coins [COIN-01, CONST-07]', async () => {
    const identityToken = await verify(server, freshEmail())
    const make = () =>
      attempt(server, 'createElkUser', { elkUser: { name: ' Ana  ', grantedTextPermission: true } }, { identityToken })
    const results = await Promise.all([make(), make(), make()])
    const createdUsers = results.flatMap(({ result }) => result?.user ?? [])
    expect(createdUsers).toEqual([expect.objectContaining({ name: 'Ana', textPermissionStatus: 'granted' })])
    expect(results.flatMap(({ failure }) => failure?.reason ?? [])).toEqual(['accountExists', 'accountExists'])
    const row = await server.services.db
      .selectFrom('users')
      .select('coins')
      .where('id', '=', createdUsers[0]?.id ?? '')
      .executeTakeFirst()
    expect(row?.coins).toBe(60)
  })

  it('rejects contradictory SMS consent and invisible names', async () => {
    const identityToken = await verify(server, freshEmail())
    const make = (elkUser: {
      name: string
      grantedTextPermission?: boolean
      textPermissionStatus?: 'granted' | null
    }) => reasonOf(server, 'createElkUser', { elkUser }, { identityToken })
    expect(await make({ name: 'Ana', grantedTextPermission: false, textPermissionStatus: 'granted' })).toBe('invalid')
    expect(await make({ name: 'Ana', grantedTextPermission: true, textPermissionStatus: null })).toBe('invalid')
    for (const name of ['\u200B\u200D', '\u202E\u2066', '\u3164', '\u2800\u00AD'])
      expect(await make({ name }), JSON.stringify(name)).toBe('invalid')
    expect(await make({ name: '👩‍🚀' })).toBeUndefined()
  })

  it('ignores unverified phones [RPC-28]', async () => {
    const identityToken = await verify(server, freshEmail())
    const elkUser = { name: 'Ana', phoneNumber: '+14155550177', phones: ['+14155550177'] }
    const { user } = await call(server, 'createElkUser', { elkUser }, { identityToken })
    expect(user).toMatchObject({ phones: [] })
    expect(user.phoneNumber).toBeUndefined()
  })

  it.each([
    [
      { grantedTextPermission: true, textPermissionStatus: 'granted' },
      { grantedTextPermission: true, textPermissionStatus: 'granted' },
    ],
    [{ grantedTextPermission: false }, { grantedTextPermission: false, textPermissionStatus: 'rejected' }],
    [{ grantedTextPermission: false, textPermissionStatus: null }, { grantedTextPermission: false }],
    [{ textPermissionStatus: null }, { grantedTextPermission: false }],
    [{}, { grantedTextPermission: false }],
  ] as const)(
    'saves the SMS permission %j of a new user [RPC-28, TEXT-03]',
    async (sentPermission, savedPermission) => {
      const identityToken = await verify(server, freshEmail())
      const { user } = await call(
        server,
        'createElkUser',
        { elkUser: { name: 'Ana', ...sentPermission } },
        { identityToken },
      )
      const { grantedTextPermission, textPermissionStatus } = user
      expect({ grantedTextPermission, textPermissionStatus }).toEqual({
        textPermissionStatus: undefined,
        ...savedPermission,
      })
    },
  )

  it('opts the number of a new user out of SMS who refuses them [RPC-28, TEXT-03]', async () => {
    const phoneNumber = freshPhone()
    await call(server, 'sendPhoneSignInCode', { phoneNumber })
    const code = await lastCode(server, phoneNumber)
    const { customToken: identityToken = '' } = await call(server, 'signInWithPhoneAndCode', { phoneNumber, code })
    const fetchOptOuts = () =>
      server.services.db
        .selectFrom('opt_outs')
        .select('scope')
        .where('address_key', '=', addressKey(server.services.keys.addressKey, 'phone', phoneNumber))
        .execute()
    expect(await fetchOptOuts()).toEqual([])
    const elkUser = { name: 'Ana', textPermissionStatus: 'rejected' as const }
    await call(server, 'createElkUser', { elkUser }, { identityToken })
    expect(await fetchOptOuts()).toEqual([{ scope: 'all' }])
  })

  it('opens a session and sets its cookies for 60 days [RPC-09, SIGN-22, CONST-06]', async () => {
    const emailAddress = freshEmail()
    const identityToken = await verify(server, emailAddress)
    expect(await reasonOf(server, 'authenticate', signInInput, { identityToken })).toBe('notFound')
    await call(server, 'createElkUser', { elkUser: { name: 'Ivy' } }, { identityToken })
    const foreign = { ...signInInput, verifiedEmailAddress: freshEmail() }
    expect(await reasonOf(server, 'authenticate', foreign, { identityToken })).toBe('identityInvalid')
    const ownInput = { ...signInInput, verifiedEmailAddress: emailAddress.toUpperCase() }
    const { result, cookies } = await attempt(server, 'authenticate', ownInput, { identityToken })
    expect(result).toMatchObject({ expiresIn: 3_600, accessToken: expect.stringMatching(/^[\w-]{43}$/) })
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'authToken', maxAge: 5_184_000, httpOnly: true, sameSite: 'Lax', path: '/' }),
      expect.objectContaining({ name: 'userId', maxAge: 5_184_000, value: result?.userId, sameSite: 'Lax' }),
    ])
    const { user } = await call(
      server,
      'getElkUser',
      { userId: result?.userId ?? '' },
      { accessToken: result?.accessToken ?? '' },
    )
    expect(user.emails).toEqual([emailAddress])
    expect(
      await reasonOf(server, 'authenticate', signInInput, { identityToken }),
      'a token opens only one session',
    ).toBe('identityInvalid')
  })

  it('compares a verified phone with the one that the identity token proves [RPC-09]', async () => {
    const { phone: phoneNumber } = await personByPhone(server, 'Phoebe')
    await call(server, 'sendPhoneSignInCode', { phoneNumber })
    const code = await lastCode(server, phoneNumber)
    const { customToken: identityToken = '' } = await call(server, 'signInWithPhoneAndCode', { phoneNumber, code })
    const signIn = (verifiedPhoneNumber: string) =>
      reasonOf(server, 'authenticate', { ...signInInput, verifiedPhoneNumber }, { identityToken })
    expect([await signIn(freshPhone()), await signIn(phoneNumber)]).toEqual(['identityInvalid', undefined])
  })

  it('stores only a hash of each credential [RPC-09]', async () => {
    const { accessToken, refreshToken } = await person(server, 'Sam')
    for (const [table, token] of [
      ['public.access_tokens', accessToken],
      ['public.refresh_tokens', refreshToken],
    ] as const) {
      expect(await tablesWith(server, token)).toEqual([])
      const hash = createHash('sha256').update(token).digest('hex')
      expect(await tablesWith(server, hash)).toContain(table)
      expect(await reasonOf(server, 'fetchEvents', {}, { accessToken: hash })).toBe('sessionExpired')
    }
  })

  it('shows a user to no one else [RPC-27]', async () => {
    const [someone, other] = [await person(server, 'Sam'), await person(server, 'Oda')]
    expect((await call(server, 'getElkUser', { userId: someone.userId }, someone)).user.name).toBe('Sam')
    expect(await reasonOf(server, 'getElkUser', { userId: someone.userId }, other)).toBe('forbidden')
  })

  it.each(['+8821612345678', '+442071838750', '+12345678', '+99999999999999'])(
    "sends no code to %s, which isn't a valid phone for sign-in [VAL-04]",
    async (phoneNumber) => {
      const refusedCode = await attempt(server, 'sendPhoneSignInCode', { phoneNumber })
      expect(refusedCode.failure?.issues).toEqual([
        { path: 'phoneNumber', message: 'Please enter a valid phone number.' },
      ])
      const someone = await person(server, 'Pia')
      expect(await reasonOf(server, 'sendPiiVerificationCode', { pii: { phoneNumber } }, someone)).toBe('invalid')
      expect(await readOutbox(server.services.db, phoneNumber)).toEqual([])
    },
  )

  it('gives a new account the invitations that its address already had', async () => {
    const host = await person(server, 'Hal')
    const emailAddress = freshEmail()
    const event = await party(server, host)
    const inviteeId = randomUUID()
    const invitees = [{ inviteeId, name: 'Gus', email: emailAddress.toUpperCase() }]
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, host)
    const identityToken = await verify(server, emailAddress)
    await call(server, 'createElkUser', { elkUser: { name: 'Gus' } }, { identityToken })
    const session = await call(server, 'authenticate', signInInput, { identityToken })
    const { events } = await call(server, 'fetchEvents', {}, { accessToken: session.accessToken })
    expect(events.map(({ id, isHost }) => [id, isHost])).toEqual([[event.id, false]])
  })
})

describe('session cookies', () => {
  it.each([
    ['https://festoon.example', true, '__Host-'],
    ['http://localhost:3000', undefined, ''],
  ])('at %s have Secure: %s and the prefix “%s” [SIGN-22]', async (origin, secure, prefix) => {
    const server = await testServer('any', { env: { PUBLIC_ORIGIN: origin } })
    const identityToken = await verify(server, freshEmail())
    await call(server, 'createElkUser', { elkUser: { name: 'Sia' } }, { identityToken })
    const { cookies } = await attempt(server, 'authenticate', signInInput, { identityToken })
    expect(cookies.map((cookie) => [cookie.name, cookie.secure])).toEqual([
      [`${prefix}authToken`, secure],
      [`${prefix}userId`, secure],
    ])
    const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? ''
    const renewal = { deviceId: 'web-test', timestamp: 1 }
    const token = valueOf(`${prefix}authToken`)
    // A cookie without the prefix may come from a sibling domain.
    const plain = await reasonOf(server, 'refetchAccessToken', renewal, { cookies: { authToken: token } })
    expect(plain).toBe(prefix === '' ? undefined : 'sessionExpired')
    const renewalResult = await attempt(server, 'refetchAccessToken', renewal, {
      cookies: { [`${prefix}authToken`]: token },
    })
    expect(renewalResult.status).toBe(200)
    const start = await server.app.inject({ url: '/identity/google/start' })
    expect(start.cookies.every((cookie) => cookie.name.startsWith(`${prefix}signInFlow.`))).toBe(true)
    const account = await server.app.inject({ url: '/.well-known/change-password' })
    expect([account.statusCode, account.headers.location]).toEqual([302, '/profile/edit#contacts'])
    await server.end()
  })
})

describe('a server without an SMS provider', () => {
  it('says so, and offers sign-in by email', async () => {
    const env = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://festoon.example', ALLOW_DEV_PROVIDERS: 'outbox' }
    const server = await testServer('any', { env })
    expect(await call(server, 'sendPhoneSignInCode', { phoneNumber: '+14155550123' })).toEqual({
      success: false,
      errorMessage: expect.stringContaining('email'),
    })
    expect((await call(server, 'sendEmailSignInCode', { emailAddress: freshEmail() })).success).toBe(true)
    await server.end()
  })
})
