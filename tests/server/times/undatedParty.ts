import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { timeAnswers } from '@festoon/contract/rules/events/timeAnswers'
import { answer as respond, invite, keyOf, party, person, rowOf, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import type { TestServer } from '../../support/testServer.ts'

const answer = fc.option(fc.constantFrom(...timeAnswers), { nil: undefined })

/** A guest, with their RSVP before they answered, and the answers that they gave first and last. */
const guestPlans = fc.record({
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

export const partyPlans = fc.record({
  capacity: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  hasWaitlist: fc.boolean(),
  isRequired: fc.boolean(),
  guests: fc.array(guestPlans, { minLength: 3, maxLength: 8 }),
})

export type GuestPlan = typeof guestPlans extends fc.Arbitrary<infer Plan> ? Plan : never
export type PartyPlan = typeof partyPlans extends fc.Arbitrary<infer Plan> ? Plan : never

/** A party without a date, for which two times were proposed. */
interface UndatedParty {
  server: TestServer
  host: Person
  event: EventView
  /** The time that the host picks. */
  start: number
  other: number
  questionUuid: string
}

/** Creates a party with an open link and a question, and proposes two times for it. */
export async function createUndatedParty(server: TestServer, plan: Omit<PartyPlan, 'guests'>): Promise<UndatedParty> {
  const { capacity, hasWaitlist, isRequired } = plan
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
  const start = server.clock.now() + 7 * 86_400_000
  const other = start + 3_600_000
  const add = [start, other].map((startTime) => ({ startTime, endTime: null }))
  await call(server, 'proposeTimes', { eventId: event.id, add }, host)
  return { server, host, event, start, other, questionUuid }
}

/** Sends a guest's answers: one for the time that the host picks, unless it is undefined, and one for the other time. */
async function sendAnswers(
  { server, event, start, other }: UndatedParty,
  inviteeUuid: string,
  timeAnswer: GuestPlan['last'],
): Promise<void> {
  server.clock.advance(1_000)
  const otherAnswer = { startTime: other, answer: 'ifNeedBe' as const }
  const answers = timeAnswer === undefined ? [otherAnswer] : [{ startTime: start, answer: timeAnswer }, otherAnswer]
  const token = keyOf(server, event, { inviteeId: inviteeUuid })
  await call(server, 'answerTimes', { eventId: event.id, inviteeUuid, token, answers })
}

/** Joins through the open link by answering. Returns the id of the new guest. */
async function joinByAnswering({ server, event, other }: UndatedParty, name: string): Promise<string> {
  const { newGuest } = await call(server, 'answerTimes', {
    eventId: event.id,
    inviteeUuid: randomUUID(),
    answers: [{ startTime: other, answer: 'no' as const }],
    name,
    email: `${randomUUID()}@example.com`,
  })
  return newGuest?.inviteeUuid ?? expect.fail('did not join')
}

/** Tries to send the RSVP that a guest gives before they answer. */
async function tryRsvp(
  { server, event, questionUuid }: UndatedParty,
  inviteeId: string,
  { says: rsvpStatus, plusOnes, responds }: NonNullable<GuestPlan['rsvp']>,
): Promise<void> {
  const answers = responds ? [{ questionUuid, answerValue: { text: 'None' } }] : []
  const invitee = { inviteeId, rsvpStatus, additionalGuestCount: plusOnes, answers }
  const token = keyOf(server, event, { inviteeId })
  await attempt(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee })
}

/** Has every guest RSVP and answer twice, and the host deny some of them. Returns the ids of the guests. */
export async function answerAsPlanned(
  undatedParty: UndatedParty,
  { hasWaitlist }: Pick<PartyPlan, 'hasWaitlist'>,
  guests: readonly GuestPlan[],
): Promise<string[]> {
  const { server, host, event } = undatedParty
  const names = guests.map((_, at) => `Guest ${at}`)
  const invitees = await invite(server, host, event, names)
  const people: { plan: GuestPlan; inviteeId: string }[] = []
  for (const [at, { inviteeId: invitedId }] of invitees.entries()) {
    const plan = guests[at] ?? expect.fail('no plan')
    const inviteeId = plan.joins ? await joinByAnswering(undatedParty, `Stranger ${at}`) : invitedId
    if (plan.rsvp) await tryRsvp(undatedParty, inviteeId, plan.rsvp)
    await sendAnswers(undatedParty, inviteeId, plan.first)
    people.push({ plan, inviteeId })
  }
  for (const { plan, inviteeId } of people) await sendAnswers(undatedParty, inviteeId, plan.last)
  const deniedPeople = people.filter(({ plan }) => hasWaitlist && plan.isDenied)
  for (const { inviteeId } of deniedPeople)
    await attempt(server, 'setWaitlistStatus', { eventId: event.id, inviteeId, status: 'DENIED' }, host)
  return people.map(({ inviteeId }) => inviteeId)
}

/** Adds a guest who counts toward the host's sending limit, because their invitation was sent. Strangers don't count. */
export async function addSentGuest({ server, host, event }: UndatedParty): Promise<void> {
  const [ida = expect.fail('not invited')] = await invite(server, host, event, ['Ida'])
  await call(server, 'sendInvites', { eventId: event.id, inviteIds: [ida.inviteeId] }, host)
  await eventually(async () => (await rowOf(server, host, event, ida.inviteeId)).inviteStatus === 'SUCCESS')
  await respond(server, event, ida, 'SEEN')
}
