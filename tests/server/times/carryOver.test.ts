import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db, InviteeRow } from '../../../server/database/schema.ts'
import { invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { addSentGuest, answerAsPlanned, createUndatedParty, partyPlans, type GuestPlan } from './undatedParty.ts'

/** A guest who doesn't answer, and so gets the update with the date. */
const silent: GuestPlan = { joins: true, rsvp: undefined, first: undefined, last: undefined, isDenied: false }

type Rows = Map<string, InviteeRow>

const rowIn = (rows: Rows, inviteeId: string): InviteeRow => rows.get(inviteeId) ?? expect.fail('no row')

async function readRows(db: Db, eventId: string): Promise<Rows> {
  const rows = await db.selectFrom('invitees').selectAll().where('event_id', '=', eventId).execute()
  return new Map(rows.map((row) => [row.invitee_id, row]))
}

/** Returns the number of people who are going, with their plus-ones. */
function countHeads(rows: Rows): number {
  return [...rows.values()]
    .filter(({ role, rsvp_status: status }) => role === 'attendee' && status === 'YES')
    .filter(({ waitlist_status: spot }) => spot === null || spot === 'APPROVED')
    .reduce((sum, row) => sum + 1 + row.additional_guest_count, 0)
}

/** Expects that picking a time changes nothing for a host who can't reach so many people. */
async function expectRefusedPick(
  server: TestServer,
  host: Person,
  { eventId, startTime }: { eventId: string; startTime: number },
): Promise<void> {
  const { db, budgets } = server.services
  const before = await readRows(db, eventId)
  const spentBudget = { name: 'recipientsOfUser' as const, subject: host.userId, amount: 9_000_000 }
  await budgets.spend(db, [{ ...spentBudget, max: 9_000_000 }])
  const { failure } = await attempt(server, 'pickTime', { eventId, startTime }, host)
  expect(failure?.reason).toBe('sendingLimit')
  expect(await readRows(db, eventId)).toEqual(before)
  expect((await call(server, 'getEvent', { eventId }, host)).event.startTime).toBe(0)
  await budgets.giveBack(db, [spentBudget])
}

/** Expects that a guest's row is what their last answer means. Returns what became of it. */
function expectCarriedAnswer(
  { last, rsvp }: GuestPlan,
  { isRequired, before, after }: { isRequired: boolean; before: InviteeRow; after: InviteeRow },
): 'declined' | 'came' | 'lacking' | 'same' {
  const isDenied = before.waitlist_status === 'DENIED'
  const isLacking = isRequired && !(rsvp?.responds === true)
  const isNewYes = last === 'yes' && before.rsvp_status !== 'YES'
  if (isDenied) expect(after.waitlist_status).toBe('DENIED')
  if (last === 'no' && !isDenied) {
    expect([after.rsvp_status, after.additional_guest_count]).toEqual(['NO', 0])
    return 'declined'
  }
  if (isNewYes && !isDenied && !isLacking) {
    expect([after.rsvp_status, after.additional_guest_count]).toEqual(['YES', 0])
    return 'came'
  }
  const rsvpOf = ({ rsvp_status, additional_guest_count, responses }: InviteeRow) =>
    ({ rsvp_status, additional_guest_count, responses }) as const
  expect(rsvpOf(after)).toEqual(rsvpOf(before))
  return isNewYes && isLacking ? 'lacking' : 'same'
}

/**
 * Expects that the guests who came by their answers got their spots in the order of the answers. Returns how many are waiting and
 * how many are going.
 */
function expectSpotsInOrder(rows: readonly InviteeRow[], hasWaitlist: boolean): { waiting: number; going: number } {
  const approval = rows.filter(({ awaits }) => awaits === 'approval')
  for (const { source } of approval) expect([hasWaitlist, source]).toEqual([true, 'link'])
  const spots = rows.filter(({ awaits }) => awaits !== 'approval').map(({ waitlist_status: spot }) => spot)
  const firstWaiting = spots.indexOf('PENDING_APPROVAL')
  if (firstWaiting !== -1) expect(spots.slice(firstWaiting).every((spot) => spot === 'PENDING_APPROVAL')).toBe(true)
  const since = rows.flatMap(({ waitlisted_at: at }) => at ?? [])
  expect(since).toEqual(since.toSorted((one, two) => one - two))
  expect(new Set(since).size).toBe(since.length)
  return { waiting: since.length, going: spots.filter((spot) => spot !== 'PENDING_APPROVAL').length }
}

describe.each(databaseKinds)('picking a time, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  it(
    'turns every answer into the RSVP that it means, within the capacity, in the order of the answers, or changes nothing',
    { timeout: 240_000 },
    async () => {
      const { db } = server.services
      const counts = { waiting: 0, going: 0, declined: 0, lacking: 0 }
      const property = fc.asyncProperty(partyPlans, async (plan) => {
        const { capacity, hasWaitlist, isRequired } = plan
        const guests = [...plan.guests, silent]
        const undatedParty = await createUndatedParty(server, plan)
        const { host, event, start: startTime } = undatedParty
        const ids = await answerAsPlanned(undatedParty, plan, guests)
        await addSentGuest(undatedParty)
        await expectRefusedPick(server, host, { eventId: event.id, startTime })

        const before = await readRows(db, event.id)
        const pick = () => attempt(server, 'pickTime', { eventId: event.id, startTime }, host)
        const pickResults = await Promise.all([pick(), pick()])
        expect(pickResults.map(({ failure }) => failure?.reason)).toEqual([undefined, undefined])
        const after = await readRows(db, event.id)
        expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
        if (capacity !== undefined) expect(countHeads(after)).toBeLessThanOrEqual(capacity)

        const came: { order: number; row: InviteeRow }[] = []
        for (const [at, inviteeId] of ids.entries()) {
          const guest = guests[at] ?? expect.fail('no plan')
          const rows = { before: rowIn(before, inviteeId), after: rowIn(after, inviteeId) }
          const result = expectCarriedAnswer(guest, { isRequired, ...rows })
          if (result === 'declined' || result === 'lacking') counts[result] += 1
          const order = guest.first === guest.last ? at : guests.length + at
          if (result === 'came') came.push({ order, row: rows.after })
        }
        const inOrder = came.toSorted((one, two) => one.order - two.order).map(({ row }) => row)
        const { waiting, going } = expectSpotsInOrder(inOrder, hasWaitlist)
        counts.waiting += waiting
        counts.going += going
      })
      await fc.assert(property, { numRuns: 16, seed: 56, endOnFailure: true })
      // Every kind of result was among them.
      for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(0)
    },
  )

  it(
    'carries over every answer that was saved meanwhile, and refuses all later ones',
    { timeout: 120_000 },
    async () => {
      const outcomes = new Set<string>()
      for (let round = 0; round < 4; round += 1) {
        const host = await person(server, 'Hana Host')
        const event = await party(server, host, { startTime: 0, dateUndecided: true })
        const eventId = event.id
        const startTime = server.clock.now() + 86_400_000
        await call(server, 'proposeTimes', { eventId, add: [{ startTime, endTime: null }] }, host)
        const guests = await invite(server, host, event, ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'])
        const pick = () => attempt(server, 'pickTime', { eventId, startTime }, host)
        const say = async ({ inviteeId }: { inviteeId: string }) => {
          const key = { eventId, inviteeUuid: inviteeId, token: keyOf(server, event, { inviteeId }) }
          const { failure } = await attempt(server, 'answerTimes', { ...key, answers: [{ startTime, answer: 'yes' }] })
          return failure?.reason ?? 'saved'
        }
        const answers = guests.map((guest, at) => (at === round % 5 ? pick().then(() => say(guest)) : say(guest)))
        const answerResults = await Promise.all(answers)
        const { invitees } = await call(server, 'fetchInvitees', { eventId }, host)
        for (const [at, { inviteeId }] of guests.entries()) {
          const status = invitees.find((one) => one.inviteeId === inviteeId)?.rsvpStatus
          expect([answerResults[at], status]).toEqual(
            answerResults[at] === 'saved' ? ['saved', 'YES'] : ['conflict', 'INVITED'],
          )
          outcomes.add(answerResults[at] ?? '')
        }
      }
      expect([...outcomes].toSorted()).toEqual(['conflict', 'saved'])
    },
  )
})
