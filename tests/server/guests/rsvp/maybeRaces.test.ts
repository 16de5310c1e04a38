/** @module-tag database */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventDraft, invite, keyOf, party, person, type Person } from '../../../support/builders.ts'
import { attempt } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const guests = 5
const minute = 60_000
const hour = 60 * minute

/** A change that a guest or host makes at the same time as others. */
const change = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      by: fc.nat(guests - 1),
      rsvpStatus: fc.constantFrom('YES' as const, 'MAYBE' as const, 'NO' as const),
      plusOnes: fc.nat(2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      capacity: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
      allowMaybe: fc.boolean(),
    }),
  },
)

type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

describe.each(databaseKinds)('parallel RSVPs of yes, maybe and no, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  it('keep the counts and the capacity, and no one new is going after the deadline', { timeout: 240_000 }, async () => {
    const { db, clock } = server.services
    let maybes = 0
    const changes = fc.array(change, { minLength: 6, maxLength: 16 })
    const property = fc.asyncProperty(changes, changes, async (before, after) => {
      const startTime = clock.now() + 24 * hour
      const rsvpBy = clock.now() + minute
      const event = await party(server, host, { startTime, rsvpBy, allowMaybe: true, capacity: 3 })
      const eventId = event.id
      const invitedGuests = await invite(
        server,
        host,
        event,
        Array.from({ length: guests }, (_, at) => `Guest ${at}`),
      )
      const run = (all: readonly Change[]) =>
        Promise.all(
          all.map((one) => {
            if ('by' in one) {
              const { inviteeId = '' } = invitedGuests[one.by] ?? {}
              const { rsvpStatus, plusOnes: additionalGuestCount } = one
              const invitee = { inviteeId, rsvpStatus, additionalGuestCount }
              const token = keyOf(server, event, { inviteeId })
              return attempt(server, 'updateAttendanceThroughEmail', { eventId, token, invitee })
            }
            const editedDraft = eventDraft(server, { startTime, rsvpBy, ...one })
            return attempt(server, 'editEventDetails', { eventId, event: editedDraft, disableNotification: true }, host)
          }),
        )
      const rows = () =>
        db.selectFrom('invitees').selectAll().where('event_id', '=', eventId).where('role', '=', 'attendee').execute()
      const check = async () => {
        const savedRows = await rows()
        const seatedRows = savedRows.filter(
          ({ rsvp_status, waitlist_status: status }) =>
            rsvp_status === 'YES' && (status === null || status === 'APPROVED'),
        )
        const heads = seatedRows.reduce((sum, { additional_guest_count }) => sum + 1 + additional_guest_count, 0)
        const { going, places } = await db
          .selectFrom('guest_counts')
          .select(({ fn }) => [fn.sum<number>('going').as('going'), fn.sum<number>('places').as('places')])
          .where('event_id', '=', eventId)
          .executeTakeFirstOrThrow()
        // The host is going too.
        expect([going, places]).toEqual([heads + 1, heads])
        for (const one of savedRows.filter(({ rsvp_status }) => rsvp_status === 'MAYBE')) {
          expect([one.additional_guest_count, one.awaits]).toEqual([0, null])
          expect(one.waitlist_status).not.toBe('PENDING_APPROVAL')
          maybes += 1
        }
        return {
          heads,
          yes: new Set(savedRows.filter(({ rsvp_status }) => rsvp_status === 'YES').map((one) => one.invitee_id)),
        }
      }
      // The capacity is checked while it stays the same, because guests keep their spots when it is lowered.
      const rsvps = before.filter((one) => 'by' in one)
      expect((await run(rsvps)).filter(({ status }) => status >= 500)).toEqual([])
      expect((await check()).heads).toBeLessThanOrEqual(3)
      expect((await run(before)).filter(({ status }) => status >= 500)).toEqual([])
      const early = await check()
      server.clock.advance(minute)
      expect((await run(after)).filter(({ status }) => status >= 500)).toEqual([])
      const late = await check()
      expect([...late.yes].filter((id) => !early.yes.has(id))).toEqual([])
    })
    await fc.assert(property, { numRuns: 6, seed: 33, endOnFailure: true })
    expect(maybes).toBeGreaterThan(0)
  })
})
