import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { instantOf, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { queueNewRsvps, queueDigests } from '../../../../server/messaging/notifications/hostDigests.ts'
import { readOutbox } from '../../../../server/providers/outbox/outbox.ts'
import {
  answer,
  eventDraft,
  invite,
  keyOf,
  party,
  person,
  type Person,
  type EventDraft,
} from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import { testClock } from '../../../support/testClock.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const hour = 3_600_000
const day = 24 * hour

describe.each(databaseKinds)('notifications of RSVPs to hosts, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    // Noon in Los Angeles, two days before daylight saving time begins.
    server = await testServer(kind, { clock: testClock(Date.UTC(2027, 2, 12, 20)) })
  })
  afterAll(() => server.end())

  const queueArrivals = () =>
    queueNewRsvps(server.services.db, server.services.jobs.queueNotifications, server.clock.now())
  const digests = () => queueDigests(server.services.db, server.services.jobs.queueNotifications, server.clock.now())
  const hostParty = async (fields: Partial<EventDraft>, ...names: string[]) => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { startTime: server.clock.now() + 20 * day, ...fields })
    const guests = names.length === 0 ? [] : await invite(server, host, event, names)
    server.clock.advance(1_000)
    return { host, event, guests }
  }
  const only = (guests: Invitee[], index = 0): Invitee => guests[index] ?? expect.fail('no such guest')
  const waitForDeliveries = (event: EventView) =>
    eventually(async () => {
      const { rows } = await sql`
        select 1 from deliveries where event_id = ${event.id} and state = 'queued'
      `.execute(server.services.db)
      return rows.length === 0
    })
  /** Returns the notifications sent to a host, oldest first. */
  const newsTo = async ({ email }: Person) =>
    (await readOutbox(server.services.db, email))
      .filter(({ body }) => body.startsWith('New RSVPs for your party'))
      .toReversed()
  const subjectsTo = async (host: Person) => (await newsTo(host)).map(({ subject }) => subject)

  it('are sent as RSVPs arrive, several in one message, and each once [ENT-22, OPT-05]', async () => {
    const { host, event, guests } = await hostParty({ title: 'Pool party' }, 'Ana Ortiz', 'Ben')
    await queueArrivals()
    await call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token: keyOf(server, event, only(guests)),
      invitee: { inviteeId: only(guests).inviteeId, rsvpStatus: 'YES', additionalGuestCount: 2, rsvpMessage: 'Hooray' },
    })
    // A recent call may still be running.
    server.clock.advance(30_000)
    expect(await queueArrivals()).toBe(0)
    server.clock.advance(45_000)
    const counts = await Promise.all(Array.from({ length: 5 }, queueArrivals))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    await waitForDeliveries(event)
    const [mail] = await newsTo(host)
    expect(mail?.subject).toBe('Ana Ortiz is coming with 2 guests: Pool party')
    expect(mail?.body).toContain('“Hooray”')
    expect(mail?.body).toContain('Going so far: 4.')
    expect(mail?.body).toContain(`/event/invite/${event.id}`)
    await answer(server, event, only(guests), 'NO')
    await answer(server, event, only(guests, 1), 'YES')
    server.clock.advance(2 * 60_000)
    expect(await queueArrivals()).toBe(0)
    for (let at = 0; at < 20; at += 1) {
      await answer(server, event, only(guests), at % 2 === 0 ? 'YES' : 'NO')
      server.clock.advance(20_000)
      await queueArrivals()
    }
    server.clock.advance(5 * 60_000)
    await queueArrivals()
    await queueArrivals()
    await waitForDeliveries(event)
    expect(await subjectsTo(host)).toEqual([
      'Ana Ortiz is coming with 2 guests: Pool party',
      '2 new RSVPs for Pool party',
    ])
  })

  it('go to co-hosts, too, but never about their own RSVP', async () => {
    const { host, event } = await hostParty({ title: 'Barbecue' })
    const cohost = await person(server, 'Cora')
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    const acceptance = await attempt(
      server,
      'updateCohostStatus',
      { eventId: event.id, status: 'ACCEPTED', linkUuid },
      cohost,
    )
    expect(acceptance.failure).toBeUndefined()
    await queueArrivals()
    const { event: shownEvent } = await call(server, 'getEvent', { eventId: event.id }, cohost)
    const inviteeId = shownEvent.invitee?.inviteeId ?? ''
    await call(server, 'updateAttendance', { eventId: event.id, invitee: { inviteeId, rsvpStatus: 'YES' } }, cohost)
    server.clock.advance(2 * 60_000)
    await queueArrivals()
    await waitForDeliveries(event)
    expect(await subjectsTo(host)).toEqual(['Cora is coming: Barbecue'])
    expect(await subjectsTo(cohost)).toEqual([])
  })

  it("are sent as a digest at 8:00 in the event's time zone, unless there are no RSVPs [OPT-05]", async () => {
    const { host, event, guests } = await hostParty(
      { hostNotification: 'dailyDigest', title: 'Picnic' },
      'Ana',
      'Ben',
      'Cai',
    )
    await answer(server, event, only(guests), 'YES')
    await answer(server, event, only(guests, 1), 'NO')
    const times: string[] = []
    /** Advances the clock in half hours. */
    const pass = async (halfHours: number): Promise<void> => {
      for (let look = 0; look < halfHours; look += 1) {
        server.clock.advance(hour / 2)
        await queueArrivals()
        if ((await digests()) > 0)
          times.push(new Date(server.clock.now()).toLocaleString('en-US', { timeZone: 'America/Los_Angeles' }))
      }
    }
    await pass(2 * 2 * 24)
    await answer(server, event, only(guests, 2), 'YES')
    await pass(2 * 24)
    await waitForDeliveries(event)
    // Two workers send them, in any order.
    expect(await subjectsTo(host)).toHaveLength(2)
    expect(await subjectsTo(host)).toEqual(expect.arrayContaining(['2 new RSVPs for Picnic', 'Cai is coming: Picnic']))
    for (const time of times) expect(time).toMatch(/, 8:[0-2]\d:\d\d AM$/)
    expect(times).toHaveLength(2)
  })

  it('are sent the next morning if a digest was missed, and only once', async () => {
    const { host, event, guests } = await hostParty({ hostNotification: 'dailyDigest', title: 'Recital' }, 'Ana')
    await answer(server, event, only(guests), 'YES')
    // The job doesn't run before the afternoon.
    const wall = wallTime(server.clock.now(), event.timeZone)
    const passTo = (days: number, clock: number) =>
      server.clock.advance(
        instantOf({ ...wall, day: wall.day + days, hour: clock }, event.timeZone) - server.clock.now(),
      )
    passTo(2, 15)
    expect(await digests()).toBe(0)
    passTo(3, 8)
    const counts = await Promise.all(Array.from({ length: 5 }, digests))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    await waitForDeliveries(event)
    expect(await subjectsTo(host)).toEqual(['Ana is coming: Recital'])
  })

  it('mention each RSVP once if the host switches between digests and immediate notifications', async () => {
    const { host, event, guests } = await hostParty({ title: 'Brunch' }, 'Ana', 'Ben', 'Cai')
    const change = async (hostNotification: 'asTheyArrive' | 'dailyDigest') => {
      const draft = eventDraft(server, { title: 'Brunch', startTime: event.startTime, hostNotification })
      await call(server, 'editEventDetails', { eventId: event.id, event: draft, disableNotification: true }, host)
    }
    await queueArrivals()
    const say = async (at: number) => {
      await answer(server, event, only(guests, at), 'YES')
      server.clock.advance(2 * 60_000)
      await queueArrivals()
      await waitForDeliveries(event)
    }
    await say(0)
    expect(await subjectsTo(host)).toEqual(['Ana is coming: Brunch'])
    await change('dailyDigest')
    await say(1)
    expect(await subjectsTo(host)).toHaveLength(1)
    await change('asTheyArrive')
    await waitForDeliveries(event)
    expect(await subjectsTo(host)).toEqual(['Ana is coming: Brunch', 'Ben is coming: Brunch'])
    await change('dailyDigest')
    await say(2)
    const wall = wallTime(server.clock.now(), event.timeZone)
    server.clock.advance(
      instantOf({ ...wall, day: wall.day + 1, hour: 8, minute: 0 }, event.timeZone) - server.clock.now(),
    )
    await digests()
    await waitForDeliveries(event)
    expect((await subjectsTo(host)).slice(2)).toEqual(['Cai is coming: Brunch'])
  })

  it('are not sent for a canceled party', async () => {
    const { host, event, guests } = await hostParty({}, 'Ana')
    await queueArrivals()
    await answer(server, event, only(guests), 'YES')
    server.clock.advance(2 * 60_000)
    await call(server, 'cancelEvent', { eventId: event.id, disableNotification: true }, host)
    expect(await queueArrivals()).toBe(0)
  })
})
