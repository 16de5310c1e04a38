import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationIds } from '@festoon/contract/wire/applicationIds'
import type { OperationName } from '@festoon/contract/wire/operations'
import { answer, eventDraft, invite, keyOf, party, person, picture } from '../../support/builders.ts'
import { rowOf, signInInput, verify } from '../../support/builders.ts'
import type { Person } from '../../support/builders.ts'
import { call, envelope, testVisitor, type Caller } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** A JSON-RPC response. */
interface Wire {
  result?: Record<string, unknown>
  error?: { data: { reason: string; issues?: { path: string }[] } }
}

describe('on the wire,', () => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer('any')
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** Posts a call as raw JSON, so that neither its input nor its result is parsed by the test. */
  const post = async (service: string, payload: object): Promise<Wire> =>
    (
      await server.app.inject({ method: 'POST', url: `/json/${service}`, payload, cookies: { visitor: testVisitor } })
    ).json<Wire>()
  const raw = (name: string, input: object, caller: Caller = {}, service = 'ElkEventService') =>
    post(service, envelope(name, input, caller))
  /** Returns the reason for a failure and the paths of its issues; undefined if the call succeeds. */
  const failing = async (response: Promise<Wire>) => {
    const { error } = await response
    return error && [error.data.reason, ...(error.data.issues ?? []).map(({ path }) => path)]
  }
  const without = (input: object, field: string): object =>
    Object.fromEntries(Object.entries(input).filter(([name]) => name !== field))
  const createEvent = async (fields: object, caller = host): Promise<Record<string, unknown>> =>
    Object((await raw('createEvent', { event: { ...eventDraft(server), ...fields } }, caller)).result?.['event'])

  it('a sign-in has the device, the verified contact, the client and the proof [ENT-02]', async () => {
    const verifiedEmailAddress = `${randomUUID()}@example.com`
    const identityToken = await verify(server, verifiedEmailAddress)
    await call(server, 'createElkUser', { elkUser: { name: 'Ida' } }, { identityToken })
    const signIn = (input: object, caller: Caller = { identityToken }) =>
      failing(raw('authenticate', input, caller, 'AuthenticationService'))
    for (const field of ['deviceId', 'timestamp', 'product', 'platform'])
      expect(await signIn(without(signInInput, field))).toEqual(['invalid', field])
    expect(await signIn({ ...signInInput, platform: 'ios' })).toEqual(['invalid', 'platform'])
    expect(await signIn({ ...signInInput, verifiedPhoneNumber: 'x' })).toEqual(['invalid', 'verifiedPhoneNumber'])
    expect(await signIn({ ...signInInput, verifiedEmailAddress: 'x' })).toEqual(['invalid', 'verifiedEmailAddress'])
    expect(await signIn(signInInput, {})).toEqual(['unauthenticated'])
    // The address must be the one that the token proves.
    const other = { ...signInInput, verifiedEmailAddress: 'x@example.com' }
    expect(await signIn(other)).toEqual(['identityInvalid'])
    expect(await signIn({ ...signInInput, verifiedEmailAddress })).toBeUndefined()
  })

  it('a refresh has the user, the device, the refresh token and the time [ENT-03]', async () => {
    const [someone, other] = [await person(server, 'Rae'), await person(server, 'Ray')]
    const { userId, refreshToken } = someone
    const input = { userId, deviceId: 'web-test', refreshToken, timestamp: 1 }
    const refresh = (sent: object) => raw('refetchAccessToken', sent, {}, 'AuthenticationService')
    for (const field of ['deviceId', 'timestamp'])
      expect(await failing(refresh(without(input, field)))).toEqual(['invalid', field])
    expect(await failing(refresh({ ...input, refreshToken: 'x'.repeat(40) }))).toEqual(['sessionExpired'])
    expect(await failing(refresh(without(input, 'refreshToken')))).toEqual(['sessionExpired'])
    expect(await failing(refresh({ ...input, userId: other.userId }))).toEqual(['sessionExpired'])
    expect((await refresh(input)).result).toMatchObject({ userId, accessToken: expect.stringMatching(/./) })
  })

  it('a name and an address have at most 128 characters each [CONST-09]', async () => {
    const [fittingAddress, long] = [`${'x'.repeat(116)}@example.com`, `${'x'.repeat(117)}@example.com`]
    const identityToken = await verify(server, fittingAddress)
    const create = (name: string) => failing(raw('createElkUser', { elkUser: { name } }, { identityToken }))
    expect(await create('n'.repeat(129))).toEqual(['invalid', 'elkUser.name'])
    expect(await create('n'.repeat(128))).toBeUndefined()
    const send = raw('sendEmailSignInCode', { emailAddress: long }, {}, 'AuthenticationService')
    expect(new Set(await failing(send))).toEqual(new Set(['invalid', 'emailAddress']))
  })

  it('an application is one of six numbers [ENT-52]', async () => {
    expect(applicationIds).toEqual({ MOUSE: 1, DUCK: 2, ELK: 3, FISH: 4, PHOENIX: 5, DAZZLE: 6 })
    const from = async (product: number) => {
      const body = JSON.parse(JSON.stringify(envelope('signOut', {})))
      body.params.header.agent.product = product
      return failing(post('AuthenticationService', body))
    }
    for (const product of [1, 2, 3, 4, 5, 6]) expect(await from(product)).toBeUndefined()
    for (const product of [0, 7, 1.5]) expect(await from(product)).toEqual(['invalid', 'params.header.agent.product'])
    const identityToken = await verify(server, `${randomUUID()}@example.com`)
    await call(server, 'createElkUser', { elkUser: { name: 'Ada' } }, { identityToken })
    const signIn = (product: number) =>
      failing(raw('authenticate', { ...signInInput, product }, { identityToken }, 'AuthenticationService'))
    expect(await signIn(7)).toEqual(['invalid', 'product'])
    expect(await signIn(applicationIds.ELK)).toBeUndefined()
  })

  it('an event has its appearance, its options and everything that a guest sees [ENT-05, ENT-07, ENT-08, ENT-12]', async () => {
    const writtenFields = {
      description: 'Bring a sweater.',
      endTime: server.clock.now() + 30 * 3_600_000,
      colors: {
        primary: '#112233',
        secondary: '#223344',
        text: '#ffffff',
        highlightText: '#ffeeaa',
        buttonTextColor: '#000000',
      },
      animation: 'none',
      backgroundAnimationUrl: '/loops/confetti.mp4',
      videoBackgroundDisabled: true,
      openInvite: false,
      publicGuestList: true,
      communicationPreference: 1,
      hasWaitlist: true,
    }
    const hostFields = { remindersEnabled: false, hostNotification: 'dailyDigest' }
    const newEvent = await createEvent({ ...writtenFields, ...hostFields })
    expect(newEvent).toMatchObject({ ...writtenFields, cancelledTimestamp: null, isHost: true, host: hostFields })
    const draft = eventDraft(server)
    const [guest] = await invite(
      server,
      host,
      (await call(server, 'getEvent', { eventId: String(newEvent['id']) }, host)).event,
      ['Gina'],
    )
    if (!guest) throw new Error('not invited')
    const { event: view } = await call(server, 'getEvent', { eventId: String(newEvent['id']) }, host)
    await answer(server, view, guest, 'YES')
    await call(server, 'setWaitlistStatus', { eventId: view.id, inviteeId: guest.inviteeId, status: 'APPROVED' }, host)
    const key = { eventId: view.id, inviteeUuid: guest.inviteeId, token: keyOf(server, view, guest) }
    const guestView = (await raw('getEventPreview', key)).result?.['event']
    expect(guestView).toMatchObject({
      ...writtenFields,
      id: view.id,
      title: draft.title,
      photoUrl: draft.photoUrl,
      startTime: draft.startTime,
      timeZone: draft.timeZone,
      location: draft.location,
      hostedBy: 'Hana Host',
      isHost: false,
      cancelledTimestamp: null,
      attendees: [{ name: 'Hana Host' }, { name: 'Gina' }],
      host: null,
    })
    // `isDraft` is in the list of the host's parties.
    const listedEvent = Object((await raw('fetchEvents', {}, host)).result)['events'].find(
      ({ id }: { id: string }) => id === view.id,
    )
    expect(listedEvent).toMatchObject({ isDraft: false, isHost: true, startTime: draft.startTime })
    await call(server, 'cancelEvent', { eventId: view.id, message: '' }, host)
    expect(Object((await raw('getEventPreview', key)).result)['event']).toMatchObject({
      cancelledTimestamp: server.clock.now(),
    })
  })

  it('an event has times in milliseconds, with 0 for none [ENT-14]', async () => {
    const draft = eventDraft(server)
    expect(await createEvent({})).toMatchObject({ startTime: draft.startTime, endTime: 0 })
    for (const startTime of ['2027-01-01', -1, 1.5, null, 0])
      expect(new Set(await failing(raw('createEvent', { event: { ...draft, startTime } }, host)))).toEqual(
        new Set(['invalid', 'event.startTime']),
      )
    const eventUuid = randomUUID()
    await call(server, 'editEventDraft', { eventId: eventUuid, event: { modificationId: 1 } }, host)
    const savedDraft = Object((await raw('fetchDraft', { eventUuid }, host)).result?.['draft'])
    expect(savedDraft).toMatchObject({ event: { startTime: 0, endTime: 0 } })
  })

  it('a new event has defaults, and reaches guests by email, by SMS or both [ENT-17, ENT-20, ENT-21, ENT-23]', async () => {
    expect(await createEvent({})).toMatchObject({
      animation: 'lightSource',
      communicationPreference: 3,
      host: { remindersEnabled: true, hostNotification: 'asTheyArrive' },
    })
    for (const communicationPreference of [1, 2, 3])
      expect(await createEvent({ communicationPreference })).toMatchObject({ communicationPreference })
    for (const communicationPreference of [0, 4, 'both']) {
      const createCall = raw('createEvent', { event: { ...eventDraft(server), communicationPreference } }, host)
      expect((await failing(createCall))?.slice(0, 2)).toEqual(['invalid', 'event.communicationPreference'])
    }
  })

  it('a question is text, a song, or yes/no, and text by default [ENT-29, ENT-30]', async () => {
    const ask = (questionType?: string) => ({ questionUuid: randomUUID(), question: 'Which?', questionType })
    const newEvent = await createEvent({ questions: [ask(), ask('text'), ask('song'), ask('yesNo')] })
    expect(newEvent['questions']).toMatchObject(
      ['text', 'text', 'song', 'yesNo'].map((questionType) => ({ questionType, isRequired: false })),
    )
    const unknownCall = raw('createEvent', { event: { ...eventDraft(server), questions: [ask('rating')] } }, host)
    expect(await failing(unknownCall)).toEqual(['invalid', 'event.questions.0.questionType'])
  })

  it('a response is a text of at most 1,000 characters, a yes or no, or a song [ENT-31, ENT-32, CONST-12, VAL-44]', async () => {
    const ids: string[] = [randomUUID(), randomUUID(), randomUUID()]
    const types = ['text', 'yesNo', 'song'] as const
    const questions = types.map((questionType, at) => ({
      questionUuid: ids[at] ?? '',
      question: questionType,
      questionType,
      isRequired: false,
    }))
    const event = await party(server, host, { questions })
    const [guest] = await invite(server, host, event, ['Gina'])
    if (!guest) throw new Error('not invited')
    const send = (answers: object[]) =>
      raw('updateAttendanceThroughEmail', {
        eventId: event.id,
        token: keyOf(server, event, guest),
        invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'YES', answers },
      })
    const song = {
      songUri: 'spotify:track:1',
      songName: 'Dancing',
      artistName: 'Somebody',
      albumName: 'Late',
      imageUrl: 'https://i.scdn.co/image/1',
    }
    const values = [{ text: 'é'.repeat(1_000) }, { isYes: false }, { song }]
    const answers = values.map((answerValue, at) => ({ questionUuid: ids[at], answerValue }))
    expect(await failing(send(answers))).toBeUndefined()
    const savedResponses = (await rowOf(server, host, event, guest.inviteeId)).answers
    expect(
      savedResponses.toSorted((one, other) => ids.indexOf(one.questionUuid) - ids.indexOf(other.questionUuid)),
    ).toEqual(answers.map((one, at) => (types[at] === 'song' ? { ...one, requestedAt: expect.any(Number) } : one)))
    for (const answerValue of [{}, 'Nuts', { isYes: 'no' }, { text: 'x'.repeat(1_001) }, { song: { songName: 'x' } }])
      expect((await failing(send([{ questionUuid: ids[0], answerValue }])))?.[0]).toBe('invalid')
  })

  const sendYes = (event: { id: string }, guest: Person, more: object) =>
    raw(
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES', ...more } },
      guest,
    )

  it('a guest prefers email, SMS or both [ENT-37, ENT-38]', async () => {
    const event = await party(server, host)
    const guest = await person(server, 'Gina')
    const prefer = (notificationPreference: unknown) =>
      sendYes(event, guest, { inviteeId: guest.userId, phone: '+14155550123', notificationPreference })
    for (const preference of [1, 2, 3])
      expect((await prefer(preference)).result).toMatchObject({ invitee: { notificationPreference: preference } })
    for (const preference of [0, 4, 'both'])
      expect(await failing(prefer(preference))).toEqual(['invalid', 'invitee.notificationPreference'])
  })

  it('a guest has their identity and statuses, and brings no one by default [ENT-33, ENT-34, ENT-36]', async () => {
    const event = await party(server, host, { hasWaitlist: true })
    const guest = await person(server, 'Gina')
    await call(server, 'updateElkUser', { photoUrl: await picture(server, guest, { kind: 'profile' }) }, guest)
    const send = (more: object) => sendYes(event, guest, more)
    const { invitee } = Object(
      (await send({ notificationPreference: 3, rsvpMessage: 'Hi', phone: '+14155550123' })).result,
    )
    expect(invitee).toMatchObject({ additionalGuestCount: 0, notificationPreference: 3 })
    const { inviteeId } = invitee
    await server.services.db
      .updateTable('invitees')
      .set({ cohost_status: 'PENDING' })
      .where('invitee_id', '=', inviteeId)
      .execute()
    const { invitees } = Object((await raw('fetchInvitees', { eventId: event.id }, host)).result)
    expect(invitees).toMatchObject([
      { role: 'organizer', userId: host.userId },
      {
        inviteeId,
        userId: guest.userId,
        name: 'Gina',
        email: guest.email,
        phone: '+14155550123',
        photoUrl: expect.stringMatching(/^\/files\/profiles\//),
        role: 'attendee',
        rsvpStatus: 'YES',
        inviteStatus: expect.any(String),
        waitlistStatus: 'PENDING_APPROVAL',
        cohostStatus: 'PENDING',
        additionalGuestCount: 0,
        rsvpMessage: 'Hi',
        notificationPreference: 3,
        answers: [],
        isNew: expect.any(Boolean),
      },
    ])
    expect(Object((await send({ inviteeId, additionalGuestCount: 2 })).result)).toMatchObject({
      invitee: { additionalGuestCount: 2 },
    })
  })

  it('each status of a guest has a fixed set of values [ENT-39, ENT-40, ENT-41, ENT-42]', async () => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gina'])
    const { db } = server.services
    const set = (values: object) =>
      db
        .updateTable('invitees')
        .set(values)
        .where('invitee_id', '=', guest?.inviteeId ?? '')
        .execute()
    const shownGuest = async () =>
      Object((await raw('fetchInvitees', { eventId: event.id }, host)).result)['invitees'][1]
    const columns = {
      rsvp_status: ['rsvpStatus', 'INVITED', 'SEEN', 'YES', 'NO'],
      waitlist_status: ['waitlistStatus', 'PENDING_APPROVAL', 'DENIED', 'APPROVED'],
      invite_status: ['inviteStatus', 'PENDING', 'TRIGGERED', 'SUCCESS', 'OPENED', 'CLICKED', 'FAILED'],
      cohost_status: ['cohostStatus', 'PENDING', 'FAILED', 'SUCCESS', 'ACCEPTED', 'DECLINED'],
    }
    for (const [column, [field = '', ...values]] of Object.entries(columns)) {
      for (const value of values) {
        await set({ [column]: value })
        expect((await shownGuest())[field]).toBe(value)
      }
      await expect(set({ [column]: 'OTHER' })).rejects.toThrow(/check constraint/)
    }
    // A removed guest keeps the status HIDDEN and is on no list.
    await set({ rsvp_status: 'HIDDEN' })
    expect(await shownGuest()).toBeUndefined()
  })

  it('the event service has the helper operations, and the user service merging and opting out [PROD-07, RPC-76]', async () => {
    const event = await party(server, host, { hasWaitlist: true })
    const [one, other] = await invite(server, host, event, ['One', 'Other'])
    if (!one || !other) throw new Error('not invited')
    await answer(server, event, other, 'YES')
    const eventId = event.id
    const helpers: [OperationName, object][] = [
      ['addInvitees', { eventId, invitees: [{ inviteeId: randomUUID(), name: 'Two', email: 'two@example.com' }] }],
      ['deleteInvitees', { eventId, inviteeIds: [one.inviteeId] }],
      ['setWaitlistStatus', { eventId, inviteeId: other.inviteeId, status: 'APPROVED' }],
      ['sendPrivateReply', { eventId, messageId: randomUUID(), message: 'See you', inviteeId: other.inviteeId }],
    ]
    for (const [name, input] of helpers) {
      expect(await failing(raw(name, input, host, 'UserService')), name).not.toBeUndefined()
      expect(await failing(raw(name, input, host)), name).toBeUndefined()
    }
    const unknownFailure = await failing(raw('noSuchOperation', {}, host))
    for (const name of ['confirmUserMerge', 'optOut']) {
      expect(await failing(raw(name, {}, host)), name).toEqual(unknownFailure)
      expect(await failing(raw(name, {}, host, 'UserService')), name).not.toEqual(unknownFailure)
    }
    for (const name of ['createEvent', 'editEventDetails', 'cancelEvent', 'fetchEvents', 'updateAttendance'])
      expect(await failing(raw(name, {}, host, 'UserService')), name).toEqual(unknownFailure)
  })
})
