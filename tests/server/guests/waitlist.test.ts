import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import {
  answer,
  eventDraft,
  invite,
  party,
  person,
  rowOf,
  type Person,
  type EventDraft,
} from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { confirmAddress } from '../../support/people/confirmAddress.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** Rounds of 200 RSVPs. Use `WAITLIST_ROUNDS=100` for a proof. */
const rounds = Number(process.env.WAITLIST_ROUNDS ?? 2)

describe.each(databaseKinds)('waiting guests, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const guestsOf = async (event: EventView, ...names: string[]): Promise<Invitee[]> => {
    const guests = await invite(server, host, event, names)
    for (const guest of guests) {
      await answer(server, event, guest, 'YES')
      server.clock.advance(1_000)
    }
    return guests
  }
  const [first, second, third] = [0, 1, 2] as const
  const at = (guests: Invitee[], index: number): Invitee =>
    guests[index] ??
    (() => {
      throw new Error('no such guest')
    })()
  const spotEmailsOf = async ({ email = '' }: Invitee) =>
    (await readOutbox(server.services.db, email)).filter(({ subject }) => subject.startsWith("You're in"))
  const waitForSpotEmails = (guest: Invitee) =>
    eventually(async () => {
      const emails = await spotEmailsOf(guest)
      return emails.length > 0 && emails
    })
  const states = async (event: EventView, guests: Invitee[]) =>
    Promise.all(guests.map(async ({ inviteeId }) => (await rowOf(server, host, event, inviteeId)).waitlistStatus))
  const edit = (event: EventView, fields: Partial<EventDraft>) =>
    call(
      server,
      'editEventDetails',
      {
        eventId: event.id,
        event: eventDraft(server, { startTime: event.startTime, ...fields }),
        disableNotification: true,
      },
      host,
    )
  /** Waits until every recorded delivery has ended. */
  const waitForDeliveries = (event: EventView) =>
    eventually(async () => {
      const { rows } = await sql`
        select 1 from deliveries where event_id = ${event.id} and state in ('due', 'queued')
      `.execute(server.services.db)
      return rows.length === 0
    })

  it('are notified once when they get a spot, with the address, and no one else is [OPT-09, AUTHZ-18]', async () => {
    const event = await party(server, host, { capacity: 1, title: 'Small & cosy' })
    const guests = await guestsOf(event, 'Ina', 'Elda', 'Yuri')
    await answer(server, event, at(guests, first), 'NO')
    const [mail] = await waitForSpotEmails(at(guests, second))
    expect(mail?.subject).toBe("You're in! You've got a spot at Small & cosy")
    expect(mail?.body).toContain('12 Secret Lane')
    expect(mail?.body).toMatch(/token=/)
    await Promise.all(Array.from({ length: 5 }, () => server.services.hooks.queueDue()))
    await waitForDeliveries(event)
    expect(await Promise.all(guests.map(async (guest) => (await spotEmailsOf(guest)).length))).toEqual([0, 1, 0])
    // Losing and regaining a spot sends another notification.
    await answer(server, event, at(guests, second), 'NO')
    await waitForSpotEmails(at(guests, third))
    await waitForDeliveries(event)
    expect(await states(event, guests)).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
    expect((await spotEmailsOf(at(guests, second))).length).toBe(1)
  })

  it('see a full party as full before they answer, until a spot opens up', async () => {
    const event = await party(server, host, { capacity: 1, openInvite: true })
    const guests = await guestsOf(event, 'Ina')
    const isFull = async (): Promise<true | undefined> =>
      (await call(server, 'getEventPreview', { eventId: event.id })).event.isFull
    expect(await isFull()).toBe(true)
    await answer(server, event, at(guests, first), 'NO')
    expect(await isFull()).toBeUndefined()
  })

  it('are notified if the host makes room, or turns off the waitlist [OPT-09]', async () => {
    const event = await party(server, host, { capacity: 1 })
    const guests = await guestsOf(event, 'Ina', 'Elda')
    await edit(event, { capacity: 2 })
    await waitForSpotEmails(at(guests, second))
    const closed = await party(server, host, { hasWaitlist: true })
    const { result } = await attempt(server, 'updateAttendanceByLink', {
      eventId: closed.id,
      invitee: { inviteeId: randomUUID(), name: 'Lin', email: `${randomUUID()}@example.com`, rsvpStatus: 'YES' },
    })
    expect(result?.invitee.waitlistStatus).toBe('PENDING_APPROVAL')
    await confirmAddress(server, closed, result?.invitee.inviteeId ?? '')
    await edit(closed, { hasWaitlist: false })
    if (result) await waitForSpotEmails(result.invitee)
  })

  it('are notified later if the server stopped in between, but not for a canceled party', async () => {
    const event = await party(server, host, { capacity: 1 })
    const guests = await guestsOf(event, 'Ina', 'Elda')
    const { db, hooks } = server.services
    const promote = sql`select promote_waitlist(${event.id}::uuid, 2)`
    await promote.execute(db)
    expect(await states(event, guests)).toEqual(['APPROVED', 'APPROVED'])
    expect(await spotEmailsOf(at(guests, second))).toEqual([])
    await hooks.queueDue()
    await waitForSpotEmails(at(guests, second))

    const off = await party(server, host, { capacity: 1 })
    const others = await guestsOf(off, 'Ivo', 'Emil')
    await sql`select promote_waitlist(${off.id}::uuid, 2)`.execute(db)
    await db.updateTable('events').set({ canceled_at: server.clock.now() }).where('id', '=', off.id).execute()
    await hooks.queueDue()
    await waitForDeliveries(off)
    expect(await spotEmailsOf(at(others, second))).toEqual([])
  })

  it('keep their spots if the host reduces the capacity below the number of people [OPT-09]', async () => {
    const event = await party(server, host, { capacity: 2 })
    const guests = await guestsOf(event, 'Ina', 'Elda', 'Yuri')
    await edit(event, { capacity: 1 })
    expect(await states(event, guests)).toEqual(['APPROVED', 'APPROVED', 'PENDING_APPROVAL'])
    await answer(server, event, at(guests, first), 'NO')
    expect((await states(event, guests))[third], 'there are still more people than spots').toBe('PENDING_APPROVAL')
    await answer(server, event, at(guests, second), 'NO')
    expect((await states(event, guests))[third]).toBe('APPROVED')
  })

  it("don't affect those who are going: no one loses a spot for too many plus-ones, or when there is less room [OPT-09]", async () => {
    const room = await party(server, host, { capacity: 3 })
    const [pair, waiting] = await invite(server, host, room, ['Pair', 'Waiting'])
    if (!pair || !waiting) throw new Error('not invited')
    await answer(server, room, pair, 'YES', 1)
    expect((await answer(server, room, waiting, 'YES', 1)).waitlistStatus).toBe('PENDING_APPROVAL')
    const keptSpot = { waitlistStatus: 'APPROVED', additionalGuestCount: 1 }
    expect(await answer(server, room, pair, 'YES', 4), 'too many plus-ones').toMatchObject(keptSpot)
    expect(await answer(server, room, pair, 'YES', 2)).toMatchObject({ ...keptSpot, additionalGuestCount: 2 })
    const set = (values: object) =>
      server.services.db.updateTable('events').set(values).where('id', '=', room.id).execute()
    await set({ capacity: 1 })
    expect(await answer(server, room, pair, 'YES', 1), 'fewer than before, but still too many').toMatchObject(keptSpot)
    expect((await rowOf(server, host, room, waiting.inviteeId)).waitlistStatus).toBe('PENDING_APPROVAL')
    // Nor when the host turns on the waitlist: guests who joined through the open link before keep their spot.
    const open = await party(server, host)
    const { result: came } = await attempt(server, 'updateAttendanceByLink', {
      eventId: open.id,
      invitee: { inviteeId: randomUUID(), name: 'Lin', rsvpStatus: 'YES' },
    })
    await server.services.db.updateTable('events').set({ has_waitlist: true }).where('id', '=', open.id).execute()
    expect((await answer(server, open, { inviteeId: came?.inviteeId ?? '' }, 'YES', 1)).waitlistStatus).toBe('APPROVED')
  })

  it(
    'are exactly those beyond the ten spots if two hundred RSVP in parallel [OPT-09, INV-15]',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const event = await party(server, host, { capacity: 10 })
        const results = await Promise.all(
          Array.from({ length: 200 }, () =>
            attempt(
              server,
              'updateAttendanceByLink',
              { eventId: event.id, invitee: { inviteeId: randomUUID(), name: 'Lin', rsvpStatus: 'YES' } },
              { deviceId: randomUUID() },
            ),
          ),
        )
        const waitlist = results.map(({ result }) => result?.invitee.waitlistStatus)
        expect(waitlist.filter((status) => status === 'APPROVED')).toHaveLength(10)
        expect(waitlist.filter((status) => status === 'PENDING_APPROVAL')).toHaveLength(190)
        expect((await call(server, 'getEvent', { eventId: event.id }, host)).event.goingCount).toBe(11)
      }
    },
    15_000 * rounds,
  )
})
