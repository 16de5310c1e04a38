import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { instantOf, wallTime } from '@festoon/contract/rules/dates/timeZone'
import type { NotificationDelivery } from '../../../../server/core/notices/notification.ts'
import { optOutToken } from '../../../../server/crypto/tokens.ts'
import { deliverNotification } from '../../../../server/messaging/notifications/deliverNotification.ts'
import { queueReminders } from '../../../../server/messaging/notifications/reminders.ts'
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
import { call } from '../../../support/rpcClient.ts'
import { testClock } from '../../../support/testClock.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const hour = 3_600_000
const day = 24 * hour
const zone = 'America/Los_Angeles'

interface AskedParty {
  event: EventView
  host: Person
  guests: Invitee[]
}

interface SentReminder {
  key: string
  at: number
}

describe.each(databaseKinds)('reminders, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    // Noon on a Thursday in January, in Los Angeles.
    server = await testServer(kind, { clock: testClock(Date.UTC(2027, 0, 14, 20)) })
  })
  afterAll(() => server.end())

  const remind = () => queueReminders(server.services.db, server.services.jobs.queueNotifications, server.clock.now())
  /** Advances the clock to `at` and runs the job every three hours. */
  const passUntil = async (at: number): Promise<void> => {
    while (server.clock.now() < at) {
      server.clock.advance(Math.min(3 * hour, at - server.clock.now()))
      await remind()
    }
  }
  /** Renews a host's session, because days pass in these tests. */
  const renewSession = async ({ refreshToken }: Person) =>
    call(server, 'refetchAccessToken', { deviceId: 'web-test', timestamp: 1 }, { cookies: { authToken: refreshToken } })
  const send = async ({ event, host }: AskedParty, guests: readonly Invitee[]) => {
    const caller = await renewSession(host)
    const inviteIds = guests.map(({ inviteeId }) => inviteeId)
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, caller)
    await waitForDeliveries(event)
  }
  const waitForDeliveries = (event: EventView) =>
    eventually(async () => {
      const { rows } = await sql`
        select 1 from deliveries where event_id = ${event.id} and state in ('due', 'queued')
      `.execute(server.services.db)
      return rows.length === 0
    })
  const remindersOf = async (event: EventView, guest: Invitee): Promise<SentReminder[]> => {
    const { rows } = await sql<SentReminder>`
      select key, created_at as at from deliveries
      where event_id = ${event.id} and invitee_id = ${guest.inviteeId} and key like 'reminder/%' order by created_at
    `.execute(server.services.db)
    return rows
  }
  const kindsOf = async (event: EventView, guest: Invitee) =>
    (await remindersOf(event, guest)).map(({ key }) => key.split('/')[1])
  const mailsTo = async ({ email = '' }: Invitee) => readOutbox(server.services.db, email)
  const inDays = (days: number): number => {
    const wall = wallTime(server.clock.now(), zone)
    return instantOf({ ...wall, day: wall.day + days, hour: 19, minute: 0 }, zone)
  }
  const partyWithGuests = async (fields: Partial<EventDraft>, ...names: string[]): Promise<AskedParty> => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { startTime: inDays(12), timeZone: zone, ...fields })
    const guests = names.length === 0 ? [] : await invite(server, host, event, names)
    return { event, host, guests }
  }
  const only = (guests: Invitee[], index = 0): Invitee => guests[index] ?? expect.fail('no such guest')

  it('are only sent during the day, all year and across clock changes', async () => {
    const parties = await Promise.all(
      Array.from({ length: 12 }, async (_, month) => {
        const wall = { year: 2027, month: month + 2, day: 14, hour: 22, minute: 30 }
        const one = await partyWithGuests({ startTime: instantOf(wall, zone) }, 'Ann', 'Bo')
        await send(one, one.guests)
        await answer(server, one.event, only(one.guests, 1), 'YES')
        return one
      }),
    )
    await passUntil(Date.UTC(2028, 0, 31))
    for (const { event, guests } of parties) {
      expect(await kindsOf(event, only(guests))).toEqual(['week', 'days'])
      expect(await kindsOf(event, only(guests, 1))).toEqual(['going'])
      for (const { at } of [
        ...(await remindersOf(event, only(guests))),
        ...(await remindersOf(event, only(guests, 1))),
      ]) {
        const { hour: clock } = wallTime(at, zone)
        expect([clock, clock >= 8 && clock < 21]).toEqual([clock, true])
      }
    }
  })

  it('go to guests without an RSVP a week and two days before, and to guests who are going a day before', async () => {
    const roof = await partyWithGuests({ title: 'Roof dinner' }, 'Awa', 'Goro', 'Nils', 'Una', 'Sven')
    const { event, guests } = roof
    const [awa, goro, nils, una, sven] = [0, 1, 2, 3, 4].map((at) => only(guests, at))
    if (!awa || !goro || !nils || !una || !sven) throw new Error('Needs five guests')
    await send(roof, [awa, goro, nils, sven])
    await answer(server, event, goro, 'YES')
    await answer(server, event, nils, 'NO')
    await answer(server, event, sven, 'SEEN')
    await passUntil(event.startTime)
    await waitForDeliveries(event)
    expect(await kindsOf(event, awa)).toEqual(['week', 'days'])
    expect(await kindsOf(event, sven)).toEqual(['week', 'days'])
    expect(await kindsOf(event, goro)).toEqual(['going'])
    expect(await kindsOf(event, nils)).toEqual([])
    expect(await kindsOf(event, una)).toEqual([])
  })

  it('ask guests without an RSVP, and show the address to guests who are going', async () => {
    const walk = await partyWithGuests({ title: 'Lake walk' }, 'Ada', 'Gus')
    const { event, guests } = walk
    const [ada, gus] = [only(guests), only(guests, 1)]
    await send(walk, guests)
    await answer(server, event, gus, 'YES')
    await passUntil(event.startTime - 6 * day)
    await waitForDeliveries(event)
    const [question] = await mailsTo(ada)
    expect(question?.subject).toBe('Can you make it to Lake walk?')
    expect(question?.body).toMatch(/Yes: \S+token=\S+r=yes/)
    expect(question?.body).not.toContain('12 Secret Lane')
    await passUntil(event.startTime - 20 * hour)
    await waitForDeliveries(event)
    // The guest's yes was confirmed, too.
    const reminderEmail = (await mailsTo(gus)).find(({ subject }) => !subject.startsWith("You're going"))
    expect(reminderEmail?.subject).toBe('Tomorrow: Lake walk')
    expect(reminderEmail?.body).toContain('12 Secret Lane')
  })

  it('tell guests what they bring', async () => {
    const potluck = await partyWithGuests({ title: 'Potluck' }, 'Ana', 'Ben')
    const { event, host, guests } = potluck
    await send(potluck, guests)
    const [ana, ben] = [only(guests), only(guests, 1)]
    for (const guest of guests) await answer(server, event, guest, 'YES')
    const [ice, salad] = [randomUUID(), randomUUID()]
    const items = [
      { itemId: ice, name: 'Ice', wanted: 3 },
      { itemId: salad, name: 'Salad for 8', wanted: 1 },
    ]
    await call(server, 'setSignUpList', { eventId: event.id, items }, host)
    const key = { inviteeUuid: ana.inviteeId, token: keyOf(server, event, ana) }
    await call(server, 'claimItem', { eventId: event.id, ...key, itemId: salad, amount: 1 })
    await call(server, 'claimItem', { eventId: event.id, ...key, itemId: ice, amount: 2 })
    await passUntil(event.startTime - 6 * day)
    await passUntil(event.startTime - 20 * hour)
    await waitForDeliveries(event)
    const reminderTo = async (guest: Invitee) =>
      (await mailsTo(guest)).find(({ subject }) => subject === 'Tomorrow: Potluck')
    expect((await reminderTo(ana))?.body).toContain("You're bringing: Ice (2) and Salad for 8.")
    expect((await reminderTo(ben))?.body).toContain("Can't make it after all?")
    expect((await reminderTo(ben))?.body).not.toContain("You're bringing")
  })

  it('reach guests who were invited through their account', async () => {
    const first = await partyWithGuests({ title: 'First meeting' })
    const vera = await person(server, 'Vera')
    await call(
      server,
      'updateAttendance',
      {
        eventId: first.event.id,
        invitee: { inviteeId: randomUUID(), name: 'Vera', rsvpStatus: 'YES' },
      },
      vera,
    )
    const { host } = first
    const second = await party(server, host, { startTime: inDays(12), timeZone: zone, title: 'Second meeting' })
    const inviteeId = randomUUID()
    const queueInput = { eventId: second.id, invitees: [{ inviteeId, userId: vera.userId }] }
    const [guest] = (await call(server, 'queueInvites', queueInput, host)).invitees
    await send({ event: second, host, guests: [] }, guest ? [guest] : [])
    await passUntil(second.startTime - 6 * day)
    await waitForDeliveries(second)
    const subjects = (await readOutbox(server.services.db, vera.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Can you make it to Second meeting?')
  })

  it('wait a day after the invitation, and are skipped if they are too late by then', async () => {
    const twice = await partyWithGuests({}, 'Early', 'Late')
    const { event, guests } = twice
    const [early, late] = [only(guests), only(guests, 1)]
    const week = event.startTime - 7 * day
    await passUntil(week - 5 * hour)
    await send(twice, [early])
    await passUntil(week + 20 * hour)
    expect(await kindsOf(event, early)).toEqual(['week'])
    expect((await remindersOf(event, early))[0]?.at).toBeGreaterThanOrEqual(week + 19 * hour)
    await send(twice, [late])
    await passUntil(week + 3 * day)
    expect(await kindsOf(event, late)).toEqual([])
  })

  it('are created again for a new date, and not sent for the old one', async () => {
    const later = await partyWithGuests({}, 'Mia')
    const { event, guests } = later
    await send(later, guests)
    await passUntil(event.startTime - 6 * day)
    expect(await kindsOf(event, only(guests))).toEqual(['week'])
    const startTime = event.startTime + 14 * day
    const moveInput = { eventId: event.id, event: eventDraft(server, { startTime, timeZone: zone }) }
    await call(server, 'editEventDetails', { ...moveInput, disableNotification: true }, await renewSession(later.host))
    await passUntil(startTime)
    expect(await kindsOf(event, only(guests))).toEqual(['week', 'week', 'days'])
  })

  it('are still sent if the party moves to another hour of the same day', async () => {
    const late = await partyWithGuests({}, 'Hal')
    const { event, guests } = late
    await send(late, guests)
    await passUntil(event.startTime - 7 * day - hour)
    server.clock.advance(2 * hour)
    const queuedDeliveries: NotificationDelivery[] = []
    await queueReminders(
      server.services.db,
      (_tx, deliveries) => Promise.resolve(void queuedDeliveries.push(...deliveries)),
      server.clock.now(),
    )
    const startTime = event.startTime + 2 * hour
    const moveInput = { eventId: event.id, event: eventDraft(server, { startTime, timeZone: zone }) }
    await call(server, 'editEventDetails', { ...moveInput, disableNotification: true }, await renewSession(late.host))
    const before = (await mailsTo(only(guests))).length
    for (const delivery of queuedDeliveries) await deliverNotification(server.services, delivery, false)
    const mails = await mailsTo(only(guests))
    expect(mails).toHaveLength(before + 1)
    expect(mails.some(({ body }) => body.includes('9:00 PM'))).toBe(true)
  })

  it('stop after a No, a cancellation or an opt-out, and if the host turns them off', async () => {
    const on = await partyWithGuests({}, 'Nora', 'Otto')
    const { event, guests } = on
    const [nora, otto] = [only(guests), only(guests, 1)]
    const off = await partyWithGuests({ remindersEnabled: false }, 'Ria')
    const canceledParty = await partyWithGuests({}, 'Cleo')
    for (const each of [on, off, canceledParty]) await send(each, each.guests)
    await answer(server, event, nora, 'YES')
    await passUntil(event.startTime - 30 * hour)
    await answer(server, event, nora, 'NO')
    await call(
      server,
      'cancelEvent',
      { eventId: canceledParty.event.id, disableNotification: true },
      await renewSession(canceledParty.host),
    )
    await waitForDeliveries(event)
    const order = { channel: 'email', address: otto.email ?? '', scope: 'event', eventId: event.id } as const
    const before = (await mailsTo(otto)).length
    await call(server, 'optOut', { ...order, token: optOutToken(server.services.keys.optOut, order) })
    await passUntil(event.startTime)
    await waitForDeliveries(event)
    expect(await kindsOf(event, nora)).toEqual([])
    expect((await mailsTo(otto)).length).toBe(before)
    expect(await kindsOf(off.event, only(off.guests))).toEqual([])
    expect(await kindsOf(canceledParty.event, only(canceledParty.guests))).toEqual(['week', 'days'])
  })

  it('are sent once, even by several processes at the same time', async () => {
    const pair = await partyWithGuests({}, 'Ona', 'Pia')
    const { event, guests } = pair
    await send(pair, guests)
    await passUntil(event.startTime - 7 * day - hour)
    server.clock.advance(2 * hour)
    const queuedCounts = await Promise.all(Array.from({ length: 6 }, remind))
    expect(queuedCounts.reduce((sum, count) => sum + count, 0)).toBe(2)
    await waitForDeliveries(event)
    expect(await kindsOf(event, only(guests))).toEqual(['week'])
  })
})
