import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarFeedToken } from '../../../server/crypto/tokens.ts'
import { signInAgain } from '../../support/accounts.ts'
import { eventDraft, party, person, type Person } from '../../support/builders.ts'
import { openedLink } from '../../support/openedLink.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('the calendar feed of an account, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const pathOf = async (who: Person) => (await call(server, 'getCalendarFeed', {}, who)).path
  const get = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: path, headers })
  const eventsIn = (file: string) => {
    const calendar = ICAL.Component.fromString(file)
    return calendar.getAllSubcomponents('vevent').map((event) => ({
      title: event.getFirstPropertyValue('summary'),
      uid: event.getFirstPropertyValue('uid'),
      status: event.getFirstPropertyValue('status'),
      location: event.getFirstPropertyValue('location'),
      start: String(event.getFirstPropertyValue('dtstart')),
    }))
  }
  const feedOf = async (who: Person) => eventsIn((await get(await pathOf(who))).body)
  /** Creates a party and adds a person to its guest list by email, with a sent invitation. */
  const inviteGuest = async (host: Person, guest: Person, title: string) => {
    const event = await party(server, host, { title, addressFor: 'confirmed' })
    const inviteeId = randomUUID()
    await call(
      server,
      'addInvitees',
      { eventId: event.id, invitees: [{ inviteeId, name: guest.name, email: guest.email }] },
      host,
    )
    await call(server, 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] }, host)
    return { event, inviteeId }
  }
  const rsvp = (
    guest: Person,
    { event, inviteeId }: { event: { id: string }; inviteeId: string },
    rsvpStatus: 'YES' | 'NO',
  ) => call(server, 'updateAttendance', { eventId: event.id, invitee: { inviteeId, rsvpStatus } }, guest)

  it('has the parties that the account hosts, goes to, or is invited to, with addresses as on the page [AUTHZ-18]', async () => {
    const [host, guest] = [await person(server, 'Hana Host'), await person(server, 'Gus')]
    const going = await inviteGuest(host, guest, 'Going')
    const declinedInvite = await inviteGuest(host, guest, 'Declined')
    await inviteGuest(host, guest, 'Quiet')
    await party(server, host, { title: 'Undated', dateUndecided: true, startTime: 0 })
    const other = await party(server, host, { title: 'Not invited' })
    await rsvp(guest, going, 'YES')
    await rsvp(guest, declinedInvite, 'NO')
    const [hosts, guests] = [await feedOf(host), await feedOf(guest)]
    expect(hosts.map(({ title }) => String(title)).toSorted()).toEqual(['Declined', 'Going', 'Not invited', 'Quiet'])
    for (const { location, status } of hosts)
      expect([location, status]).toEqual([expect.stringContaining('12 Secret Lane'), 'CONFIRMED'])
    expect(new Map(guests.map(({ title, status }) => [title, status]))).toEqual(
      new Map([
        ['Going', 'CONFIRMED'],
        ['Quiet', 'TENTATIVE'],
      ]),
    )
    const hostCalendar = ICAL.Component.fromString((await get(await pathOf(host))).body)
    expect(hostCalendar.getFirstPropertyValue('x-wr-calname')).toBe('Your parties')
    expect(new Map(guests.map(({ title, location }) => [title, location !== null]))).toEqual(
      new Map([
        ['Going', true],
        ['Quiet', false],
      ]),
    )
    expect(guests.map(({ uid }) => uid)).toContain(`${going.event.id}@localhost`)
    expect(hosts.map(({ uid }) => uid)).toContain(`${other.id}@localhost`)
  })

  it('keeps a canceled party with its status, and leaves out one that the guest was removed from', async () => {
    const [host, guest] = [await person(server, 'Hana Host'), await person(server, 'Gus')]
    const [canceledInvite, removedInvite] = [
      await inviteGuest(host, guest, 'Canceled'),
      await inviteGuest(host, guest, 'Removed'),
    ]
    await rsvp(guest, canceledInvite, 'YES')
    await rsvp(guest, removedInvite, 'YES')
    await call(server, 'cancelEvent', { eventId: canceledInvite.event.id, message: '' }, host)
    await call(
      server,
      'deleteInvitees',
      { eventId: removedInvite.event.id, inviteeIds: [removedInvite.inviteeId] },
      host,
    )
    expect(await feedOf(guest)).toMatchObject([{ title: 'Canceled', status: 'CANCELLED' }])
  })

  it('leaves out a party that someone else put the account on, until the account sends an RSVP', async () => {
    const [host, guest] = [await person(server, 'Hana Host'), await person(server, 'Gus')]
    const [open, namedParty] = [
      await party(server, host, { title: 'Open' }),
      await party(server, host, { title: 'Named' }),
    ]
    const invitee = { inviteeId: randomUUID(), name: 'Joe', email: guest.email, rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendanceByLink', { eventId: open.id, invitee })
    const inviteeId = randomUUID()
    await call(server, 'queueInvites', { eventId: namedParty.id, invitees: [{ inviteeId, name: 'Joe' }] }, host)
    const { url } = await call(server, 'getInviteeLink', { eventId: namedParty.id, inviteeId }, host)
    const token = (await openedLink(server, url)).searchParams.get('token') ?? ''
    const typedRsvp = { ...invitee, inviteeId }
    await call(server, 'updateAttendanceThroughEmail', { eventId: namedParty.id, token, invitee: typedRsvp })
    Object.assign(guest, await signInAgain(server, guest))
    const listedTitles = (await call(server, 'fetchEvents', {}, guest)).events.map(({ title }) => title)
    expect([listedTitles.toSorted(), await feedOf(guest)]).toEqual([['Named', 'Open'], []])
    await rsvp(guest, { event: open, inviteeId: invitee.inviteeId }, 'YES')
    await rsvp(guest, { event: namedParty, inviteeId }, 'YES')
    expect((await feedOf(guest)).map(({ title }) => title)).toEqual(expect.arrayContaining(['Open', 'Named']))
  })

  it('has a party whose page the account opened', async () => {
    const [host, guest] = [await person(server, 'Hana Host'), await person(server, 'Gus')]
    const event = await party(server, host, { title: 'Open' })
    const openedRsvp = { inviteeId: randomUUID(), rsvpStatus: 'SEEN' as const }
    await call(server, 'updateAttendance', { eventId: event.id, invitee: openedRsvp }, guest)
    expect(await feedOf(guest)).toMatchObject([{ title: 'Open', status: 'TENTATIVE' }])
  })

  it('is sent again only if it has changed, and says when to ask again', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { title: 'Tea' })
    const path = await pathOf(host)
    const first = await get(path)
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(first.headers['cache-control']).toBe('private, no-cache')
    for (const line of ['METHOD:PUBLISH', 'REFRESH-INTERVAL;VALUE=DURATION:PT4H', 'X-PUBLISHED-TTL:PT4H'])
      expect(first.body.split('\r\n')).toContain(line)
    server.clock.advance(60_000)
    const tag = String(first.headers.etag)
    const again = await get(path, { 'if-none-match': `"other", W/${tag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const draft = eventDraft(server, { title: 'Tea and cake', startTime: event.startTime })
    await call(server, 'editEventDetails', { eventId: event.id, event: draft }, host)
    const changedFeed = await get(path, { 'if-none-match': tag })
    expect(changedFeed.statusCode).toBe(200)
    expect(eventsIn(changedFeed.body)).toMatchObject([{ title: 'Tea and cake' }])
  })

  it('is closed to everyone without its address, and to the earlier address after a reset', async () => {
    const [host, other] = [await person(server, 'Hana Host'), await person(server, 'Ola')]
    await party(server, host, { title: 'Tea' })
    const [path, others] = [await pathOf(host), await pathOf(other)]
    const [, , , token = ''] = others.split('/')
    const next = calendarFeedToken(server.services.keys.calendarFeed, { userId: host.userId, version: 2 })
    for (const wrong of [token, next, 'x'.repeat(32), 'x'])
      expect((await get(`/calendar/${host.userId}/${wrong}/festoon.ics`)).statusCode).toBe(404)
    expect((await get(`/calendar/${randomUUID()}/${token}/festoon.ics`)).statusCode).toBe(404)
    expect((await get(path)).statusCode).toBe(200)
    const renewedFeed = await call(server, 'resetCalendarFeed', {}, host)
    expect([(await get(path)).statusCode, (await get(renewedFeed.path)).statusCode]).toEqual([404, 200])
    expect(await pathOf(host)).toBe(renewedFeed.path)
    expect((await get(others)).statusCode).toBe(200)
    await server.services.db.updateTable('users').set({ suspended_at: 1 }).where('id', '=', host.userId).execute()
    expect((await get(renewedFeed.path)).statusCode).toBe(404)
  })
})
