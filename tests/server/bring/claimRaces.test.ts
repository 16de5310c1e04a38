import { randomUUID } from 'node:crypto'
/** @module-tag database */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const guests = 5
const items = 3

/** A change that a guest or host makes at the same time as others. */
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ by: fc.nat(guests - 1), item: fc.nat(items - 1), amount: fc.integer({ min: 0, max: 4 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ by: fc.nat(guests - 1), rsvpStatus: fc.constantFrom('YES' as const, 'NO' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      wanted: fc.array(fc.option(fc.integer({ min: 1, max: 8 })), { minLength: 1, maxLength: items }),
      isForced: fc.boolean(),
    }),
  },
)

describe.each(databaseKinds)('parallel claims and edits of a sign-up list, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  it(
    'never exceed the wanted amount, and the amount taken is the sum of the claims',
    { timeout: 240_000 },
    async () => {
      const { db } = server.services
      let claimCount = 0
      const property = fc.asyncProperty(fc.array(change, { minLength: 10, maxLength: 24 }), async (changes) => {
        const event = await party(server, host)
        const eventId = event.id
        const names = Array.from({ length: guests }, (_, at) => `Guest ${at}`)
        const invitedGuests = await invite(server, host, event, names)
        const keys = invitedGuests.map(({ inviteeId }) => ({
          inviteeUuid: inviteeId,
          token: keyOf(server, event, { inviteeId }),
        }))
        const rsvp = (by: number, rsvpStatus: 'YES' | 'NO') => {
          const { inviteeUuid: inviteeId = '', token = '' } = keys[by] ?? {}
          return attempt(server, 'updateAttendanceThroughEmail', { eventId, token, invitee: { inviteeId, rsvpStatus } })
        }
        const ids = Array.from({ length: items }, () => randomUUID())
        const list = (wanted: readonly (number | null)[]) =>
          wanted.map((amount, at) => ({ itemId: ids[at] ?? '', name: `Item ${at}`, wanted: amount }))
        await call(server, 'setSignUpList', { eventId, items: list([2, 4, null]) }, host)
        for (const by of keys.keys()) await rsvp(by, 'YES')

        const results = await Promise.all(
          changes.map(async (one) => {
            if ('amount' in one)
              return attempt(server, 'claimItem', {
                eventId,
                ...keys[one.by],
                itemId: ids[one.item] ?? '',
                amount: one.amount,
              })
            if ('rsvpStatus' in one) return rsvp(one.by, one.rsvpStatus)
            const dropClaims = one.isForced ? ids : []
            return attempt(server, 'setSignUpList', { eventId, items: list(one.wanted), dropClaims }, host)
          }),
        )
        expect(results.filter(({ status }) => status >= 500)).toEqual([])

        const savedItems = await db.selectFrom('sign_up_items').selectAll().where('event_id', '=', eventId).execute()
        const claims = await db.selectFrom('sign_up_claims').selectAll().where('event_id', '=', eventId).execute()
        const going = await db
          .selectFrom('invitees')
          .select('invitee_id')
          .where('event_id', '=', eventId)
          .where('rsvp_status', '=', 'YES')
          .execute()
        for (const { item_id, wanted, taken } of savedItems) {
          const ofItem = claims.filter((claim) => claim.item_id === item_id)
          expect(taken).toBe(ofItem.reduce((sum, { amount }) => sum + amount, 0))
          expect(taken).toBeLessThanOrEqual(wanted ?? Number.POSITIVE_INFINITY)
        }
        const goingIds = new Set(going.map(({ invitee_id }) => invitee_id))
        expect(claims.filter(({ invitee_id }) => !goingIds.has(invitee_id))).toEqual([])
        claimCount += claims.length
      })
      await fc.assert(property, { numRuns: 8, seed: 29, endOnFailure: true })
      expect(claimCount).toBeGreaterThan(0)
    },
  )
})
