import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeAnswers } from '@festoon/contract/rules/events/timeAnswers'
import { answer as respond, invite, keyOf, party, person, rowOf as rowAsHostsSee } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const answer = fc.option(fc.constantFrom(...timeAnswers), { nil: undefined })

/** A guest, with their RSVP before they answered, and the answers that they gave first and last. */
const guestOf = fc.record({
  /** True for someone who joined through the open link. */
  joins: fc.boolean(),
  rsvp: fc.option(
    fc.record({ says: fc.constantFrom('YES' as const, 'NO' as const), plusOnes: fc.nat(2), responds: fc.boolean() }),
    { nil: undefined },
  ),
  first: answer,
  last: answer,
  isDenied: fc.boolean(),
})

/** A guest who doesn't answer, and so gets the update with the date. */
const silent = { joins: true, rsvp: undefined, first: undefined, last: undefined, isDenied: false } as const

const partyOf = fc.record({
  capacity: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  hasWaitlist: fc.boolean(),
  isRequired: fc.boolean(),
  guests: fc.array(guestOf, { minLength: 3, maxLength: 8 }),
})

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
      const { db, budgets } = server.services
      const counts = { waiting: 0, going: 0, declined: 0, lacking: 0 }
      const property = fc.asyncProperty(partyOf, async ({ capacity, hasWaitlist, isRequired, guests: plans }) => {
        const guests = [...plans, silent]
        const host = await person(server, 'Hana Host')
        const questionUuid = randomUUID()
        const question = { questionUuid, question: 'Allergies?', isRequired, questionType: 'text' as const }
        const event = await party(server, host, {
          startTime: 0,
          dateUndecided: true,
          openInvite: true,
          publicGuestList: true,
          ...(capacity === undefined ? {} : { capacity }),
          hasWaitlist,
          questions: [question],
        })
        const eventId = event.id
        const start = server.clock.now() + 7 * 86_400_000
        const other = start + 3_600_000
        const add = [start, other].map((startTime) => ({ startTime, endTime: null }))
        await call(server, 'proposeTimes', { eventId, add }, host)

        const invitedGuests = await invite(
          server,
          host,
          event,
          guests.map((_, at) => `Guest ${at}`),
        )
        const ids = invitedGuests.map(({ inviteeId }) => inviteeId)
        const say = async (at: number, timeAnswer: (typeof timeAnswers)[number] | undefined) => {
          server.clock.advance(1_000)
          const otherAnswer = { startTime: other, answer: 'ifNeedBe' as const }
          const answers =
            timeAnswer === undefined ? [otherAnswer] : [{ startTime: start, answer: timeAnswer }, otherAnswer]
          const inviteeUuid = ids[at] ?? ''
          await call(server, 'answerTimes', {
            eventId,
            inviteeUuid,
            token: keyOf(server, event, { inviteeId: inviteeUuid }),
            answers,
          })
        }
        for (const [at, { joins, rsvp, first }] of guests.entries()) {
          if (joins) {
            const answers = [{ startTime: other, answer: 'no' as const }]
            const stranger = { name: `Stranger ${at}`, email: `${randomUUID()}@example.com` }
            const { newGuest } = await call(server, 'answerTimes', {
              eventId,
              inviteeUuid: randomUUID(),
              answers,
              ...stranger,
            })
            ids[at] = newGuest?.inviteeUuid ?? ''
          }
          const inviteeId = ids[at] ?? ''
          if (rsvp) {
            const token = keyOf(server, event, { inviteeId })
            const responses = rsvp.responds ? [{ questionUuid, answerValue: { text: 'None' } }] : []
            const invitee = {
              inviteeId,
              rsvpStatus: rsvp.says,
              additionalGuestCount: rsvp.plusOnes,
              answers: responses,
            }
            await attempt(server, 'updateAttendanceThroughEmail', { eventId, token, invitee })
          }
          await say(at, first)
        }
        for (const [at, { last }] of guests.entries()) await say(at, last)
        if (hasWaitlist)
          for (const [at, { isDenied }] of guests.entries())
            if (isDenied)
              await attempt(server, 'setWaitlistStatus', { eventId, inviteeId: ids[at] ?? '', status: 'DENIED' }, host)

        // Strangers don't count toward the host's limit, this guest does.
        const [ida = expect.fail('not invited')] = await invite(server, host, event, ['Ida'])
        await call(server, 'sendInvites', { eventId, inviteIds: [ida.inviteeId] }, host)
        await eventually(
          async () => (await rowAsHostsSee(server, host, event, ida.inviteeId)).inviteStatus === 'SUCCESS',
        )
        await respond(server, event, ida, 'SEEN')

        const rows = async () => {
          const all = await db.selectFrom('invitees').selectAll().where('event_id', '=', eventId).execute()
          return new Map(all.map((row) => [row.invitee_id, row]))
        }
        const rowOf = (of: Awaited<ReturnType<typeof rows>>, at: number) =>
          of.get(ids[at] ?? '') ?? expect.fail('no row')
        const before = await rows()

        // A host who can't reach so many people changes nothing.
        const spentBudget = { name: 'recipientsOfUser' as const, subject: host.userId, amount: 9_000_000 }
        await budgets.spend(db, [{ ...spentBudget, max: 9_000_000 }])
        const refusedPick = await attempt(server, 'pickTime', { eventId, startTime: start }, host)
        expect(refusedPick.failure?.reason).toBe('sendingLimit')
        expect(await rows()).toEqual(before)
        expect((await call(server, 'getEvent', { eventId }, host)).event.startTime).toBe(0)
        await budgets.giveBack(db, [spentBudget])

        const pickResults = await Promise.all(
          [1, 2].map(() => attempt(server, 'pickTime', { eventId, startTime: start }, host)),
        )
        expect(pickResults.map(({ failure }) => failure?.reason)).toEqual([undefined, undefined])
        const after = await rows()
        expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())

        const heads = (of: Awaited<ReturnType<typeof rows>>) =>
          [...of.values()]
            .filter(({ role, rsvp_status: status }) => role === 'attendee' && status === 'YES')
            .filter(({ waitlist_status: spot }) => spot === null || spot === 'APPROVED')
            .reduce((sum, row) => sum + 1 + row.additional_guest_count, 0)
        if (capacity !== undefined) expect(heads(after)).toBeLessThanOrEqual(capacity)

        const came: { at: number; order: number }[] = []
        for (const [at, { first, last, rsvp }] of guests.entries()) {
          const [rowBefore, rowAfter] = [rowOf(before, at), rowOf(after, at)]
          const isDenied = rowBefore.waitlist_status === 'DENIED'
          const isLacking = isRequired && !(rsvp?.responds === true)
          if (last === 'no' && !isDenied) {
            expect([rowAfter.rsvp_status, rowAfter.additional_guest_count]).toEqual(['NO', 0])
            counts.declined += 1
          } else if (last === 'yes' && !isDenied && rowBefore.rsvp_status !== 'YES' && !isLacking) {
            expect([rowAfter.rsvp_status, rowAfter.additional_guest_count]).toEqual(['YES', 0])
            came.push({ at, order: first === last ? at : guests.length + at })
          } else {
            const same = ({ rsvp_status, additional_guest_count, responses }: typeof rowBefore) =>
              ({ rsvp_status, additional_guest_count, responses }) as const
            expect(same(rowAfter)).toEqual(same(rowBefore))
            if (last === 'yes' && isLacking && rowBefore.rsvp_status !== 'YES') counts.lacking += 1
          }
          if (isDenied) expect(rowAfter.waitlist_status).toBe('DENIED')
        }
        const inOrder = came.toSorted((one, two) => one.order - two.order).map(({ at }) => rowOf(after, at))
        const approval = inOrder.filter(({ awaits }) => awaits === 'approval')
        for (const { source } of approval) expect([hasWaitlist, source]).toEqual([true, 'link'])
        const spots = inOrder.filter(({ awaits }) => awaits !== 'approval').map(({ waitlist_status: spot }) => spot)
        const firstWaiting = spots.indexOf('PENDING_APPROVAL')
        if (firstWaiting !== -1)
          expect(spots.slice(firstWaiting).every((spot) => spot === 'PENDING_APPROVAL')).toBe(true)
        const since = inOrder.flatMap(({ waitlisted_at: at }) => at ?? [])
        expect(since).toEqual(since.toSorted((one, two) => one - two))
        expect(new Set(since).size).toBe(since.length)
        counts.waiting += since.length
        counts.going += spots.filter((spot) => spot !== 'PENDING_APPROVAL').length
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
