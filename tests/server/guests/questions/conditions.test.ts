import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuestionResponse } from '@festoon/contract/nouns/guest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { fitsParty, fitsQuestion } from '@festoon/contract/rules/guests/fitsQuestion'
import { askedQuestions } from '@festoon/contract/rules/questions/conditions'
import type { PageRenderer, RsvpFormState } from '@festoon/contract/wire/page'
import { eventDraft, invite, keyOf, party, person, rowOf, type Person } from '../../../support/builders.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'
import {
  anyQuestions,
  counts,
  ids,
  options,
  question,
  responses,
  responsesTo,
  value,
  withValidConditions,
} from './anyQuestions.ts'

let refused: RsvpFormState['errors'] | undefined
const renderer: PageRenderer = {
  render: (request) => {
    refused = request.kind === 'guest' ? request.data.form?.errors : undefined
    return Promise.resolve({ status: refused ? 422 : 200, html: '<!doctype html>' })
  },
}

const asks = (questionType: Question['questionType'], more: Partial<Question> = {}): Question => ({
  questionUuid: randomUUID(),
  question: 'Which?',
  questionType,
  isRequired: false,
  ...more,
})

describe.each(databaseKinds)('the questions that a guest is asked, on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind, { renderer })
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** Creates a party with questions and an invited guest, who can respond to them. */
  const asked = async (questions: Question[], more: object = {}) => {
    const event = await party(server, host, { questions, ...more })
    const [guest] = await invite(server, host, event, ['Gina'])
    if (!guest) throw new Error('not invited')
    const send = async (answers?: QuestionResponse[], plusOnes = 0, rsvpStatus: 'YES' | 'NO' = 'YES') => {
      const { failure } = await attempt(server, 'updateAttendanceThroughEmail', {
        eventId: event.id,
        token: keyOf(server, event, guest),
        invitee: {
          inviteeId: guest.inviteeId,
          rsvpStatus,
          additionalGuestCount: plusOnes,
          ...(answers ? { answers } : {}),
        },
      })
      return failure?.reason ?? 'saved'
    }
    const answers = async () => (await rowOf(server, host, event, guest.inviteeId)).answers
    const post = async (fields: readonly (readonly [string, string])[]) => {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: `/event/unauthrsvp/action/${event.id}`,
        payload: new URLSearchParams([
          ['iu', guest.inviteeId],
          ['token', keyOf(server, event, guest)],
          ['rsvpStatus', 'yes'],
          ...fields.map(([name, entered]): [string, string] => [name, entered]),
        ]).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      return statusCode
    }
    return { event, guest, send, answers, post }
  }
  const says = ({ questionUuid }: Question, answerValue: QuestionResponse['answerValue']) => ({
    questionUuid,
    answerValue,
  })

  it('are the same in the database and in the app', async () => {
    const cases = fc.sample(fc.tuple(anyQuestions, responses), { numRuns: 500, seed: 60 })
    const { rows } = await sql<{ asked: Question[] }>`
      select asked_questions(one->0, one->1) as asked
      from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality cases(one, place) order by place
    `.execute(server.services.db)
    const differing = cases.filter(
      ([questions, given], at) =>
        JSON.stringify(rows[at]?.asked.map(({ questionUuid }) => questionUuid)) !==
        JSON.stringify(askedQuestions(questions, given).map(({ questionUuid }) => questionUuid)),
    )
    expect(differing).toEqual([])
    expect(new Set(cases.map(([all], at) => all.length - (rows[at]?.asked.length ?? 0))).size).toBeGreaterThan(2)
  })

  it('fit a response per person by the same rules in the database and in the app', async () => {
    const cases = fc.sample(fc.tuple(question, value, fc.integer({ min: 1, max: 9 })), { numRuns: 500, seed: 61 })
    const { rows } = await sql<{ fits: boolean; party: boolean }>`
      select fits_question(one->0, one->1) as fits, fits_party(one->0, one->1, (one->>2)::integer) as party
      from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality cases(one, place) order by place
    `.execute(server.services.db)
    const expected = cases.map(([one, given, size]) => ({
      fits: fitsQuestion(one, given),
      party: fitsParty(one, given, size),
    }))
    expect(rows).toEqual(expected)
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(4)
  })

  it('are the only ones that a saved RSVP has responses to, whatever guests send', async () => {
    let dropped = 0
    await fc.assert(
      fc.asyncProperty(
        anyQuestions.map(withValidConditions).chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.array(fc.tuple(responsesTo(all), fc.nat(1), fc.constantFrom('YES' as const, 'NO' as const)), {
              minLength: 3,
              maxLength: 5,
            }),
          ),
        ),
        async ([questions, calls]) => {
          const { send, answers } = await asked(questions)
          for (const [given, plusOnes, status] of calls) {
            const before = await answers()
            const outcome = await send(given, plusOnes, status)
            const after = await answers()
            if (outcome !== 'saved') expect(after).toEqual(before)
            const all = askedQuestions(questions, after)
            const unasked = after.filter(({ questionUuid }) => !all.some((one) => one.questionUuid === questionUuid))
            expect(unasked).toEqual([])
            if (outcome === 'saved') dropped += Number(given.length > after.length)
            if (outcome !== 'saved' || status !== 'YES') continue
            for (const one of all) {
              const response = after.find(({ questionUuid }) => questionUuid === one.questionUuid)?.answerValue
              if (one.isRequired || response)
                expect([one, response, response && fitsQuestion(one, response)]).toEqual([one, response, true])
              if (response && one.perHead) expect(fitsParty(one, response, plusOnes + 1)).toBe(true)
            }
          }
        },
      ),
      { numRuns: 25, seed: 62 },
    )
    expect(dropped).toBeGreaterThan(3)
  }, 120_000)

  it('include a condition only while it holds, and drop responses when it no longer does', async () => {
    const stays = asks('yesNo')
    const room = asks('choice', {
      options: ['Single', 'Double'],
      isRequired: true,
      askedIf: { questionUuid: stays.questionUuid, responses: ['yes'] },
    })
    const partner = asks('text', {
      isRequired: true,
      askedIf: { questionUuid: room.questionUuid, responses: ['Double'] },
    })
    const { send, answers } = await asked([stays, room, partner])
    expect(await send([])).toBe('saved')
    expect(await send([says(stays, { isYes: true })])).toBe('responsesMissing')
    expect(await send([says(stays, { isYes: true }), says(room, { text: 'Double' })])).toBe('responsesMissing')
    expect(await send([says(stays, { isYes: true }), says(room, { text: 'Meat' })])).toBe('responsesInvalid')
    const all = [says(stays, { isYes: true }), says(room, { text: 'Double' }), says(partner, { text: 'Ann' })]
    expect(await send(all)).toBe('saved')
    expect(await answers()).toEqual(all)
    // A response that isn't asked is dropped, even if it doesn't fit.
    expect(await send([says(stays, { isYes: false }), says(room, { text: 'Meat' })])).toBe('saved')
    expect(await answers()).toEqual([says(stays, { isYes: false })])
    expect(await send([says(stays, { isYes: true })])).toBe('responsesMissing')
    expect(await send([says(stays, { text: '' })])).toBe('saved')
    expect(await answers()).toEqual([])
  })

  it('are asked without JavaScript, where browsers send hidden fields', async () => {
    const stays = asks('yesNo')
    const nights = asks('number', {
      isRequired: true,
      askedIf: { questionUuid: stays.questionUuid, responses: ['yes'] },
    })
    const { answers, post } = await asked([stays, nights])
    const field = (one: Question) => `${one.questionType}:${one.questionUuid}`
    expect(
      await post([
        [field(stays), '1'],
        [field(nights), ''],
      ]),
    ).toBe(422)
    expect(refused?.answers).toEqual({ [nights.questionUuid]: 'This is a required field' })
    expect(
      await post([
        [field(stays), '1'],
        [field(nights), '2'],
      ]),
    ).toBe(303)
    expect(await answers()).toEqual([says(stays, { isYes: true }), says(nights, { text: '2' })])
    // The page of a personal link doesn't show earlier responses, so empty fields keep them.
    expect(await post([])).toBe(303)
    expect(await answers()).toHaveLength(2)
    expect(
      await post([
        [field(stays), '0'],
        [field(nights), 'some'],
      ]),
    ).toBe(303)
    expect(await answers()).toEqual([says(stays, { isYes: false })])
  })

  it('count people per option, up to the party, and for all of them if required', async () => {
    const meal = asks('choice', { options, perHead: true })
    const { event, guest, send, answers } = await asked([meal])
    const eats = (...all: [string, number][]) => [says(meal, counts(all))]
    expect(await send(eats(['Fish', 2], ['__proto__', 1]), 2)).toBe('saved')
    expect(await answers()).toEqual(eats(['Fish', 2], ['__proto__', 1]))
    for (const wrong of [eats(['Fish', 2], ['Cake', 2]), eats(['Meat', 1]), eats(['Fish', 1], ['Fish', 1])])
      expect(await send(wrong, 2)).toBe('responsesInvalid')
    for (const wrong of [eats(['Fish', 0]), eats(['Fish', 1.5]), eats(['Fish', 10]), eats(), eats(['', 1])])
      expect(await send(wrong, 2)).toBe('invalid')
    expect(await send([says(meal, { text: 'Fish' })], 2)).toBe('responsesInvalid')
    // Fewer people than the earlier response is for
    expect(await send(undefined, 1)).toBe('responsesInvalid')
    expect(await send(eats(['Fish', 2], ['__proto__', 1]), 1)).toBe('responsesInvalid')
    expect(await send(undefined, 0, 'NO')).toBe('saved')
    expect(await send(eats(['Cake', 1]), 1)).toBe('saved')
    expect(await send(undefined, 4)).toBe('saved')

    // A host can change the number of people, and the response stays.
    expect(await send(eats(['Cake', 5]), 4)).toBe('saved')
    const edit = { eventId: event.id, invitee: { inviteeId: guest.inviteeId, name: 'Gina', additionalGuestCount: 0 } }
    await call(server, 'editInvitee', edit, host)
    expect(await answers()).toEqual(eats(['Cake', 5]))

    const required = await asked([{ ...meal, isRequired: true }])
    expect(await required.send(eats(['Fish', 1]), 1)).toBe('responsesMissing')
    expect(await required.send(eats(['Fish', 1], ['Cake', 1]), 1)).toBe('saved')
    expect(await required.send(undefined, 2)).toBe('responsesMissing')
    expect(await required.send([says(meal, { text: '' })], 1)).toBe('responsesMissing')
    // Without plus-ones, a guest chooses for one.
    const alone = await asked([{ ...meal, isRequired: true }], { openInvite: false })
    expect(await alone.send(eats(['Fish', 2]), 1)).toBe('responsesInvalid')
    expect(await alone.send(eats(['Fish', 1]), 1)).toBe('saved')
  })

  it('count people without JavaScript', async () => {
    const meal = asks('choice', { options, perHead: true, isRequired: true })
    const { answers, post } = await asked([meal])
    const form = (plusOnes: number, ...all: [string, string][]) =>
      post([
        ['additionalGuestCount', String(plusOnes)],
        ...all.map(([option, count]): [string, string] => [`count:${meal.questionUuid}:${option}`, count]),
      ])
    const message = () => refused?.answers?.[meal.questionUuid]
    expect(await form(2, ['Fish', '1'], ['Cake', '0'])).toBe(422)
    expect(message()).toBe('You chose for 1 of 3 people. Please choose for everyone.')
    expect(await form(0, ['Fish', '1'], ['Cake', '2'])).toBe(422)
    expect(message()).toBe('You chose for 3 people, but there is 1 of you.')
    for (const count of ['-1', '1.5', 'two']) {
      expect(await form(0, ['Fish', count])).toBe(422)
      expect(message()).toBe('Please enter whole numbers.')
    }
    expect(await form(0, ['Meat', '1'])).toBe(422)
    expect(message()).toBe('Please choose from the options.')
    expect(await form(2, ['Fish', '2'], ['Cake', '0'], ['__proto__', '1'])).toBe(303)
    expect(await answers()).toEqual([
      says(
        meal,
        counts([
          ['Fish', 2],
          ['__proto__', 1],
        ]),
      ),
    ])
    // Empty fields keep the earlier response, which has to fit the party.
    expect(await form(2)).toBe(303)
    expect(await form(1)).toBe(422)
    expect(message()).toBe('You chose for 3 people, but there are 2 of you.')
  })

  it('refuse hostile conditions and floods of responses with a clear failure', async () => {
    const meal = asks('choice', { options })
    const create = (...questions: object[]) =>
      attempt(server, 'createEvent', { event: { ...eventDraft(server), questions } as never }, host)
    const self = asks('yesNo', {
      questionUuid: ids[0] ?? '',
      askedIf: { questionUuid: ids[0] ?? '', responses: ['yes'] },
    })
    const { failure } = await create(self)
    expect(failure).toMatchObject({
      reason: 'invalid',
      issues: [
        { path: 'event.questions.0.askedIf', message: "Move “Which?” below the question that decides if it's asked." },
      ],
    })
    for (const askedIf of [null, 'yes', {}, { questionUuid: meal.questionUuid }, { ...self.askedIf, responses: 'yes' }])
      expect((await create(meal, { ...asks('text'), askedIf })).failure?.reason).toBe('invalid')
    expect((await create({ ...meal, perHead: 'yes' })).failure?.reason).toBe('invalid')
    const { send } = await asked([meal])
    const flood = Array.from({ length: 10_000 }, () => says(meal, { text: 'Fish' }))
    expect(await send(flood)).toBe('invalid')
    const fields = Array.from({ length: 10_000 }, (_, at) => [`count:${meal.questionUuid}:${at}`, '1'] as const)
    expect(await (await asked([{ ...meal, perHead: true, isRequired: true }])).post(fields)).toBeLessThan(500)
  })
})
