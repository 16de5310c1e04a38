import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import type { EventView } from '@festoon/contract/nouns/event'
import { addGuests, importGuests } from '../../../server/guests/list/addGuests.ts'
import { gates } from '../../../server/rpc/access/access.ts'
import { answer, invite, party, person, type Person } from '../../support/builders.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('parallel actions of hosts and guests, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let member: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    member = await person(server, 'Mia Member')
    const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await call(server, 'updateAttendance', { eventId: (await party(server, host)).id, invitee }, member)
  })
  afterAll(() => server.end())

  const asHost = async (event: EventView) => {
    const session = { id: randomUUID(), userId: host.userId, provenAt: 0, provenContact: null }
    return (await gates.host(server.services, { session, identityToken: undefined }, { eventId: event.id })).event
  }
  const rowsOf = (event: EventView) =>
    server.services.db.selectFrom('invitees').selectAll().where('event_id', '=', event.id).execute()
  const noneFailed = (results: readonly { status: number }[]) =>
    expect(results.filter(({ status }) => status >= 500)).toEqual([])

  it('invite a member once, by account or address, for any number of hosts [RPC-51]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const event = await party(server, host)
      const inviteeId = randomUUID()
      const queue = (invitee: object) =>
        attempt(server, 'queueInvites', Object({ eventId: event.id, invitees: [invitee] }), host)
      const results = await Promise.all([
        queue({ inviteeId, userId: member.userId }),
        queue({ inviteeId, userId: member.userId }),
        queue({ inviteeId: randomUUID(), userId: member.userId }),
        queue({ inviteeId: randomUUID(), name: 'Mia', email: member.email }),
      ])
      noneFailed(results)
      expect((await rowsOf(event)).filter(({ user_id }) => user_id === member.userId)).toHaveLength(1)
      expect(await rowsOf(event)).toHaveLength(2)
    }
  })

  it("import a list once, even if it's sent twice while guests use the link [RPC-85, CSV-01]", async () => {
    const event = await party(server, host)
    const guests = Array.from({ length: 300 }, (_, at) => ({
      inviteeId: randomUUID(),
      name: `Guest ${at}`,
      email: `${at}.${event.id}@example.com`,
    }))
    const fresh = () => guests.map((guest) => ({ ...guest, inviteeId: randomUUID() }))
    const byLink = guests
      .slice(0, 20)
      .map(({ name, email }) =>
        attempt(
          server,
          'updateAttendanceByLink',
          { eventId: event.id, invitee: { inviteeId: randomUUID(), name, email, rsvpStatus: 'YES' } },
          { deviceId: randomUUID() },
        ),
      )
    const { db } = server.services
    const on = await asHost(event)
    const addedCounts = await Promise.all([
      importGuests(db, on, fresh(), host.userId, 1, server.services.keys.addressKey),
      importGuests(db, on, fresh(), host.userId, 1, server.services.keys.addressKey),
    ])
    noneFailed(await Promise.all(byLink))
    const rows = await rowsOf(event)
    expect(rows).toHaveLength(301)
    expect((addedCounts[0] ?? 0) + (addedCounts[1] ?? 0)).toBe(rows.filter(({ source }) => source === 'host').length)
  })

  it('never exceed the limit of guests', async () => {
    const event = await party(server, host)
    const on = await asHost(event)
    const many = (count: number) =>
      Array.from({ length: count }, () => ({
        inviteeId: randomUUID(),
        name: 'Guest',
        email: `${randomUUID()}@example.com`,
      }))
    const { db } = server.services
    await importGuests(db, on, many(9_900), host.userId, 1, server.services.keys.addressKey)
    const calls = await Promise.allSettled(
      [1, 2, 3].map(() => addGuests(db, on, many(60), host.userId, 1, server.services.keys.addressKey)),
    )
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rowsOf(event)).toHaveLength(9_961)
  })

  it('keep the capacity right while guests RSVP, are edited, removed and approved [OPT-09, RPC-50, RPC-71, RPC-72]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const event = await party(server, host, { capacity: 6, hasWaitlist: true })
      const guests = await invite(
        server,
        host,
        event,
        Array.from({ length: 16 }, (_, at) => `Guest ${at}`),
      )
      for (const guest of guests) await answer(server, event, guest, 'YES')
      const results = await Promise.all(
        guests.map(async (guest, at) => {
          const { inviteeId, name } = guest
          if (at % 4 === 0)
            return attempt(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, host)
          if (at % 4 === 1)
            return attempt(
              server,
              'editInvitee',
              { eventId: event.id, invitee: { inviteeId, name, rsvpStatus: 'NO', email: `${inviteeId}@example.com` } },
              host,
            )
          if (at % 4 === 2) return answer(server, event, guest, 'NO').then(() => ({ status: 200 }))
          return attempt(server, 'setWaitlistStatus', { eventId: event.id, inviteeId, status: 'APPROVED' }, host)
        }),
      )
      noneFailed(results)
      const rows = (await rowsOf(event)).filter(({ role, rsvp_status }) => role === 'attendee' && rsvp_status === 'YES')
      // Only approved guests are left, so all have a spot.
      expect(rows.map(({ waitlist_status }) => waitlist_status)).toEqual(Array.from({ length: 4 }, () => 'APPROVED'))
    }
  })

  it('give an address to one of several guests who get it at once [RPC-50]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const event = await party(server, host)
      const guests = await invite(server, host, event, ['Ann', 'Bob'])
      const email = `${randomUUID()}@example.com`
      const results = await Promise.all([
        ...guests.map(({ inviteeId, name }) =>
          attempt(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name, email } }, host),
        ),
        attempt(
          server,
          'updateAttendanceByLink',
          { eventId: event.id, invitee: { inviteeId: randomUUID(), name: 'Lin', email, rsvpStatus: 'YES' } },
          { deviceId: randomUUID() },
        ),
      ])
      noneFailed(results)
      expect((await rowsOf(event)).filter((row) => row.email_normalized === email)).toHaveLength(1)
    }
  })
})
