import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { inviteeToken } from '../../../server/crypto/tokens.ts'
import { invite, keyOf, lastCode, party, person, rowOf, signInInput, type Person } from '../../support/builders.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const secrets = /gina|4155550199|nuts|Whisper/i

describe.each(databaseKinds)('a forwarded personal link, on %s', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  const foodQuestionId = randomUUID()
  const songs = randomUUID()
  const song = { songUri: 's:1', songName: 'Song', artistName: 'Artist' }
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    event = await party(server, host, {
      questions: [
        { questionUuid: foodQuestionId, question: 'What can you not eat?', isRequired: true },
        { questionUuid: songs, question: 'Which song?', questionType: 'song' },
      ],
    })
  })
  afterAll(() => server.end())

  const inviteGuest = async (name = 'Gina') => {
    const [guest] = await invite(server, host, event, [name])
    if (!guest) throw new Error('not invited')
    const token = keyOf(server, event, guest)
    const key = { eventId: event.id, inviteeUuid: guest.inviteeId, token }
    const answer = (fields: object) =>
      attempt(server, 'updateAttendanceThroughEmail', {
        eventId: event.id,
        token,
        invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'YES' as const, ...fields },
      })
    return { guest, token, key, answer }
  }
  const text = (value: string) => ({ questionUuid: foodQuestionId, answerValue: { text: value } })

  it('shows anyone the name, but no contact, message or responses', async () => {
    const { guest, key, answer } = await inviteGuest()
    await answer({ phone: '+14155550199', rsvpMessage: 'Whisper', answers: [text('No nuts')], additionalGuestCount: 2 })
    const whole = await rowOf(server, host, event, guest.inviteeId)
    expect(JSON.stringify(whole)).toMatch(secrets)
    const { invitee } = (await call(server, 'getEventPreview', key)).event
    expect(invitee).toMatchObject({ name: guest.name, rsvpStatus: 'YES', additionalGuestCount: 2 })
    expect(invitee?.withheld).toEqual({
      contacts: ['email', 'phone'],
      responses: [foodQuestionId],
      message: true,
      provable: { by: 'code', message: true, responses: 1 },
      isUnverified: true,
      isOwn: false,
    })
    expect(JSON.stringify({ ...invitee, name: '' })).not.toMatch(secrets)
    // Neither do RSVP results, nor the page of a signed-in person who got the link.
    const seenResult = await answer({ rsvpStatus: 'SEEN' })
    expect(JSON.stringify({ ...seenResult.result?.invitee, name: '' })).not.toMatch(secrets)
    const stranger = await person(server, 'Sven')
    const strangerView = (await call(server, 'getEvent', key, stranger)).event.invitee
    expect(JSON.stringify({ ...strangerView, name: '' })).not.toMatch(secrets)
  })

  it('shows a guest with an account all of their own data', async () => {
    const { guest, key, answer } = await inviteGuest('Ada')
    await answer({ rsvpMessage: 'Whisper', answers: [text('No nuts')] })
    const ada = await person(server, 'Ada', guest.email)
    const invitee = { inviteeId: guest.inviteeId, rsvpStatus: 'SEEN' as const }
    await call(server, 'updateAttendance', { eventId: event.id, token: key.token, invitee }, ada)
    const shownInvitee = (await call(server, 'getEvent', { eventId: event.id }, ada)).event.invitee
    expect(shownInvitee).toMatchObject({ rsvpMessage: 'Whisper', answers: [text('No nuts')], email: guest.email })
    expect(shownInvitee?.withheld).toBeUndefined()
    expect((await call(server, 'getEventPreview', key)).event.invitee?.withheld?.isUnverified).toBe(false)
  })

  it('shows the message to no account that claims the invitation and sends an empty one', async () => {
    const { guest, key, answer } = await inviteGuest()
    await answer({ rsvpMessage: 'Whisper', answers: [text('No nuts')] })
    const pia = await person(server, 'Pia')
    const send = (fields: object) =>
      call(
        server,
        'updateAttendance',
        { eventId: event.id, token: key.token, invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'SEEN', ...fields } },
        pia,
      )
    await send({ rsvpStatus: 'YES', answers: [text('Everything')] })
    const sentRsvp = await send({ messageOnly: true, rsvpMessage: '' })
    const piaView = await call(server, 'getEvent', { eventId: event.id }, pia)
    expect(piaView.event.invitee).toMatchObject({ rsvpStatus: 'YES' })
    expect(JSON.stringify([sentRsvp, piaView.event.invitee])).not.toContain('Whisper')
    expect((await rowOf(server, host, event, guest.inviteeId)).rsvpMessage).toBe('Whisper')
  })

  it('keeps a message and responses that an RSVP omits, and clears empty ones', async () => {
    const { guest, answer } = await inviteGuest()
    const row = () => rowOf(server, host, event, guest.inviteeId)
    const songResponse = { questionUuid: songs, answerValue: { song } }
    await answer({ rsvpMessage: 'Whisper', answers: [text('No nuts'), songResponse] })
    await answer({ additionalGuestCount: 1 })
    expect(await row()).toMatchObject({ rsvpMessage: 'Whisper', answers: [text('No nuts'), songResponse] })
    await answer({ answers: [text('Everything')], rsvpMessage: '' })
    expect(await row()).toMatchObject({ rsvpMessage: '', answers: [songResponse, text('Everything')] })
    await answer({ answers: [{ questionUuid: songs, answerValue: { text: '' } }] })
    expect((await row()).answers).toEqual([text('Everything')])
    await answer({ answers: [{ questionUuid: randomUUID(), answerValue: { text: 'Nobody asked' } }] })
    expect((await row()).answers).toEqual([text('Everything')])
  })

  it('accepts no Yes without required responses, in any of the three ways [QUES-05]', async () => {
    const { guest, token, answer } = await inviteGuest()
    expect((await answer({})).failure?.reason).toBe('responsesMissing')
    expect((await answer({ answers: [text(' ')] })).failure?.reason).toBe('responsesMissing')
    expect((await rowOf(server, host, event, guest.inviteeId)).rsvpStatus).toBe('INVITED')
    const stranger = await person(server, 'Sven')
    const ownInput = {
      eventId: event.id,
      invitee: { inviteeId: randomUUID(), name: 'Sven', rsvpStatus: 'YES' as const },
    }
    expect(await reasonOf(server, 'updateAttendance', ownInput, stranger)).toBe('responsesMissing')
    expect(await reasonOf(server, 'updateAttendanceByLink', ownInput)).toBe('responsesMissing')
    // Rejected RSVPs leave nothing behind.
    expect(
      (await call(server, 'getEvent', { eventId: event.id }, host)).event.attendees?.map(({ name }) => name),
    ).not.toContain('Sven')
    expect((await answer({ rsvpStatus: 'NO' })).failure).toBeUndefined()
    expect((await answer({ answers: [text('All')] })).failure).toBeUndefined()
    // Saved responses don't have to be sent again.
    expect((await answer({ additionalGuestCount: 3 })).failure).toBeUndefined()
    expect(token).toBeDefined()
  })

  it('adds a signed-in visitor who has only seen the party, and finds them again [RSVP-14, RSVP-15]', async () => {
    const sven = await person(server, 'Sven')
    const see = (inviteeId: string) =>
      call(server, 'updateAttendance', { eventId: event.id, invitee: { inviteeId, rsvpStatus: 'SEEN' } }, sven)
    const first = await see(randomUUID())
    expect(first.invitee).toMatchObject({ name: 'Sven', userId: sven.userId, rsvpStatus: 'SEEN' })
    expect((await see(randomUUID())).inviteeId, 'the account identifies the row').toBe(first.inviteeId)
    const { guest, token } = await inviteGuest()
    const ada = await person(server, 'Ada')
    const byInvitee = async (rsvpStatus: 'SEEN' | 'NO') => {
      const invitee = { inviteeId: guest.inviteeId, rsvpStatus }
      return (await call(server, 'updateAttendance', { eventId: event.id, token, invitee }, ada)).invitee
    }
    const seenResult = await byInvitee('SEEN')
    expect([seenResult.inviteeId, seenResult.userId], 'a view binds nothing').toEqual([guest.inviteeId, undefined])
    expect(await byInvitee('NO')).toMatchObject({ inviteeId: guest.inviteeId, userId: ada.userId })
  })

  it('gives no account the row of another, because they RSVP for themselves [RSVP-14, RSVP-15]', async () => {
    const { guest, token, answer } = await inviteGuest('Ada')
    await answer({ rsvpMessage: 'Whisper', answers: [text('No nuts')] })
    const [ada, ben] = [await person(server, 'Ada'), await person(server, 'Ben')]
    const invitee = { inviteeId: guest.inviteeId, rsvpStatus: 'YES' as const }
    const sendRsvp = (fields: object, who: Person) =>
      call(server, 'updateAttendance', { eventId: event.id, token, invitee: { ...invitee, ...fields } }, who)
    await sendRsvp({}, ada)
    const before = await rowOf(server, host, event, guest.inviteeId)
    const benRsvp = await sendRsvp({ answers: [text('All')], additionalGuestCount: 3 }, ben)
    expect(benRsvp.invitee).toMatchObject({
      name: 'Ben',
      userId: ben.userId,
      email: ben.email,
      additionalGuestCount: 3,
    })
    expect(JSON.stringify(benRsvp)).not.toMatch(/Whisper|nuts|Ada/)
    expect((await sendRsvp({ rsvpStatus: 'NO' }, ben)).inviteeId, 'a second RSVP uses the same row').toBe(
      benRsvp.inviteeId,
    )
    // Nor the row of a guest without an account, if the person is already a guest.
    const other = await inviteGuest('Cleo')
    const key = { token: other.token, inviteeId: other.guest.inviteeId }
    const again = await call(
      server,
      'updateAttendance',
      { eventId: event.id, token: key.token, invitee: { inviteeId: key.inviteeId, rsvpStatus: 'NO' } },
      ben,
    )
    expect(again.inviteeId).toBe(benRsvp.inviteeId)
    expect((await rowOf(server, host, event, key.inviteeId)).rsvpStatus).toBe('INVITED')
    expect(await rowOf(server, host, event, guest.inviteeId)).toEqual(before)
  })

  it("doesn't let its holder change the guest's contacts, or take another guest's", async () => {
    const { guest, answer } = await inviteGuest()
    const row = () => rowOf(server, host, event, guest.inviteeId)
    const phone = '+14155550171'
    await answer({ phone, answers: [text('All')] })
    await answer({ phone: '+14155550172' })
    expect(await row()).toMatchObject({ phone, email: guest.email })
    const other = await inviteGuest('Olaf')
    await other.answer({ phone, answers: [text('All')] })
    expect((await rowOf(server, host, event, other.guest.inviteeId)).phone).toBeUndefined()
  })

  it('works for a removed guest who was invited again at another address', async () => {
    const remy = await person(server, 'Remy')
    const see = { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'SEEN' as const } }
    const first = await call(server, 'updateAttendance', see, remy)
    await server.services.db
      .updateTable('invitees')
      .set({ rsvp_status: 'HIDDEN' })
      .where('invitee_id', '=', first.inviteeId)
      .execute()
    expect((await call(server, 'getEvent', { eventId: event.id }, remy)).event).toMatchObject({
      invitee: null,
      location: null,
    })
    const { guest, key } = await inviteGuest('Remy')
    const { event: shownEvent } = await call(server, 'getEvent', key, remy)
    expect(shownEvent.invitee).toMatchObject({ inviteeId: guest.inviteeId })
    // Their account was removed, so they must first verify the address that was invited.
    expect(shownEvent.location).toBeNull()
    const invitee = { inviteeId: guest.inviteeId, rsvpStatus: 'NO' as const }
    expect(
      (await call(server, 'updateAttendance', { eventId: event.id, token: key.token, invitee }, remy)).inviteeId,
    ).toBe(guest.inviteeId)
  })

  it('verifies the contact of a guest who only has the link, and attaches the account to the row [EVPAGE-26]', async () => {
    const { guest, token, key } = await inviteGuest('Vera')
    const ownKey = { eventId: event.id, invitee: { inviteeId: guest.inviteeId }, token }
    const caller = { deviceId: 'web-vera' }
    const codeResult = await call(server, 'sendInviteeCode', ownKey, caller)
    expect(codeResult).toEqual({ success: true, sentBy: 'email' })
    const code = await lastCode(server, (guest.email ?? '').toLowerCase())
    expect(await reasonOf(server, 'signInWithInviteeCode', { ...ownKey, code }, { deviceId: 'web-other' })).toMatch(
      /^code/,
    )
    const { customToken } = await call(server, 'signInWithInviteeCode', { ...ownKey, code }, caller)
    expect(customToken).toBeDefined()
    const identityToken = customToken ?? ''
    await call(server, 'createElkUser', { elkUser: { name: 'Vera' } }, { identityToken })
    const session = await call(server, 'authenticate', signInInput, { identityToken })
    const invitee = { inviteeId: guest.inviteeId, rsvpStatus: 'SEEN' as const }
    const rsvpResult = await call(server, 'updateAttendance', { eventId: event.id, token, invitee }, session)
    expect(rsvpResult.invitee).toMatchObject({ inviteeId: guest.inviteeId, userId: session.userId })
    expect((await call(server, 'getEventPreview', key)).event.invitee?.withheld?.isUnverified).toBe(false)
    expect(await reasonOf(server, 'sendInviteeCode', ownKey, caller)).toBe('accountExists')
  })

  it('verifies a phone number by SMS if the guest has no email address [EVPAGE-26]', async () => {
    const phone = '+14155550123'
    const invitee = {
      inviteeId: randomUUID(),
      name: 'Pia',
      phone,
      rsvpStatus: 'NO' as const,
      notificationPreference: 2 as const,
    }
    const rsvpResult = await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    const ownKey = { eventId: event.id, invitee: { inviteeId: rsvpResult.inviteeId }, token: rsvpResult.token ?? '' }
    const caller = { deviceId: 'web-pia' }
    expect(await call(server, 'sendInviteeCode', ownKey, caller)).toEqual({ success: true, sentBy: 'phone' })
    const code = await lastCode(server, phone)
    const { customToken } = await call(server, 'signInWithInviteeCode', { ...ownKey, code }, caller)
    expect(customToken).toBeDefined()
  })

  /** Requests a code for seeing the guest's RSVP from a second device, and returns the input with the code. */
  const second = { deviceId: 'web-second' }
  const withCode = async (guest: { inviteeId: string }, token: string, email: string) => {
    const ownKey = { eventId: event.id, invitee: { inviteeId: guest.inviteeId }, token }
    await call(server, 'sendInviteeCode', { ...ownKey, purpose: 'showRsvp' }, second)
    return { ...ownKey, code: await lastCode(server, email.toLowerCase()) }
  }

  it('shows message and responses only to a device that enters the code sent to the invited contact', async () => {
    const { guest, token, key, answer } = await inviteGuest()
    await answer({ rsvpMessage: 'Whisper', answers: [text('No nuts')] })
    const input = await withCode(guest, token, guest.email ?? '')
    const wrong = { ...input, code: input.code === '123456' ? '654321' : '123456' }
    expect(await reasonOf(server, 'getRsvpWithCode', wrong, second)).toBe('codeInvalid')
    expect(await reasonOf(server, 'getRsvpWithCode', input, { deviceId: 'web-other' })).toMatch(/^code/)
    expect(await reasonOf(server, 'signInWithInviteeCode', input, second), 'the code signs no one in').toMatch(/^code/)
    expect(await call(server, 'getRsvpWithCode', input, second)).toEqual({
      rsvpMessage: 'Whisper',
      answers: [text('No nuts')],
    })
    expect(await reasonOf(server, 'getRsvpWithCode', input, second), 'the code works once').toBe('codeExpired')
    expect(JSON.stringify((await call(server, 'getEventPreview', key)).event.invitee)).not.toMatch(/Whisper|nuts/)
    expect((await rowOf(server, host, event, guest.inviteeId)).userId).toBeUndefined()
  })

  it("doesn't show an account's message and responses for a code", async () => {
    const { guest, token, key, answer } = await inviteGuest('Ada')
    await answer({ rsvpMessage: 'Whisper', answers: [text('No nuts')] })
    const input = await withCode(guest, token, guest.email ?? '')
    const ada = await person(server, 'Ada', guest.email)
    const invitee = { inviteeId: guest.inviteeId, rsvpStatus: 'NO' as const }
    await call(server, 'updateAttendance', { eventId: event.id, token, invitee }, ada)
    expect(await reasonOf(server, 'getRsvpWithCode', input, second)).toBe('accountExists')
    expect((await call(server, 'getEventPreview', key)).event.invitee?.withheld?.provable?.by).toBe('account')
  })

  it("doesn't show the new recipient of a readdressed invitation anything from the old address", async () => {
    const { guest, answer } = await inviteGuest('Gina')
    await answer({ rsvpMessage: 'Whisper', answers: [text('No nuts')] })
    const email = `${randomUUID()}@example.com`
    await call(
      server,
      'editInvitee',
      { eventId: event.id, invitee: { inviteeId: guest.inviteeId, name: 'Ben', email } },
      host,
    )
    const { inviteeId } = guest
    const token = inviteeToken(server.services.keys.inviteeToken, { eventId: event.id, inviteeId, tokenVersion: 2 })
    const key = { eventId: event.id, inviteeUuid: inviteeId, token }
    expect((await call(server, 'getEventPreview', key)).event.invitee?.withheld?.provable).toBeNull()
    expect(await call(server, 'getRsvpWithCode', await withCode(guest, token, email), second)).toEqual({
      rsvpMessage: '',
      answers: [],
    })
    // A code shows what Ben sends himself. Gina's response stays withheld, and isn't offered.
    const ben = { inviteeId, rsvpStatus: 'YES' as const, rsvpMessage: 'From Ben' }
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee: ben })
    const { withheld } = (await call(server, 'getEventPreview', key)).event.invitee ?? {}
    expect(withheld).toMatchObject({
      responses: [foodQuestionId],
      provable: { by: 'code', message: true, responses: 0 },
    })
  })

  it('offers no code to a guest whose only contact can get none', async () => {
    const rsvpResult = await call(server, 'updateAttendanceByLink', {
      eventId: event.id,
      invitee: {
        inviteeId: randomUUID(),
        name: 'Ida',
        phone: '+447700900123',
        rsvpStatus: 'NO',
        rsvpMessage: 'Whisper',
        notificationPreference: 2,
      },
    })
    const key = { eventId: event.id, inviteeUuid: rsvpResult.inviteeId, token: rsvpResult.token ?? '' }
    const { invitee } = (await call(server, 'getEventPreview', key)).event
    expect(invitee?.withheld).toMatchObject({ message: true, provable: null, isUnverified: false })
  })
})
