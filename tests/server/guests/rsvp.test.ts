import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { InputOf } from '@festoon/contract/wire/operations'
import { answer, invite, keyOf, party, person, rowOf, verify, type Person } from '../../support/builders.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

type Answer = InputOf<'updateAttendanceByLink'>['invitee']

describe.each(databaseKinds)('RSVPs on %s', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    event = await party(server, host)
  })
  afterAll(() => server.end())

  const guestOf = async (at: EventView, name = 'Gina'): Promise<Invitee> => {
    const [guest] = await invite(server, host, at, [name])
    return guest ?? Promise.reject(new Error('not invited'))
  }
  const byLink = (at: EventView, invitee: Partial<Answer> = {}, deviceId = randomUUID()) =>
    attempt(
      server,
      'updateAttendanceByLink',
      { eventId: at.id, invitee: { inviteeId: randomUUID(), name: 'Lin', rsvpStatus: 'YES', ...invitee } },
      { deviceId },
    )
  const going = async (at: EventView) => (await call(server, 'getEvent', { eventId: at.id }, host)).event.goingCount

  it('saves an RSVP by personal link, and changes it [RPC-38, RSVP-27, RSVP-28, RSVP-30]', async () => {
    const guest = await guestOf(event)
    const input = {
      eventId: event.id,
      token: keyOf(server, event, guest),
      invitee: {
        inviteeId: guest.inviteeId,
        rsvpStatus: 'YES' as const,
        additionalGuestCount: 2,
        rsvpMessage: "It's a date 🎈",
      },
    }
    const first = await call(server, 'updateAttendanceThroughEmail', input)
    expect(first).toMatchObject({ shouldPromptLogin: false, isNonUpdate: false, inviteeId: guest.inviteeId })
    expect(first.invitee).toMatchObject({ rsvpStatus: 'YES', additionalGuestCount: 2, rsvpMessage: "It's a date 🎈" })
    expect(
      (await call(server, 'updateAttendanceThroughEmail', input)).isNonUpdate,
      'a repeated RSVP is saved once',
    ).toBe(true)
    await answer(server, event, guest, 'NO', 5)
    const row = await rowOf(server, host, event, guest.inviteeId)
    expect(row).toMatchObject({ rsvpStatus: 'NO', additionalGuestCount: 0 })
  })

  it('marks an invitation as opened, and never undoes an RSVP for it [INV-01]', async () => {
    const guest = await guestOf(event)
    expect(guest.rsvpStatus).toBe('INVITED')
    expect((await answer(server, event, guest, 'SEEN')).rsvpStatus).toBe('SEEN')
    await answer(server, event, guest, 'YES', 1)
    expect(await answer(server, event, guest, 'SEEN')).toMatchObject({ rsvpStatus: 'YES', additionalGuestCount: 1 })
    await answer(server, event, guest, 'NO')
    expect((await answer(server, event, guest, 'SEEN')).rsvpStatus).toBe('NO')
  })

  it('rejects more than eight plus-ones and messages that are too long [VAL-43, VAL-18, CONST-10, CONST-13]', async () => {
    const guest = await guestOf(event)
    const send = (fields: object) =>
      reasonOf(server, 'updateAttendanceThroughEmail', {
        eventId: event.id,
        token: keyOf(server, event, guest),
        invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'YES', ...fields },
      })
    expect(await send({ additionalGuestCount: 9 })).toBe('invalid')
    expect(await send({ additionalGuestCount: -1 })).toBe('invalid')
    expect(await send({ rsvpMessage: 'x'.repeat(1_025) })).toBe('invalid')
    expect((await rowOf(server, host, event, guest.inviteeId)).rsvpStatus).toBe('INVITED')
    expect(await send({ additionalGuestCount: 8, rsvpMessage: 'x'.repeat(1_024) })).toBeUndefined()
  })

  it('lets no one RSVP for another guest', async () => {
    const [guest, other] = [await guestOf(event), await guestOf(event)]
    const foreign = { inviteeId: guest.inviteeId, rsvpStatus: 'NO' as const, name: 'Mallory' }
    const token = keyOf(server, event, other)
    expect(await reasonOf(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee: foreign })).toBe(
      'inviteeTokenInvalid',
    )
    expect(await reasonOf(server, 'updateAttendanceByLink', { eventId: event.id, token, invitee: foreign })).toBe(
      'inviteeTokenInvalid',
    )
    expect(await reasonOf(server, 'updateAttendanceByLink', { eventId: event.id, invitee: foreign })).toBe(
      'inviteeTokenInvalid',
    )
    const stranger = await person(server, 'Mallory')
    expect(await reasonOf(server, 'updateAttendance', { eventId: event.id, token, invitee: foreign }, stranger)).toBe(
      'inviteeTokenInvalid',
    )
    expect((await rowOf(server, host, event, guest.inviteeId)).rsvpStatus).toBe('INVITED')
  })

  it('adds a guest by the open link, and returns the key to the row [RPC-39]', async () => {
    const { result } = await byLink(event, { name: 'Lin Link', email: 'Lin@Example.com', additionalGuestCount: 1 })
    expect(result).toMatchObject({ isNonUpdate: false, token: expect.any(String) })
    expect(result?.invitee).toMatchObject({
      name: 'Lin Link',
      email: 'Lin@Example.com',
      role: 'attendee',
      rsvpStatus: 'YES',
    })
    const key = { eventId: event.id, inviteeUuid: result?.inviteeId ?? '', token: result?.token ?? '' }
    expect((await call(server, 'getEventPreview', key)).event.invitee?.name).toBe('Lin Link')
  })

  it('adds one guest for a repeated call, even in parallel', async () => {
    const at = await party(server, host)
    const device = randomUUID()
    const sentGuest = { inviteeId: randomUUID(), name: 'Twice', email: `${randomUUID()}@example.com` }
    const results = await Promise.all([1, 2, 3].map(() => byLink(at, sentGuest, device)))
    expect(new Set(results.map(({ result }) => result?.token)).size).toBe(1)
    expect(await going(at)).toBe(2)
    const thief = await byLink(at, { ...sentGuest, rsvpStatus: 'NO' })
    expect(thief.failure?.reason, 'another device has no access').toBe('inviteeTokenInvalid')
  })

  it("doesn't give an invited contact's row to someone who types the contact [RSVP-29, RPC-41]", async () => {
    const guest = await guestOf(event)
    const { result } = await byLink(event, { name: 'Mallory', email: guest.email?.toUpperCase() ?? '' })
    expect(result).toMatchObject({ shouldPromptLogin: true, isNonUpdate: true, email: guest.email?.toUpperCase() })
    expect(result?.token).toBeUndefined()
    expect(result?.inviteeId).not.toBe(guest.inviteeId)
    expect((await rowOf(server, host, event, guest.inviteeId)).rsvpStatus).toBe('INVITED')
    const phone = '+14155550142'
    expect((await byLink(event, { name: 'Pia', phone })).result).toMatchObject({ shouldPromptLogin: false })
    expect((await byLink(event, { name: 'Mallory', phone })).result).toMatchObject({ shouldPromptLogin: true, phone })
  })

  it('finds the row of a signed-in guest by its verified address, or creates one', async () => {
    const guest = await guestOf(event, 'Typed By Host')
    const identityToken = await verify(server, guest.email ?? '')
    await call(server, 'createElkUser', { elkUser: { name: 'Ada Account' } }, { identityToken })
    const session = await call(
      server,
      'authenticate',
      { deviceId: 'd', timestamp: 1, product: 3, platform: 'web' },
      { identityToken },
    )
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    const rsvpResult = await call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee },
      { accessToken: session.accessToken },
    )
    expect(rsvpResult).toMatchObject({
      inviteeId: guest.inviteeId,
      invitee: { userId: session.userId, rsvpStatus: 'YES' },
    })
    const stranger = await person(server, 'Nia New')
    const newRsvp = await call(server, 'updateAttendance', { eventId: event.id, invitee }, stranger)
    expect(newRsvp.invitee).toMatchObject({ inviteeId: invitee.inviteeId, userId: stranger.userId, name: 'Nia New' })
    const again = { inviteeId: randomUUID(), rsvpStatus: 'NO' as const }
    expect((await call(server, 'updateAttendance', { eventId: event.id, invitee: again }, stranger)).inviteeId).toBe(
      newRsvp.inviteeId,
    )
  })

  it('saves the SMS consent of a signed-in guest [RPC-37, TEXT-05]', async () => {
    const someone = await person(server, 'Tess Text')
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    const fetchUser = async () => (await call(server, 'getElkUser', { userId: someone.userId }, someone)).user
    for (const status of ['granted', 'rejected'] as const) {
      const input = { eventId: event.id, invitee, textPermissionStatusUpdate: status }
      await call(server, 'updateAttendance', input, someone)
      expect(await fetchUser()).toMatchObject({
        textPermissionStatus: status,
        grantedTextPermission: status === 'granted',
      })
    }
  })

  it('saves the photo upload mode of a signed-in guest [RPC-37]', async () => {
    const caller = await person(server, 'Pam')
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    const say = async (photoUploadMode?: 'manual' | 'magic') => {
      const input = { eventId: event.id, invitee, ...(photoUploadMode === undefined ? {} : { photoUploadMode }) }
      return (await call(server, 'updateAttendance', input, caller)).invitee.photoUploadMode
    }
    expect(await say()).toBeUndefined()
    expect(await say('magic')).toBe('magic')
    expect(await say(), 'an omitted field stays unchanged').toBe('magic')
    expect((await call(server, 'getEvent', { eventId: event.id }, caller)).event.invitee?.photoUploadMode).toBe('magic')
    expect(await say('manual')).toBe('manual')
    const odd = JSON.parse('{"photoUploadMode":"by magic"}')
    expect(await reasonOf(server, 'updateAttendance', { eventId: event.id, invitee, ...odd }, caller)).toBe('invalid')
  })

  it('requires its own proof for each of the three ways [RPC-40, RSVP-27]', async () => {
    const guest = await guestOf(event)
    const invitee = { inviteeId: guest.inviteeId, rsvpStatus: 'YES' as const }
    const eventId = event.id
    const token = keyOf(server, event, guest)
    // A session is required, and nothing replaces it.
    expect(await reasonOf(server, 'updateAttendance', { eventId, invitee, token })).toBe('unauthenticated')
    // The invitee with its token is required, and nothing replaces it.
    const wrong = { eventId, invitee, token: token.replace(/^./, (first) => (first === 'x' ? 'y' : 'x')) }
    for (const caller of [{}, host])
      expect(await reasonOf(server, 'updateAttendanceThroughEmail', wrong, caller)).toBe('inviteeTokenInvalid')
    expect((await call(server, 'updateAttendanceThroughEmail', { eventId, invitee, token })).inviteeId).toBe(
      guest.inviteeId,
    )
    // Nothing is required, but the RSVP creates a new guest.
    const before = await going(event)
    const ownRsvp = await byLink(event)
    expect(ownRsvp.result?.inviteeId).not.toBe(guest.inviteeId)
    expect(await going(event)).toBe((before ?? 0) + 1)
  })

  it('attaches the row of a personal link to the account that RSVPs with it [RPC-37]', async () => {
    const guest = await guestOf(event)
    const someone = await person(server, 'Uma')
    const token = keyOf(server, event, guest)
    const invitee = { inviteeId: guest.inviteeId, rsvpStatus: 'YES' as const }
    const { invitee: row } = await call(server, 'updateAttendance', { eventId: event.id, token, invitee }, someone)
    expect(row).toMatchObject({ inviteeId: guest.inviteeId, userId: someone.userId })
  })

  it("never changes an organizer's row", async () => {
    const organizer = event.invitee
    if (!organizer) throw new Error('no organizer')
    await answer(server, event, organizer, 'NO')
    await call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'NO' } },
      host,
    )
    expect(await rowOf(server, host, event, organizer.inviteeId)).toMatchObject({
      role: 'organizer',
      rsvpStatus: 'YES',
    })
  })

  it('rejects RSVPs to past, canceled and missing events', async () => {
    const at = await party(server, host)
    const guest = await guestOf(at)
    const send = () =>
      reasonOf(server, 'updateAttendanceThroughEmail', {
        eventId: at.id,
        token: keyOf(server, at, guest),
        invitee: { inviteeId: guest.inviteeId, rsvpStatus: 'YES' },
      })
    await server.services.db.updateTable('events').set({ canceled_at: 1 }).where('id', '=', at.id).execute()
    expect(await send()).toBe('eventCancelled')
    await server.services.db
      .updateTable('events')
      .set({ canceled_at: null, past_from: server.clock.now() })
      .where('id', '=', at.id)
      .execute()
    expect(await send()).toBe('eventPast')
    expect((await byLink({ ...at, id: randomUUID() })).failure?.reason).toBe('eventNotFound')
  })

  it("ignores plus-ones if the host doesn't allow them", async () => {
    const at = await party(server, host, { openInvite: false })
    expect((await answer(server, at, await guestOf(at), 'YES', 4)).additionalGuestCount).toBe(0)
  })

  it('puts guests of the open link on the waitlist, and invited ones on the guest list [PROD-04, OPT-09]', async () => {
    const at = await party(server, host, { hasWaitlist: true })
    expect((await byLink(at)).result?.invitee.waitlistStatus).toBe('PENDING_APPROVAL')
    expect((await answer(server, at, await guestOf(at), 'YES')).waitlistStatus).toBe('APPROVED')
    expect(await going(at)).toBe(2)
  })

  it('counts people against the capacity, except hosts, and gives a freed spot to the longest waiting group that fits [OPT-09]', async () => {
    const at = await party(server, host, { capacity: 4 })
    const [pair, trio, large, single] = await Promise.all(
      ['Pair', 'Trio', 'Large', 'Single'].map((name) => guestOf(at, name)),
    )
    if (!pair || !trio || !large || !single) throw new Error('not invited')
    const status = async (guest: Invitee) => (await rowOf(server, host, at, guest.inviteeId)).waitlistStatus
    expect((await answer(server, at, pair, 'YES', 1)).waitlistStatus).toBe('APPROVED')
    server.clock.advance(1_000)
    expect((await answer(server, at, large, 'YES', 4)).waitlistStatus).toBe('PENDING_APPROVAL')
    server.clock.advance(1_000)
    expect((await answer(server, at, trio, 'YES', 2)).waitlistStatus).toBe('PENDING_APPROVAL')
    expect((await answer(server, at, single, 'YES')).waitlistStatus).toBe('APPROVED')
    expect(await going(at)).toBe(4)
    await answer(server, at, pair, 'NO')
    // Three spots are free. The group of five waited longer but doesn't fit; the group of three does.
    expect([await status(large), await status(trio), await status(single)]).toEqual([
      'PENDING_APPROVAL',
      'APPROVED',
      'APPROVED',
    ])
    expect(await going(at)).toBe(5)
  })

  it('lets no one overtake a group that has waited longer and fits [OPT-09]', async () => {
    const at = await party(server, host, { capacity: 1 })
    const [inside, elder, younger] = await Promise.all(['Inside', 'Elder', 'Younger'].map((name) => guestOf(at, name)))
    if (!inside || !elder || !younger) throw new Error('not invited')
    for (const guest of [inside, elder, younger]) {
      await answer(server, at, guest, 'YES')
      server.clock.advance(1_000)
    }
    // Another Yes keeps the position on the waitlist.
    await answer(server, at, elder, 'YES')
    await answer(server, at, inside, 'NO')
    const states = [elder, younger].map(
      async ({ inviteeId }) => (await rowOf(server, host, at, inviteeId)).waitlistStatus,
    )
    expect(await Promise.all(states)).toEqual(['APPROVED', 'PENDING_APPROVAL'])
  })

  it('never exceeds the capacity with fifty parallel RSVPs', async () => {
    const at = await party(server, host, { capacity: 10 })
    const results = await Promise.all(Array.from({ length: 50 }, () => byLink(at, { additionalGuestCount: 1 })))
    expect(results.every(({ status }) => status === 200)).toBe(true)
    const states = results.map(({ result }) => result?.invitee.waitlistStatus)
    expect(states.filter((state) => state === 'APPROVED')).toHaveLength(5)
    expect(states.filter((state) => state === 'PENDING_APPROVAL')).toHaveLength(45)
    expect(await going(at)).toBe(11)
    // Half of the approved guests cancel while the others add plus-ones. There are still at most ten.
    const inside = results.flatMap(({ result }) =>
      result?.invitee.waitlistStatus === 'APPROVED' ? [result.invitee] : [],
    )
    await Promise.all(inside.map((guest, index) => answer(server, at, guest, index % 2 === 0 ? 'NO' : 'YES', 1)))
    expect(await going(at)).toBe(11)
  })

  it('saves fifty parallel RSVPs without losing one', async () => {
    const at = await party(server, host)
    const guests = await invite(
      server,
      host,
      at,
      Array.from({ length: 50 }, (_, index) => `Guest ${index}`),
    )
    await Promise.all(guests.map((guest, index) => answer(server, at, guest, 'YES', index % 3)))
    expect(await going(at)).toBe(1 + guests.reduce((sum, _guest, index) => sum + 1 + (index % 3), 0))
  })
})
