import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import type { EventView } from '@festoon/contract/nouns/event'
import type { InputOf, OperationName } from '@festoon/contract/wire/operations'
import { readGuestCounts } from '../../../server/database/rows/guestCounts.ts'
import { verifyPii } from '../../support/accounts.ts'
import { keyOf, party, person, type Person } from '../../support/builders.ts'
import { countGuests } from '../../support/countGuests.ts'
import { fillGuests } from '../../support/load/crowd.ts'
import { attempt, call, type Caller } from '../../support/rpcClient.ts'
import { seededRandom } from '../../support/seededRandom.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** Rounds of parallel changes. Use `COUNT_ROUNDS=100` for a proof. */
const rounds = Number(process.env.COUNT_ROUNDS ?? 8)
const atOnce = 12

describe.each(databaseKinds)('the counts of an event, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const areRight = async ({ id }: EventView) =>
    expect(await readGuestCounts(server.services.db, id)).toEqual(await countGuests(server.services.db, id))
  const partsOf = async ({ id }: EventView) =>
    (await server.services.db.selectFrom('guest_counts').select('part').where('event_id', '=', id).execute()).length

  it('match its rows after any parallel changes', { timeout: 60_000 * rounds }, async () => {
    const random = seededRandom(18)
    const below = (count: number) => Math.floor(random() * count)
    for (let round = 0; round < rounds; round += 1) {
      const fields = [{}, { capacity: 6 }, { capacity: 9, hasWaitlist: true }, { hasWaitlist: true }][round % 4]
      const event = await party(server, host, fields)
      const eventId = event.id
      const [ana, bob, cora] = [await person(server, 'Ana'), await person(server, 'Bob'), await person(server, 'Cora')]
      await verifyPii(server, ana, { emailAddress: bob.email })
      const guests = Array.from({ length: 10 }, () => ({
        inviteeId: randomUUID(),
        email: `${randomUUID()}@example.com`,
      }))
      const asCohost = { inviteeId: randomUUID(), name: 'Cora', email: cora.email }
      const invitees = guests.slice(0, 6).map((guest) => ({ ...guest, name: 'Guest' }))
      const ask = <Name extends OperationName>(name: Name, input: InputOf<Name>, caller: Caller = host) =>
        attempt(server, name, input, caller)
      await ask('addInvitees', { eventId, invitees: [...invitees, asCohost] })
      const rsvpStatus = () => (random() < 0.7 ? 'YES' : 'NO')
      const ownRsvp = () =>
        ({ inviteeId: randomUUID(), rsvpStatus: rsvpStatus(), additionalGuestCount: below(3) }) as const
      const kinds = [
        (inviteeId: string) => {
          const invitee = {
            inviteeId,
            rsvpStatus: random() < 0.2 ? 'SEEN' : rsvpStatus(),
            additionalGuestCount: below(4),
          } as const
          return ask(
            'updateAttendanceThroughEmail',
            { eventId, token: keyOf(server, event, { inviteeId }), invitee },
            {},
          )
        },
        (_id: string, email: string) =>
          ask(
            'updateAttendanceByLink',
            { eventId, invitee: { ...ownRsvp(), name: 'Lin', email } },
            { deviceId: randomUUID() },
          ),
        () => ask('updateAttendance', { eventId, invitee: ownRsvp() }, random() < 0.5 ? ana : bob),
        (inviteeId: string, email: string) =>
          ask('addInvitees', { eventId, invitees: [{ inviteeId, name: 'New', email }] }),
        (inviteeId: string) =>
          ask('editInvitee', {
            eventId,
            invitee: { inviteeId, name: 'Ed', rsvpStatus: rsvpStatus(), additionalGuestCount: below(4) },
          }),
        (inviteeId: string) =>
          ask('setWaitlistStatus', { eventId, inviteeId, status: random() < 0.5 ? 'APPROVED' : 'DENIED' }),
        (inviteeId: string) => ask('sendInvites', { eventId, inviteIds: [inviteeId] }),
        (inviteeId: string) => ask('deleteInvitees', { eventId, inviteeIds: [inviteeId] }),
        (inviteeId: string) => ask('deletePendingInvites', { eventId, inviteIds: [inviteeId] }),
        () => ask('addCohost', { eventId, cohost: { inviteeId: asCohost.inviteeId } }),
        () => ask('updateCohostStatus', { eventId, status: random() < 0.7 ? 'ACCEPTED' : 'DECLINED' }, cora),
      ]
      for (let time = 0; time < 4; time += 1) {
        const together = Array.from({ length: atOnce }, () => {
          const { inviteeId, email } = guests[below(guests.length)] ?? { inviteeId: '', email: '' }
          return kinds[below(kinds.length)]?.(inviteeId, email)
        })
        const merging = time === 2 ? ask('confirmUserMerge', { pii: { emailAddress: bob.email } }, ana) : undefined
        const results = await Promise.all([...together, merging])
        expect(results.filter((result) => (result?.status ?? 0) >= 500)).toEqual([])
        await areRight(event)
      }
      // At most one part per parallel writer. The embedded database has a single writer.
      expect(await partsOf(event)).toBeLessThanOrEqual(kind === 'pglite' ? 1 : atOnce)
      expect((await countGuests(server.services.db, eventId)).entries).toBeGreaterThan(5)
    }
  })

  it('match a long list that changes in one statement, and roll back with it', async () => {
    const event = await party(server, host)
    const { db } = server.services
    await fillGuests(db, event.id, 2_000, { inviteStatus: 'PENDING' })
    await areRight(event)
    await sql`update invitees set rsvp_status = 'YES', additional_guest_count = 2 where event_id = ${event.id}`.execute(
      db,
    )
    await areRight(event)
    const failedTransaction = db.transaction().execute(async (tx) => {
      await tx.deleteFrom('invitees').where('event_id', '=', event.id).execute()
      expect((await readGuestCounts(tx, event.id)).entries).toBe(0)
      throw new Error('Undone')
    })
    await expect(failedTransaction).rejects.toThrow('Undone')
    await areRight(event)
  })

  it('are deleted with it, whatever its guests do in the meantime', async () => {
    // Deleting the first party deletes the shared cover, so create all parties before.
    const parties = []
    for (let round = 0; round < rounds; round += 1) {
      const event = await party(server, host)
      const guests = await fillGuests(server.services.db, event.id, 4)
      await call(server, 'cancelEvent', { eventId: event.id }, host)
      parties.push({ event, guests })
    }
    for (const { event, guests } of parties) {
      const { id: eventId } = event
      const edits = guests.map((inviteeId, at) =>
        at % 2 === 0
          ? attempt(server, 'updateAttendanceThroughEmail', {
              eventId,
              token: keyOf(server, event, { inviteeId }),
              invitee: { inviteeId, rsvpStatus: 'SEEN', additionalGuestCount: 0 },
            })
          : server.services.db
              .updateTable('invitees')
              .set({ rsvp_status: 'YES' })
              .where('event_id', '=', eventId)
              .where('invitee_id', '=', inviteeId)
              .execute(),
      )
      const [deleteResult] = await Promise.all([attempt(server, 'deleteEvent', { eventId }, host), ...edits])
      expect([deleteResult.status, await partsOf(event)]).toEqual([200, 0])
    }
  })
})
