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

let formErrors: RsvpFormState['errors'] | undefined
const renderer: PageRenderer = {
  render: (request) => {
    formErrors = request.kind === 'guest' ? request.data.form?.errors : undefined
    return Promise.resolve({ status: formErrors ? 422 : 200, html: '<!doctype html>' })
  },
}

const questionOf = (questionType: Question['questionType'], more: Partial<Question> = {}): Question => ({
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
  const partyAsking = async (questions: Question[], more: object = {}) => {
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
  const responseTo = ({ questionUuid }: Question, answerValue: QuestionResponse['answerValue']) => ({
    questionUuid,
    answerValue,
  })

  it('are the same in the database and in the app', async () => {
    const cases = fc.sample(fc.tuple(anyQuestions, responses), { numRuns: 500, seed: 60 })
    const { rows } = await sql<{ questions: Question[] }>`
      select asked_questions(one->0, one->1) as questions
      from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality cases(one, place) order by place
    `.execute(server.services.db)
    const differing = cases.filter(
      ([questions, sentResponses], at) =>
        JSON.stringify(rows[at]?.questions.map(({ questionUuid }) => questionUuid)) !==
        JSON.stringify(askedQuestions(questions, sentResponses).map(({ questionUuid }) => questionUuid)),
    )
    expect(differing).toEqual([])
    expect(new Set(cases.map(([all], at) => all.length - (rows[at]?.questions.length ?? 0))).size).toBeGreaterThan(2)
  })

  it('fit a response per person by the same rules in the database and in the app', async () => {
    const cases = fc.sample(fc.tuple(question, value, fc.integer({ min: 1, max: 9 })), { numRuns: 500, seed: 61 })
    const { rows } = await sql<{ question: boolean; party: boolean }>`
      select fits_question(one->0, one->1) as question, fits_party(one->0, one->1, (one->>2)::integer) as party
      from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality cases(one, place) order by place
    `.execute(server.services.db)
    const expected = cases.map(([one, response, size]) => ({
      question: fitsQuestion(one, response),
      party: fitsParty(one, response, size),
    }))
    expect(rows).toEqual(expected)
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(4)
  })

  it('are the only ones that a saved RSVP has responses to, whatever guests send', async () => {
    let droppedCount = 0
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
          const { send, answers } = await partyAsking(questions)
          for (const [sentResponses, plusOnes, status] of calls) {
            const before = await answers()
            const outcome = await send(sentResponses, plusOnes, status)
            const after = await answers()
            if (outcome !== 'saved') expect(after).toEqual(before)
            const all = askedQuestions(questions, after)
            const unaskedResponses = after.filter(
              ({ questionUuid }) => !all.some((one) => one.questionUuid === questionUuid),
            )
            expect(unaskedResponses).toEqual([])
            if (outcome === 'saved') droppedCount += Number(sentResponses.length > after.length)
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
    expect(droppedCount).toBeGreaterThan(3)
  }, 120_000)

  it('include a condition only while it holds, and drop responses when it no longer does', async () => {
    const stayQuestion = questionOf('yesNo')
    const room = questionOf('choice', {
      options: ['Single', 'Double'],
      isRequired: true,
      askedIf: { questionUuid: stayQuestion.questionUuid, responses: ['yes'] },
    })
    const partner = questionOf('text', {
      isRequired: true,
      askedIf: { questionUuid: room.questionUuid, responses: ['Double'] },
    })
    const { send, answers } = await partyAsking([stayQuestion, room, partner])
    expect(await send([])).toBe('saved')
    expect(await send([responseTo(stayQuestion, { isYes: true })])).toBe('responsesMissing')
    expect(await send([responseTo(stayQuestion, { isYes: true }), responseTo(room, { text: 'Double' })])).toBe(
      'responsesMissing',
    )
    expect(await send([responseTo(stayQuestion, { isYes: true }), responseTo(room, { text: 'Meat' })])).toBe(
      'responsesInvalid',
    )
    const all = [
      responseTo(stayQuestion, { isYes: true }),
      responseTo(room, { text: 'Double' }),
      responseTo(partner, { text: 'Ann' }),
    ]
    expect(await send(all)).toBe('saved')
    expect(await answers()).toEqual(all)
    // A response that isn't asked is dropped, even if it doesn't fit.
    expect(await send([responseTo(stayQuestion, { isYes: false }), responseTo(room, { text: 'Meat' })])).toBe('saved')
    expect(await answers()).toEqual([responseTo(stayQuestion, { isYes: false })])
    expect(await send([responseTo(stayQuestion, { isYes: true })])).toBe('responsesMissing')
    expect(await send([responseTo(stayQuestion, { text: '' })])).toBe('saved')
    expect(await answers()).toEqual([])
  })

  it('are asked without JavaScript, where browsers send hidden fields', async () => {
    const stayQuestion = questionOf('yesNo')
    const nights = questionOf('number', {
      isRequired: true,
      askedIf: { questionUuid: stayQuestion.questionUuid, responses: ['yes'] },
    })
    const { answers, post } = await partyAsking([stayQuestion, nights])
    const field = (one: Question) => `${one.questionType}:${one.questionUuid}`
    expect(
      await post([
        [field(stayQuestion), '1'],
        [field(nights), ''],
      ]),
    ).toBe(422)
    expect(formErrors?.answers).toEqual({ [nights.questionUuid]: 'This is a required field' })
    expect(
      await post([
        [field(stayQuestion), '1'],
        [field(nights), '2'],
      ]),
    ).toBe(303)
    expect(await answers()).toEqual([responseTo(stayQuestion, { isYes: true }), responseTo(nights, { text: '2' })])
    // The page of a personal link doesn't show earlier responses, so empty fields keep them.
    expect(await post([])).toBe(303)
    expect(await answers()).toHaveLength(2)
    expect(
      await post([
        [field(stayQuestion), '0'],
        [field(nights), 'some'],
      ]),
    ).toBe(303)
    expect(await answers()).toEqual([responseTo(stayQuestion, { isYes: false })])
  })

  it('count people per option, up to the party, and for all of them if required', async () => {
    const meal = questionOf('choice', { options, perHead: true })
    const { event, guest, send, answers } = await partyAsking([meal])
    const mealResponses = (...all: [string, number][]) => [responseTo(meal, counts(all))]
    expect(await send(mealResponses(['Fish', 2], ['__proto__', 1]), 2)).toBe('saved')
    expect(await answers()).toEqual(mealResponses(['Fish', 2], ['__proto__', 1]))
    for (const wrong of [
      mealResponses(['Fish', 2], ['Cake', 2]),
      mealResponses(['Meat', 1]),
      mealResponses(['Fish', 1], ['Fish', 1]),
    ])
      expect(await send(wrong, 2)).toBe('responsesInvalid')
    for (const wrong of [
      mealResponses(['Fish', 0]),
      mealResponses(['Fish', 1.5]),
      mealResponses(['Fish', 10]),
      mealResponses(),
      mealResponses(['', 1]),
    ])
      expect(await send(wrong, 2)).toBe('invalid')
    expect(await send([responseTo(meal, { text: 'Fish' })], 2)).toBe('responsesInvalid')
    // Fewer people than the earlier response is for
    expect(await send(undefined, 1)).toBe('responsesInvalid')
    expect(await send(mealResponses(['Fish', 2], ['__proto__', 1]), 1)).toBe('responsesInvalid')
    expect(await send(undefined, 0, 'NO')).toBe('saved')
    expect(await send(mealResponses(['Cake', 1]), 1)).toBe('saved')
    expect(await send(undefined, 4)).toBe('saved')

    // A host can change the number of people, and the response stays.
    expect(await send(mealResponses(['Cake', 5]), 4)).toBe('saved')
    const edit = { eventId: event.id, invitee: { inviteeId: guest.inviteeId, name: 'Gina', additionalGuestCount: 0 } }
    await call(server, 'editInvitee', edit, host)
    expect(await answers()).toEqual(mealResponses(['Cake', 5]))

    const required = await partyAsking([{ ...meal, isRequired: true }])
    expect(await required.send(mealResponses(['Fish', 1]), 1)).toBe('responsesMissing')
    expect(await required.send(mealResponses(['Fish', 1], ['Cake', 1]), 1)).toBe('saved')
    expect(await required.send(undefined, 2)).toBe('responsesMissing')
    expect(await required.send([responseTo(meal, { text: '' })], 1)).toBe('responsesMissing')
    // Without plus-ones, a guest chooses for one.
    const alone = await partyAsking([{ ...meal, isRequired: true }], { openInvite: false })
    expect(await alone.send(mealResponses(['Fish', 2]), 1)).toBe('responsesInvalid')
    expect(await alone.send(mealResponses(['Fish', 1]), 1)).toBe('saved')
  })

  it('count people without JavaScript', async () => {
    const meal = questionOf('choice', { options, perHead: true, isRequired: true })
    const { answers, post } = await partyAsking([meal])
    const form = (plusOnes: number, ...all: [string, string][]) =>
      post([
        ['additionalGuestCount', String(plusOnes)],
        ...all.map(([option, count]): [string, string] => [`count:${meal.questionUuid}:${option}`, count]),
      ])
    const message = () => formErrors?.answers?.[meal.questionUuid]
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
      responseTo(
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
    const meal = questionOf('choice', { options })
    const create = (...questions: object[]) =>
      attempt(server, 'createEvent', { event: { ...eventDraft(server), questions } as never }, host)
    const self = questionOf('yesNo', {
      questionUuid: ids[0] ?? '',
      askedIf: { questionUuid: ids[0] ?? '', responses: ['yes'] },
    })
    const { failure } = await create(self)
    expect(failure).toMatchObject({
      reason: 'invalid',
      issues: [{ path: 'event.questions.0.askedIf', message: 'Move “Which?” below the question it depends on.' }],
    })
    for (const askedIf of [null, 'yes', {}, { questionUuid: meal.questionUuid }, { ...self.askedIf, responses: 'yes' }])
      expect((await create(meal, { ...questionOf('text'), askedIf })).failure?.reason).toBe('invalid')
    expect((await create({ ...meal, perHead: 'yes' })).failure?.reason).toBe('invalid')
    const { send } = await partyAsking([meal])
    const flood = Array.from({ length: 10_000 }, () => responseTo(meal, { text: 'Fish' }))
    expect(await send(flood)).toBe('invalid')
    const fields = Array.from({ length: 10_000 }, (_, at) => [`count:${meal.questionUuid}:${at}`, '1'] as const)
    expect(await (await partyAsking([{ ...meal, perHead: true, isRequired: true }])).post(fields)).toBeLessThan(500)
  })
})
