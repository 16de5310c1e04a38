import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { answer, eventDraft, invite, keyOf, party, person, picture, type Person } from '../../support/builders.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { coverUrl, testServer, type TestServer } from '../../support/testServer.ts'

const secret = 'Secret Lane'

describe.each(databaseKinds)('events on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const preview = (event: EventView, guest?: { inviteeId: string }) =>
    call(server, 'getEventPreview', {
      eventId: event.id,
      ...(guest ? { inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) } : {}),
    })

  it('makes the creator the organizer, with the RSVP yes [ENT-35]', async () => {
    const event = await party(server, host)
    expect(event).toMatchObject({ isHost: true, hostedBy: 'Hana Host', goingCount: 1, cancelledTimestamp: null })
    expect(event.invitee).toMatchObject({
      role: 'organizer',
      rsvpStatus: 'YES',
      name: 'Hana Host',
      additionalGuestCount: 0,
    })
    const shownEvent = (await call(server, 'getEvent', { eventId: event.id }, host)).event
    expect(shownEvent).toMatchObject(event)
  })

  it('starts with the default settings for guests [ENT-18, ENT-19, ENT-23, ENT-25]', async () => {
    expect(await party(server, host)).toMatchObject({
      openInvite: true,
      publicGuestList: true,
      communicationPreference: 3,
      hasWaitlist: false,
    })
  })

  it('starts in the default colors, without an end [CONST-31]', async () => {
    expect(await party(server, host)).toMatchObject({ colors: { primary: '#fae5ff', text: '#000000' }, endTime: 0 })
  })

  it('keeps everything that the host entered [ENT-26, ENT-27, ENT-28, PROD-01]', async () => {
    const writtenFields = {
      title: 'Ünïcode 🎉 party',
      description: 'Two\nlines, it\'s "quoted" & <b>bold</b>',
      photoUrl: await picture(server, host),
      backgroundAnimationUrl: '/loops/confetti.mp4',
      startTime: server.clock.now() + 26 * 3_600_000,
      endTime: server.clock.now() + 30 * 3_600_000,
      timeZone: 'Europe/Berlin',
      location: {
        displayName: '5 Allee, Berlin, Germany',
        placeName: 'Backyard',
        place: 'g.2950159.NSBBbGxlZQ',
        address: {
          address1: '5 Allee',
          address2: 'Hinterhof',
          city: 'Berlin',
          admin1: 'BE',
          postalCode: '10115',
          country: 'Germany',
        },
      },
      colors: { primary: '#112233', text: '#ffffff' },
      questions: [
        { questionUuid: randomUUID(), question: 'Allergies?', isRequired: true, questionType: 'text' as const },
      ],
      openInvite: false,
      publicGuestList: false,
      communicationPreference: 2 as const,
      hasWaitlist: true,
    }
    const hostFields = { remindersEnabled: false, hostNotification: 'dailyDigest' as const }
    const { id: eventId } = await party(server, host, { ...writtenFields, ...hostFields })
    const { event: keptEvent } = await call(server, 'getEvent', { eventId }, host)
    expect(keptEvent).toMatchObject({ ...writtenFields, host: hostFields })
    const questions = [{ questionUuid: randomUUID(), question: 'Allergies?' }]
    expect((await party(server, host, { questions })).questions).toEqual([
      { ...questions[0], isRequired: false, questionType: 'text' },
    ])
  })

  it('rejects invalid events with errors by field, and saves nothing [CONST-34]', async () => {
    const count = async () => (await call(server, 'fetchEvents', {}, host)).events.length
    const before = await count()
    const now = server.clock.now()
    const wrong = [
      [{ startTime: now - 1 }, 'event.startTime', 'Start date cannot be in the past'],
      [{ endTime: now + 1_000 }, 'event.endTime', 'End time must be after start time'],
      [{ endTime: now + 16 * 86_400_000 }, 'event.endTime', 'Party cannot be over 2 weeks long'],
      [{ location: { displayName: ' ' } }, 'event.location', 'Enter a location, or choose Online or To be decided'],
      [{ location: { kind: 'online', url: 'javascript:alert(1)' } }, 'event.location.url', 'Enter a valid web address'],
      [{ photoUrl: '/files/events/none.webp' }, 'event.image', 'Image is required'],
      [
        { photoUrl: '/files/events/none.png' },
        'event.photoUrl',
        "This image wasn't uploaded to Festoon. Choose another one.",
      ],
      [
        { backgroundAnimationUrl: '/loops/nothing.mp4' },
        'event.backgroundAnimationUrl',
        "That video isn't available. Choose another one.",
      ],
      [{ capacity: 0 }, 'event.capacity', 'Enter a whole number from 1 to 100,000, or leave it empty.'],
      [{ capacity: -5 }, 'event.capacity', 'Enter a whole number from 1 to 100,000, or leave it empty.'],
    ] as const
    for (const [fields, path, message] of wrong) {
      const { failure } = await attempt(server, 'createEvent', { event: eventDraft(server, fields) }, host)
      expect(failure).toEqual({ reason: 'invalid', issues: [{ path, message }] })
    }
    expect(await count()).toBe(before)
  })

  it("shows its organizer's id and address to its hosts [ENT-04]", async () => {
    const event = await party(server, host)
    const { invitees } = await call(server, 'fetchInvitees', { eventId: event.id }, host)
    expect(invitees.filter(({ role }) => role === 'organizer')).toMatchObject([
      { userId: host.userId, name: event.hostedBy, email: host.email },
    ])
  })

  it('shows a visitor the event without its address [AUTHZ-18]', async () => {
    const event = await party(server, host)
    const shownEvent = (await preview(event)).event
    expect(shownEvent).toMatchObject({ title: event.title, location: null, invitee: null, isHost: false })
    expect(JSON.stringify(shownEvent)).not.toContain(secret)
    expect(JSON.stringify(shownEvent)).not.toContain(host.email)
  })

  it('shows the address to a guest who is going, and hides it again after a no [AUTHZ-18, RPC-36]', async () => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Gina'])
    if (!guest) throw new Error('not invited')
    expect((await preview(event, guest)).event.location).toBeNull()
    await answer(server, event, guest, 'YES')
    expect((await preview(event, guest)).event.location).toMatchObject({ displayName: expect.stringContaining(secret) })
    await answer(server, event, guest, 'NO')
    expect((await preview(event, guest)).event.location).toBeNull()
  })

  it('hides the address from a waitlisted guest', async () => {
    const event = await party(server, host, { capacity: 1 })
    const [first, second] = await invite(server, host, event, ['One', 'Two'])
    if (!first || !second) throw new Error('not invited')
    await answer(server, event, first, 'YES')
    expect((await answer(server, event, second, 'YES')).waitlistStatus).toBe('PENDING_APPROVAL')
    expect((await preview(event, second)).event.location).toBeNull()
  })

  it('shows the address to signed-in users with the link [AUTHZ-18]', async () => {
    const event = await party(server, host)
    const stranger = await person(server, 'Stan Stranger')
    const { event: shownEvent } = await call(server, 'getEvent', { eventId: event.id }, stranger)
    expect(shownEvent).toMatchObject({
      isHost: false,
      invitee: null,
      location: { displayName: expect.stringContaining(secret) },
    })
  })

  it('treats a guest removed by the host as a visitor', async () => {
    const event = await party(server, host)
    const removedGuest = await person(server, 'Rob')
    await call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
      removedGuest,
    )
    await server.services.db
      .updateTable('invitees')
      .set({ rsvp_status: 'HIDDEN' })
      .where('user_id', '=', removedGuest.userId)
      .execute()
    const { event: shownEvent } = await call(server, 'getEvent', { eventId: event.id }, removedGuest)
    expect(shownEvent).toMatchObject({ location: null, invitee: null, goingCount: 1 })
    expect((await call(server, 'fetchEvents', {}, removedGuest)).events).toEqual([])
    const again = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    expect(await reasonOf(server, 'updateAttendance', { eventId: event.id, invitee: again }, removedGuest)).toBe(
      'inviteeNotFound',
    )
  })

  it('shows a private guest list to hosts only [AUTHZ-03]', async () => {
    const event = await party(server, host, { publicGuestList: false })
    const [guest] = await invite(server, host, event, ['Private Pia'])
    if (!guest) throw new Error('not invited')
    await answer(server, event, guest, 'YES')
    expect((await preview(event, guest)).event).toMatchObject({ attendees: null, goingCount: null })
    const { event: hostView } = await call(server, 'getEvent', { eventId: event.id }, host)
    expect(hostView.goingCount).toBe(2)
    expect(hostView.attendees?.map(({ name }) => name)).toEqual(['Hana Host', 'Private Pia'])
  })

  it('lists guests without contacts, messages, hidden, waitlisted and unsent ones [INV-14]', async () => {
    const event = await party(server, host)
    const guests = await invite(server, host, event, ['Yes', 'Waits', 'Denied', 'Hidden', 'Unsent'])
    const [yes, waitingGuest, deniedGuest, hidden] = guests
    for (const guest of [yes, waitingGuest, deniedGuest, hidden])
      if (guest) await answer(server, event, guest, 'YES', 2)
    const set = (guest: { inviteeId: string } | undefined, values: object) =>
      server.services.db
        .updateTable('invitees')
        .set(values)
        .where('invitee_id', '=', guest?.inviteeId ?? '')
        .execute()
    await set(waitingGuest, { waitlist_status: 'PENDING_APPROVAL' })
    await set(deniedGuest, { waitlist_status: 'DENIED' })
    await set(hidden, { rsvp_status: 'HIDDEN' })
    const shownEvent = (await preview(event)).event
    expect(shownEvent.attendees?.map(({ name }) => name)).toEqual(['Hana Host', 'Yes'])
    expect(shownEvent.goingCount).toBe(4)
    expect(JSON.stringify(shownEvent.attendees)).not.toContain('@example.com')
  })

  it('rejects a wrong key, and returns no row without one', async () => {
    const event = await party(server, host)
    const [guest, other] = await invite(server, host, event, ['Gina', 'Otto'])
    if (!guest || !other) throw new Error('not invited')
    const wrong = { eventId: event.id, inviteeUuid: guest.inviteeId, token: keyOf(server, event, other) }
    expect(await reasonOf(server, 'getEventPreview', wrong)).toBe('inviteeTokenInvalid')
    const bare = await call(server, 'getEventPreview', { eventId: event.id, inviteeUuid: guest.inviteeId })
    expect(bare.event.invitee).toBeNull()
    expect(await reasonOf(server, 'getEventPreview', { eventId: randomUUID() })).toBe('eventNotFound')
  })

  it("lists the caller's events, newest start first, with counts in place of guests [RPC-33, RPC-34]", async () => {
    const someone = await person(server, 'Lois Lister')
    const soon = await party(server, someone, { title: 'Soon' })
    const later = await party(server, someone, { title: 'Later', startTime: server.clock.now() + 9 * 86_400_000 })
    const guests = await invite(server, someone, soon, ['A', 'B', 'C'])
    if (guests[0]) await answer(server, soon, guests[0], 'YES', 3)
    const { events } = await call(server, 'fetchEvents', {}, someone)
    expect(
      events.map(({ title, goingCount, unsentCount, isHost }) => [title, goingCount, unsentCount, isHost]),
    ).toEqual([
      ['Later', 1, 0, true],
      ['Soon', 5, 2, true],
    ])
    expect(events[0]?.id).toBe(later.id)
    expect(JSON.stringify(events)).not.toContain('attendees')
    expect((await call(server, 'fetchEvents', {}, host)).events.map(({ id }) => id)).not.toContain(soon.id)
  })

  it("shows a signed-in caller the row of the personal link they opened, unless it is another account's [RPC-35]", async () => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Other Address'])
    if (!guest) throw new Error('not invited')
    const [someone, thief] = [await person(server, 'Sid'), await person(server, 'Tess')]
    const input = { eventId: event.id, inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) }
    expect((await call(server, 'getEvent', input, someone)).event.invitee?.inviteeId).toBe(guest.inviteeId)
    const invitee = { inviteeId: guest.inviteeId, rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: event.id, token: input.token, invitee }, someone)
    expect((await call(server, 'getEvent', input, thief)).event.invitee).toBeNull()
    const wrong = { ...input, token: 'x'.repeat(32) }
    expect(await reasonOf(server, 'getEvent', wrong, thief)).toBe('inviteeTokenInvalid')
    expect((await call(server, 'getEvent', wrong, someone)).event.invitee?.rsvpStatus).toBe('YES')
  })

  it('changes the modification id with every RSVP', async () => {
    const event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Mo'])
    const id = async () => (await preview(event)).event.modificationId
    const first = await id()
    if (guest) await answer(server, event, guest, 'YES')
    const second = await id()
    expect(second).not.toBe(first)
    if (guest) await answer(server, event, guest, 'YES')
    expect(await id(), 'a repeated RSVP changes nothing').toBe(second)
  })

  it('stores the path of an uploaded image, and no other address', async () => {
    expect((await party(server, host)).photoUrl).toBe(coverUrl)
    for (const photoUrl of ['https://evil.example/x.png', '/files/../app-secret', 'javascript:alert(1)'])
      expect(await reasonOf(server, 'createEvent', { event: eventDraft(server, { photoUrl }) }, host)).toBe('invalid')
  })
})
