import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { addSubscriber } from '../../../server/providers/newsletter/table.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { everyRow, freshPhone, personByPhone, signInAgain, tablesWith, verifyPii } from '../../support/accounts.ts'
import { invite, keyOf, party, person, rowOf, verify, type Person, picture } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, envelope, reasonOf, type Caller } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const day = 24 * 3_600_000

describe.each(databaseKinds)('a deleted account on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    // Keeps the shared cover image of the test parties in use.
    await party(server, await person(server, 'Kate Keeper'))
  })
  // Days pass between the tests, so sign in again.
  beforeEach(async () => {
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const leave = (who: Caller, hostedEvents: 'cancel' | 'handOver' = 'cancel') =>
    attempt(server, 'deleteAccount', { hostedEvents }, who)
  const join = (who: Person, event: EventView, fields: object = {}) =>
    call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES', ...fields } },
      who,
    )
  const makeCohost = async (who: Person, event: EventView) => {
    await join(who, event)
    await server.services.db
      .updateTable('invitees')
      .set({ cohost_status: 'ACCEPTED' })
      .where('event_id', '=', event.id)
      .where('user_id', '=', who.userId)
      .execute()
  }
  const previewOf = async (event: EventView) => (await call(server, 'getEventPreview', { eventId: event.id })).event

  it("can't do anything on any device, and its cookies are cleared [PROF-08, RPC-104, RPC-105]", async () => {
    const here = await person(server, 'Gina Gone')
    const there = await signInAgain(server, here)
    const deleteResponse = await server.app.inject({
      method: 'POST',
      url: '/json/UserService',
      payload: envelope('deleteAccount', {}, here),
      cookies: { authToken: here.refreshToken },
    })
    expect(deleteResponse.json().result).toEqual({ canceled: 0, handedOver: 0 })
    expect(deleteResponse.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['authToken', ''],
      ['userId', ''],
    ])
    for (const device of [here, there]) {
      expect(await reasonOf(server, 'fetchEvents', {}, device)).toBe('sessionExpired')
      const cookies = { authToken: device.refreshToken }
      expect(await reasonOf(server, 'refetchAccessToken', { deviceId: 'web-test', timestamp: 1 }, { cookies })).toBe(
        'sessionExpired',
      )
    }
    const identityToken = await verify(server, here.email)
    expect(await call(server, 'accountExists', {}, { identityToken })).toEqual({ exists: false })
    const { user } = await call(server, 'createElkUser', { elkUser: { name: 'Anew' } }, { identityToken })
    expect(user).toMatchObject({ name: 'Anew', emails: [here.email] })
    expect(user.id).not.toBe(here.userId)
  })

  it('notifies the guests of parties that are canceled with it [RPC-105]', async () => {
    const leaver = await person(server, 'Lena Leaves')
    const event = await party(server, leaver)
    const guest = await person(server, 'Gil Guest')
    await join(guest, event)
    expect((await leave(leaver)).result?.canceled).toBe(1)
    const news = await eventually(async () => {
      const mails = await readOutbox(server.services.db, guest.email)
      return mails.find(({ subject }) => subject === 'Maya turns six is canceled')
    })
    expect(news.body).not.toContain('Lena')
  })

  it('keeps its RSVPs to other events counted, without name, contact or text', async () => {
    const [text, yesNo] = [randomUUID(), randomUUID()]
    const questions = [
      { questionUuid: text, question: 'Allergies?' },
      { questionUuid: yesNo, question: 'By car?', questionType: 'yesNo' as const },
    ]
    const event = await party(server, host, { questions })
    const guest = await person(server, 'Gina Gone')
    const { invitee } = await join(guest, event, {
      additionalGuestCount: 2,
      rsvpMessage: 'With love from Gina',
      phone: freshPhone(),
      notificationPreference: 3,
      answers: [
        { questionUuid: text, answerValue: { text: 'Nuts, says Gina' } },
        { questionUuid: yesNo, answerValue: { isYes: true } },
      ],
    })
    const before = await previewOf(event)
    await leave(guest)
    expect(await rowOf(server, host, event, invitee.inviteeId)).toEqual({
      inviteeId: invitee.inviteeId,
      name: 'Former guest',
      role: 'attendee',
      rsvpStatus: 'YES',
      inviteStatus: invitee.inviteStatus,
      additionalGuestCount: 2,
      rsvpMessage: '',
      answers: [{ questionUuid: yesNo, answerValue: { isYes: true } }],
      isNew: false,
      rsvpAt: expect.any(Number),
    })
    const after = await previewOf(event)
    expect(after.goingCount).toBe(before.goingCount)
    expect(after.attendees?.map(({ name }) => name)).toContain('Former guest')
    expect(after.modificationId, 'open pages fetch the event again').not.toBe(before.modificationId)
  })

  it('leaves no working personal links', async () => {
    const event = await party(server, host)
    const guest = await person(server, 'Gina Gone')
    const invitees = [{ inviteeId: randomUUID(), name: 'Gina', email: guest.email }]
    const [row] = (await call(server, 'addInvitees', { eventId: event.id, invitees }, host)).invitees
    const inviteeId = row?.inviteeId ?? ''
    const token = keyOf(server, event, { inviteeId })
    const open = () => reasonOf(server, 'getEventPreview', { eventId: event.id, inviteeUuid: inviteeId, token })
    expect(await open()).toBeUndefined()
    await leave(guest)
    expect(await open()).toBe('inviteeTokenInvalid')
  })

  it('has its upcoming parties canceled, and past ones kept without the host’s name', async () => {
    const leaving = await person(server, 'Lea Leaving')
    const guest = await person(server, 'Gil')
    const over = await party(server, leaving)
    await join(guest, over)
    server.clock.advance(3 * day)
    const again = await signInAgain(server, leaving)
    const ahead = await party(server, again, { title: 'Ahead' })
    await makeCohost(await person(server, 'Cora Cohost'), ahead)
    const { id: calledOff } = await party(server, again, { title: 'Off' })
    await server.services.db.updateTable('events').set({ canceled_at: 5 }).where('id', '=', calledOff).execute()
    expect((await leave(again)).result).toEqual({ canceled: 1, handedOver: 0 })
    const shownEvent = await previewOf(ahead)
    expect(shownEvent).toMatchObject({ hostedBy: 'Former host', cancelledTimestamp: server.clock.now() })
    const past = await previewOf(over)
    expect(past).toMatchObject({ hostedBy: 'Former host', cancelledTimestamp: null, title: over.title, goingCount: 2 })
    expect(past.attendees?.[0]).toMatchObject({ role: 'organizer', name: 'Former host' })
    expect((await call(server, 'getEventPreview', { eventId: calledOff })).event.cancelledTimestamp).toBe(5)
    const guestAgain = await signInAgain(server, guest)
    const { events } = await call(server, 'fetchEvents', {}, guestAgain)
    expect(events.map(({ id, hostedBy }) => [id, hostedBy])).toEqual([[over.id, 'Former host']])
  })

  it('hands a party over to a co-host who agrees, or cancels it without co-hosts', async () => {
    const leaving = await person(server, 'Lea Leaving')
    const [early, late] = [await person(server, 'Earl Early'), await person(server, 'Lara Late')]
    const [sharedParty, alone] = [await party(server, leaving, { capacity: 5 }), await party(server, leaving)]
    const pending = await person(server, 'Penny')
    await join(pending, sharedParty)
    await server.services.db
      .updateTable('invitees')
      .set({ cohost_status: 'PENDING' })
      .where('user_id', '=', pending.userId)
      .execute()
    await makeCohost(early, sharedParty)
    server.clock.advance(1_000)
    await makeCohost(late, sharedParty)
    expect((await leave(leaving, 'handOver')).result).toEqual({ canceled: 1, handedOver: 1 })
    const { event } = await call(server, 'takeOverEvent', { eventId: sharedParty.id }, early)
    expect(event).toMatchObject({ isHost: true, hostedBy: 'Earl Early', cancelledTimestamp: null, goingCount: 3 })
    expect(event.invitee).toMatchObject({ role: 'organizer', rsvpStatus: 'YES' })
    const { invitees } = await call(server, 'fetchInvitees', { eventId: sharedParty.id }, late)
    expect(invitees.map(({ name, role }) => [name, role])).toEqual([
      ['Earl Early', 'organizer'],
      ['Lara Late', 'attendee'],
      ['Penny', 'attendee'],
    ])
    expect((await previewOf(alone)).cancelledTimestamp).toBe(server.clock.now())
    expect((await call(server, 'fetchEvents', {}, early)).events).toMatchObject([{ id: sharedParty.id, isHost: true }])
  })

  it('leaves no text in the queue, sent or not, and no newsletter address', async () => {
    const { db, clock } = server.services
    const leaving = await person(server, 'Lea Leaving')
    const gil = await person(server, 'Gil Guest')
    const event = await party(server, leaving, { title: 'Garden party' })
    await join(gil, event)
    const mark = `Bring boots ${randomUUID()}`
    const about = { eventId: event.id, isTextBlast: false, sendToStatuses: ['All' as const], email: leaving.email }
    const comment = { ...about, messageId: randomUUID(), message: mark }
    await call(server, 'sendEventComment', comment, leaving)
    await eventually(async () => (await readOutbox(db, gil.email)).some(({ body }) => body.includes(mark)))
    // A message that is still waiting for the host's next send slot.
    const { id } = await db.selectFrom('messages').select('id').where('message', '=', mark).executeTakeFirstOrThrow()
    const { invitee_id } = await db
      .selectFrom('message_recipients')
      .select('invitee_id')
      .where('message_id', '=', id)
      .executeTakeFirstOrThrow()
    await addSubscriber(db, leaving.email.toUpperCase(), clock.now())
    expect(await tablesWith(server, mark)).toEqual(expect.arrayContaining(['jobs.job_common', 'public.messages']))
    await db
      .updateTable('deliveries')
      .set({ state: 'queued' })
      .where('key', '=', `message/${id}`)
      .where('invitee_id', '=', invitee_id)
      .execute()
    await leave(leaving)
    expect([await tablesWith(server, mark), await tablesWith(server, leaving.email)]).toEqual([[], []])
    const waiting = await db.selectFrom('deliveries').select('state').where('key', '=', `message/${id}`).execute()
    expect(waiting).toEqual([{ state: 'failed' }])
    // Guests are still notified of the cancellation.
    await eventually(async () => (await readOutbox(db, gil.email)).some(({ subject }) => subject.includes('canceled')))
  })

  it('leaves its email addresses, phones and name in no table', async () => {
    const mark = randomUUID().slice(0, 8)
    const name = `Zora Quillfeather ${mark}`
    const { db, providers } = server.services
    const leaving = await personByPhone(server, name)
    const email = `zora.${mark}+party@example.com`
    await verifyPii(server, leaving, { emailAddress: email.toUpperCase() })
    const photoUrl = await picture(server, leaving, { name: `face-${mark}`, kind: 'profile' })
    const photo = photoUrl.replace('/files/', '')
    await call(server, 'updateElkUser', { photoUrl, grantedTextPermission: true }, leaving)
    // As a host with invited guests, and as a guest invited by email, by phone and by another person.
    const hostedParty = await party(server, leaving, { title: 'Mine' })
    const [guest] = await invite(server, leaving, hostedParty, ['Gus'])
    await call(server, 'sendInvites', { eventId: hostedParty.id, inviteIds: [guest?.inviteeId ?? ''] }, leaving)
    await eventually(
      async () => (await rowOf(server, leaving, hostedParty, guest?.inviteeId ?? '')).inviteStatus === 'SUCCESS',
    )
    const event = await party(server, host)
    const invitees = [{ inviteeId: randomUUID(), name, email }]
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    await join(leaving, event, { name, rsvpMessage: `Yours, ${name}`, phone: leaving.phone })
    const stray = await party(server, host)
    const inviteeId = randomUUID()
    const typedRsvp = { inviteeId, name: 'Squatter', rsvpStatus: 'YES' as const, email, phone: leaving.phone }
    const savedRsvp = await call(server, 'updateAttendanceByLink', { eventId: stray.id, invitee: typedRsvp })
    const thief = await person(server, 'Thea')
    const takenRsvp = {
      eventId: stray.id,
      token: savedRsvp.token ?? '',
      invitee: { inviteeId, rsvpStatus: 'NO' as const },
    }
    await call(server, 'updateAttendance', takenRsvp, thief)
    await call(server, 'editEventDraft', { eventId: randomUUID(), event: { title: name, modificationId: 1 } }, leaving)
    await call(server, 'sendEmailSignInCode', { emailAddress: email })
    await call(server, 'sendPiiVerificationCode', { pii: { emailAddress: email } }, thief)
    for (const text of [name, email, leaving.phone, `face-${mark}`])
      expect(await tablesWith(server, text), `${text} is stored before`).not.toEqual([])

    await leave(leaving)
    for (const text of [name, 'Quillfeather', email, `zora.${mark}`, leaving.phone, `face-${mark}`])
      expect([text, await tablesWith(server, text)]).toEqual([text, []])
    const rows = [...(await everyRow(server)).values()].flat()
    expect(rows.filter((row) => row.toLowerCase().includes(`zora.${mark}`))).toEqual([])
    expect(await providers.storage.exists(photo)).toBe(false)
    const remainingUsers = await db.selectFrom('users').selectAll().where('id', '=', leaving.userId).execute()
    expect(remainingUsers, 'a tombstone that owns the past party').toMatchObject([
      { name: 'Deleted account', coins: 0, photo_url: null, sms_permission_status: null },
    ])
    for (const table of ['sessions', 'user_contacts', 'sign_in_links', 'drafts'] as const)
      expect(await db.selectFrom(table).selectAll().where('user_id', '=', leaving.userId).execute()).toEqual([])
  })

  it('leaves no rows in tables of its own data', async () => {
    const guest = await person(server, 'Gina Gone')
    await join(guest, await party(server, host))
    await leave(guest)
    expect(await tablesWith(server, guest.userId)).toEqual([])
  })

  it('removes nothing of others: a co-host who leaves, a guest list, a waiting guest', async () => {
    const event = await party(server, host, { capacity: 2 })
    const cohost = await person(server, 'Cora Cohost')
    const guest = await person(server, 'Gil')
    await makeCohost(cohost, event)
    await join(guest, event)
    const before = (await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees.length
    await leave(cohost)
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    expect(invitees).toHaveLength(before)
    expect(invitees.filter(({ cohostStatus }) => cohostStatus !== undefined)).toEqual([])
    expect(await reasonOf(server, 'fetchInvitees', { eventId: event.id }, cohost)).toBe('sessionExpired')
  })

  it('is deleted once despite parallel calls, and nothing done at the same time is lost or left behind', async () => {
    for (let round = 0; round < 6; round += 1) {
      const leaving = await person(server, 'Lea Leaving')
      const event = await party(server, host)
      const ownParty = await party(server, leaving)
      const [signing] = [await verify(server, leaving.email)]
      const input = { deviceId: 'd', timestamp: 1, product: 3 as const, platform: 'web' as const }
      const results = await Promise.all([
        leave(leaving),
        leave(leaving),
        attempt(
          server,
          'updateAttendance',
          {
            eventId: event.id,
            invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' },
          },
          leaving,
        ),
        attempt(server, 'updateElkUser', { name: 'Still here' }, leaving),
        attempt(server, 'authenticate', input, { identityToken: signing }),
        attempt(
          server,
          'addInvitees',
          {
            eventId: event.id,
            invitees: [{ inviteeId: randomUUID(), name: 'Lea', email: `${randomUUID()}@example.com` }],
          },
          host,
        ),
      ])
      expect(results.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      expect(results.slice(0, 2).filter(({ status }) => status === 200)).toHaveLength(1)
      const { db } = server.services
      expect(await db.selectFrom('sessions').selectAll().where('user_id', '=', leaving.userId).execute()).toEqual([])
      expect(await db.selectFrom('invitees').selectAll().where('user_id', '=', leaving.userId).execute()).toEqual([])
      expect((await previewOf(ownParty)).cancelledTimestamp).toBe(server.clock.now())
      // A message that is being sent meanwhile is removed as soon as it is sent.
      await eventually(async () => (await tablesWith(server, leaving.email)).length === 0)
    }
  })
})
