import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import {
  answer,
  eventDraft,
  invite,
  keyOf,
  party,
  person,
  rowOf,
  type Person,
  type EventDraft,
} from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const hour = 3_600_000

describe.each(databaseKinds)('an existing event, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const edit = async (event: EventView, fields: Partial<EventDraft>, more: object = {}, who: Person = host) => {
    const { startTime } = event
    const draft = eventDraft(server, { startTime, ...fields })
    return attempt(server, 'editEventDetails', { eventId: event.id, event: draft, ...more }, who)
  }
  const newsFor = async (to: string | undefined) =>
    (await readOutbox(server.services.db, to ?? '')).filter(({ subject }) => /has changed|is canceled/.test(subject))
  const newsTo = async (to: string | undefined) =>
    eventually(async () => {
      const news = await newsFor(to)
      return news.length > 0 && news
    })
  /** Creates a guest whose invitation was sent. */
  const inviteGuest = async (event: EventView, name: string) => {
    const [guest] = await invite(server, host, event, [name])
    if (!guest) throw new Error('not invited')
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [guest.inviteeId] }, host)
    await eventually(async () => (await rowOf(server, host, event, guest.inviteeId)).inviteStatus === 'SUCCESS')
    return guest
  }
  const cohostOf = async (event: EventView): Promise<Person> => {
    const cohost = await person(server, 'Cora Cohost')
    const invitees = [{ inviteeId: randomUUID(), name: cohost.name, email: cohost.email }]
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    await server.services.db
      .updateTable('invitees')
      .set({ cohost_status: 'ACCEPTED' })
      .where('user_id', '=', cohost.userId)
      .execute()
    return cohost
  }

  it('can be changed by its hosts, field by field [RPC-46, EDIT-13, AUTHZ-17]', async () => {
    const event = await party(server, host)
    const cohost = await cohostOf(event)
    const fields = {
      title: 'Maya turns seven',
      animation: 'confetti' as const,
      backgroundAnimationUrl: '/loops/confetti.mp4',
      videoBackgroundDisabled: true,
      capacity: 12,
      hasWaitlist: true,
      openInvite: false,
      prompt: 'A dinosaur with a crown',
      suggestionTags: ['dinosaur'],
      hostNotification: 'dailyDigest' as const,
      remindersEnabled: false,
    }
    const { result } = await edit(event, fields, {}, cohost)
    expect(result?.event).toMatchObject({
      title: 'Maya turns seven',
      animation: 'confetti',
      backgroundAnimationUrl: '/loops/confetti.mp4',
      videoBackgroundDisabled: true,
      hasWaitlist: true,
      openInvite: false,
      host: {
        capacity: 12,
        prompt: 'A dinosaur with a crown',
        suggestionTags: ['dinosaur'],
        hostNotification: 'dailyDigest',
        remindersEnabled: false,
        guestCount: 1,
      },
    })
    // A visitor sees no host settings.
    const preview = await call(server, 'getEventPreview', { eventId: event.id })
    expect(preview.event.host).toBeNull()
    expect(JSON.stringify(preview)).not.toContain('crown')
  })

  it('is not changed from an older version, nor twice by a repeated call', async () => {
    const event = await party(server, host)
    const revision = event.host?.revision
    const first = await edit(event, { title: 'First' }, { revision })
    expect(first.result?.event.title).toBe('First')
    expect((await edit(event, { title: 'Second' }, { revision })).failure?.reason).toBe('conflict')
    const again = await edit(event, { title: 'First' }, { revision })
    expect(again.result?.event.host?.revision).toBe(first.result?.event.host?.revision)
  })

  it("can't become invalid, or be changed after it has started or is canceled", async () => {
    const event = await party(server, host)
    const wrong = await edit(event, { startTime: server.clock.now() - hour })
    expect(wrong.failure?.issues).toEqual([{ path: 'event.startTime', message: 'Start date cannot be in the past' }])
    const soon = await party(server, host, { startTime: server.clock.now() + hour / 6 })
    server.clock.advance(hour / 3)
    expect((await edit(soon, { startTime: server.clock.now() + 24 * hour })).failure?.reason).toBe('eventStarted')
    await call(server, 'cancelEvent', { eventId: event.id }, host)
    expect((await edit(event, { title: 'Too late' })).failure?.reason).toBe('eventCancelled')
  })

  it('notifies guests who may still come of changes, once, unless the host opts out [RPC-46, EDIT-13, EDIT-14]', async () => {
    const event = await party(server, host)
    const going = await inviteGuest(event, 'Gil Going')
    const declinedGuest = await inviteGuest(event, 'Dee Declined')
    const [unsentGuest] = await invite(server, host, event, ['Una Unsent'])
    await answer(server, event, going, 'YES')
    await answer(server, event, declinedGuest, 'NO')
    await edit(event, { title: 'Silent change' }, { disableNotification: true })
    const location = { displayName: '9 New Street, Oakland', place: 'g.5378538.' }
    await edit(event, { title: 'Maya turns eight', location })
    const mails = await newsTo(going.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Maya turns eight has changed')
    expect(mails[0]?.body).toContain('Title: Maya turns eight (was Silent change).')
    expect(mails[0]?.body).toContain('9 New Street, Oakland')
    expect(mails[0]?.body).not.toContain(host.email)
    expect(await newsFor(declinedGuest.email)).toEqual([])
    expect(await newsFor(unsentGuest?.email)).toEqual([])
  })

  it("doesn't disclose the address to a guest who isn't going [AUTHZ-18]", async () => {
    const event = await party(server, host)
    const guest = await inviteGuest(event, 'Una Undecided')
    await edit(event, { location: { displayName: '9 New Street, Oakland', place: 'g.5378538.' } })
    const [mail] = await newsTo(guest.email)
    expect(`${mail?.body}${mail?.html}`).not.toMatch(/New Street|Secret Lane/)
    expect(mail?.body).toContain('The party has a new location.')
  })

  it('admits waiting guests if its capacity grows or its waitlist is turned off [OPT-09]', async () => {
    const event = await party(server, host, { capacity: 1, hasWaitlist: true })
    const guests = await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => inviteGuest(event, name)))
    for (const guest of guests) {
      await answer(server, event, guest, 'YES')
      server.clock.advance(1)
    }
    const statuses = async () =>
      Promise.all(guests.map(async ({ inviteeId }) => (await rowOf(server, host, event, inviteeId)).waitlistStatus))
    expect(await statuses()).toEqual(['APPROVED', 'PENDING_APPROVAL', 'PENDING_APPROVAL'])
    await edit(event, { capacity: 2, hasWaitlist: true })
    expect(await statuses()).toEqual(['APPROVED', 'APPROVED', 'PENDING_APPROVAL'])
    await edit(event, { hasWaitlist: false })
    expect(await statuses()).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
  })

  it('can only be canceled by its organizer, and its guests are notified [LIFE-04, RPC-49, AUTHZ-17, PROD-09]', async () => {
    const event = await party(server, host)
    const cohost = await cohostOf(event)
    const guest = await inviteGuest(event, 'Gil Guest')
    expect((await attempt(server, 'cancelEvent', { eventId: event.id }, cohost)).failure?.reason).toBe('forbidden')
    const { event: off } = await call(server, 'cancelEvent', { eventId: event.id, message: 'The dog is ill.' }, host)
    expect(off.cancelledTimestamp).toBe(server.clock.now())
    const [mail] = await newsTo(guest.email)
    expect([mail?.subject, mail?.body.includes('“The dog is ill.”')]).toEqual(['Maya turns six is canceled', true])
    // The message is optional. One of two parties of a guest is canceled without notifying them.
    const email = `${randomUUID()}@example.com`
    for (const title of ['Silent', 'Brief']) {
      const { id: eventId } = await party(server, host, { title })
      const inviteeId = randomUUID()
      await call(server, 'addInvitees', { eventId, invitees: [{ inviteeId, name: 'Ina', email }] }, host)
      await call(server, 'sendInvites', { eventId, inviteIds: [inviteeId] }, host)
      await call(server, 'cancelEvent', { eventId, disableNotification: title === 'Silent' }, host)
    }
    expect((await newsTo(email)).map(({ subject }) => subject)).toEqual(['Brief is canceled'])
    expect((await attempt(server, 'cancelEvent', { eventId: event.id }, host)).failure?.reason).toBe('eventCancelled')
  })

  it('keeps its guest list unchanged after it is canceled [LIFE-06, RPC-47]', async () => {
    const event = await party(server, host, { hasWaitlist: true })
    const guest = await inviteGuest(event, 'Gil Guest')
    const [unsentGuest] = await invite(server, host, event, ['Uma Unsent'])
    const eventId = event.id
    const inviteId = unsentGuest?.inviteeId ?? ''
    const [token, ownRsvp] = [keyOf(server, event, guest), { inviteeId: guest.inviteeId, rsvpStatus: 'YES' as const }]
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    const before = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    const more = [{ inviteeId: randomUUID(), name: 'Lia Late', email: 'lia@example.com' }]
    const tries = [
      await attempt(server, 'addInvitees', { eventId, invitees: more }, host),
      await attempt(server, 'queueInvites', { eventId, invitees: more }, host),
      await attempt(server, 'sendInvites', { eventId, inviteIds: [inviteId] }, host),
      await attempt(server, 'editInvitee', { eventId, invitee: { inviteeId: inviteId, name: 'Uma' } }, host),
      await attempt(server, 'setWaitlistStatus', { eventId, inviteeId: guest.inviteeId, status: 'DENIED' }, host),
      await attempt(server, 'deletePendingInvites', { eventId, inviteIds: [inviteId] }, host),
      await attempt(server, 'deleteInvitees', { eventId, inviteeIds: [guest.inviteeId] }, host),
      await attempt(server, 'updateAttendanceThroughEmail', { eventId, token, invitee: ownRsvp }),
    ]
    expect(tries.map(({ failure }) => failure?.reason)).toEqual(tries.map(() => 'eventCancelled'))
    expect(await call(server, 'fetchInvitees', { eventId: event.id }, host)).toEqual(before)
  })

  it('can be deleted for good once no guests are affected [RPC-48, RPC-49, PROD-09]', async () => {
    const event = await party(server, host)
    await inviteGuest(event, 'Gil Guest')
    const cohost = await cohostOf(event)
    expect((await attempt(server, 'deleteEvent', { eventId: event.id }, cohost)).failure?.reason).toBe('forbidden')
    expect((await attempt(server, 'deleteEvent', { eventId: event.id }, host)).failure?.reason).toBe('eventHasGuests')
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    await call(server, 'deleteEvent', { eventId: event.id }, host)
    expect((await attempt(server, 'getEvent', { eventId: event.id }, host)).failure?.reason).toBe('eventNotFound')
    const alone = await party(server, host)
    await call(server, 'deleteEvent', { eventId: alone.id }, host)
    expect((await attempt(server, 'deleteEvent', { eventId: alone.id }, host)).failure?.reason).toBe('eventNotFound')
  })

  it('is created once even if the call is repeated, and replaces its draft [RPC-45, LIFE-01]', async () => {
    const eventUuid = randomUUID()
    const draft = { ...eventDraft(server), modificationId: 1 }
    await call(server, 'editEventDraft', { eventId: eventUuid, event: draft }, host)
    const input = { event: eventDraft(server), eventUuid, albumId: 'album-1' }
    const createResults = await Promise.all([1, 2, 3].map(() => call(server, 'createEvent', input, host)))
    expect(new Set(createResults.map(({ event }) => event.id))).toEqual(new Set([eventUuid]))
    expect((await attempt(server, 'fetchDraft', { eventUuid }, host)).failure?.reason).toBe('draftNotFound')
    const { events } = await call(server, 'fetchEvents', {}, host)
    expect(events.filter(({ id }) => id === eventUuid)).toHaveLength(1)
    expect((await call(server, 'getAlbumForElk', { albumId: 'album-1' }, host)).eventId).toBe(eventUuid)
    const other = await person(server, 'Olga Other')
    expect((await attempt(server, 'createEvent', input, other)).failure?.reason).toBe('conflict')
    // A retry with different input doesn't return the earlier result.
    const changedInput = { ...input, event: { ...input.event, title: 'Maya turns seven' } }
    expect((await attempt(server, 'createEvent', changedInput, host)).failure?.reason).toBe('conflict')
    await call(server, 'createEvent', input, host)
  })

  it('copies its guests, unsent and without RSVPs, under new ids [LIFE-10, LIFE-11]', async () => {
    const questions = [{ questionUuid: randomUUID(), question: 'What do you eat?', questionType: 'text' as const }]
    const event = await party(server, host, { questions })
    const [gil, rex] = [await inviteGuest(event, 'Gil Guest'), await inviteGuest(event, 'Rex Removed')]
    const dan = await inviteGuest(event, 'Dan Denied')
    const answers = questions.map(({ questionUuid }) => ({ questionUuid, answerValue: { text: 'Cake' } }))
    const givenRsvp = { rsvpStatus: 'YES' as const, additionalGuestCount: 3, rsvpMessage: 'See you!', answers }
    const token = keyOf(server, event, gil)
    const rsvp = { eventId: event.id, token, invitee: { inviteeId: gil.inviteeId, ...givenRsvp } }
    await call(server, 'updateAttendanceThroughEmail', rsvp)
    const { db } = server.services
    await db.updateTable('invitees').set({ invite_status: 'OPENED' }).where('invitee_id', '=', gil.inviteeId).execute()
    expect(await rowOf(server, host, event, gil.inviteeId)).toMatchObject({ ...givenRsvp, inviteStatus: 'OPENED' })
    await db.updateTable('invitees').set({ rsvp_status: 'HIDDEN' }).where('invitee_id', '=', rex.inviteeId).execute()
    await db
      .updateTable('invitees')
      .set({ waitlist_status: 'DENIED' })
      .where('invitee_id', '=', dan.inviteeId)
      .execute()
    const input = { event: eventDraft(server, { title: 'Copy of Maya turns six', questions }), guestsOf: event.id }
    const { event: copy } = await call(server, 'createEvent', input, host)
    const { invitees } = await call(server, 'fetchInvitees', { eventId: copy.id }, host)
    const guests = invitees.filter(({ role }) => role === 'attendee')
    expect(guests).toMatchObject([
      {
        name: 'Gil Guest',
        email: gil.email,
        rsvpStatus: 'INVITED',
        inviteStatus: 'PENDING',
        additionalGuestCount: 0,
        rsvpMessage: '',
        answers: [],
      },
    ])
    expect(guests[0]?.inviteeId).not.toBe(gil.inviteeId)
    // The organizer's own row isn't reset, nor is the original.
    expect(invitees.find(({ role }) => role === 'organizer')?.rsvpStatus).toBe('YES')
    expect(await rowOf(server, host, event, gil.inviteeId)).toMatchObject(givenRsvp)
  })

  it('copies guests without the account that their email address is withheld from, and as not connected', async () => {
    const event = await party(server, host)
    const { db } = server.services
    const guests = await Promise.all(['Ann', 'Bea'].map(async (name) => ({ name, member: await person(server, name) })))
    const invitees = guests.map(({ name, member: { email } }) => ({ inviteeId: randomUUID(), name, email }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    for (const { inviteeId, name } of invitees)
      await db
        .updateTable('invitees')
        .set({ is_connected: true, withheld: name === 'Bea' ? ['email'] : [] })
        .where('invitee_id', '=', inviteeId)
        .execute()
    const { event: copy } = await call(server, 'createEvent', { event: eventDraft(server), guestsOf: event.id }, host)
    const copies = await db
      .selectFrom('invitees')
      .select(['name', 'user_id', 'email', 'is_connected', 'withheld'])
      .where('event_id', '=', copy.id)
      .where('role', '=', 'attendee')
      .orderBy('name')
      .execute()
    const [ann, bea] = guests.map(({ member }) => member)
    expect(copies).toEqual([
      { name: 'Ann', user_id: ann?.userId, email: ann?.email, is_connected: true, withheld: [] },
      { name: 'Bea', user_id: null, email: bea?.email, is_connected: false, withheld: [] },
    ])
  })

  it("doesn't copy its cancellation, album or messages [LIFE-09]", async () => {
    const { event } = await call(server, 'createEvent', { event: eventDraft(server), albumId: 'album-1' }, host)
    await inviteGuest(event, 'Gil Guest')
    const comment = { eventId: event.id, messageId: randomUUID(), message: 'Bring a towel.' }
    await call(server, 'sendEventComment', comment, host)
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    const { event: copy } = await call(server, 'createEvent', { event: eventDraft(server), guestsOf: event.id }, host)
    expect(copy.cancelledTimestamp).toBeNull()
    const { db } = server.services
    const albums = await db
      .selectFrom('events')
      .select(['id', 'album_id'])
      .where('id', 'in', [event.id, copy.id])
      .execute()
    expect(Object.fromEntries(albums.map(({ id, album_id }) => [id, album_id]))).toEqual({
      [event.id]: 'album-1',
      [copy.id]: null,
    })
    const messagesOf = async (eventId: string) =>
      (await call(server, 'getEventMessageHistory', { eventId }, host)).messages.map(({ message }) => message)
    expect([await messagesOf(event.id), await messagesOf(copy.id)]).toEqual([['Bring a towel.'], []])
  })

  it('only copies its guests for its hosts', async () => {
    const event = await party(server, host)
    const input = { event: eventDraft(server), guestsOf: event.id }
    const stranger = await person(server, 'Sam Stranger')
    expect((await attempt(server, 'createEvent', input, stranger)).failure?.reason).toBe('forbidden')
  })
})
