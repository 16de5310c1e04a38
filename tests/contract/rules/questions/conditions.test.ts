import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventInputSchema } from '@festoon/contract/nouns/event'
import { responseSchema, type QuestionResponse } from '@festoon/contract/nouns/guest'
import { questionSchema, type Question } from '@festoon/contract/nouns/questions/question'
import { fitsParty, fitsQuestion } from '@festoon/contract/rules/guests/fitsQuestion'
import { responseErrors } from '@festoon/contract/rules/guests/responseErrors'
import { countField, formResponses } from '@festoon/contract/rules/guests/responses'
import { responseTo } from '@festoon/contract/rules/guests/responseText'
import { askedQuestions, askedResponses } from '@festoon/contract/rules/questions/conditions'
import { conditionText } from '@festoon/contract/rules/questions/conditionText'

const id = (last: number): string => `6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a${String(last).padStart(2, '0')}`
const questionOf = (last: number, questionType: Question['questionType'], more: Partial<Question> = {}): Question => ({
  questionUuid: id(last),
  question: `Question ${last}`,
  questionType,
  isRequired: false,
  ...more,
})
const on = (last: number, ...responses: string[]) => ({ askedIf: { questionUuid: id(last), responses } })
const responseOf = (last: number, value: boolean | string): QuestionResponse => ({
  questionUuid: id(last),
  answerValue: typeof value === 'boolean' ? { isYes: value } : { text: value },
})

const event = {
  title: 'Lantern walk',
  photoUrl: '/files/events/user_images/a/b.webp',
  startTime: Date.UTC(2027, 0, 1),
  timeZone: 'America/Los_Angeles',
  location: { displayName: '12 Secret Lane, Oakland, CA', place: 'g.5378538.' },
}

describe('a question with a condition', () => {
  const overnightQuestion = questionOf(1, 'yesNo')
  const room = questionOf(2, 'choice', { options: ['Single', 'Double'], isRequired: true, ...on(1, 'yes') })
  const partner = questionOf(3, 'text', { isRequired: true, ...on(2, 'Double') })
  const bringQuestion = questionOf(4, 'choices', { options: ['Cake', 'Tent'] })
  const space = questionOf(5, 'number', on(4, 'Tent'))
  const questions = [overnightQuestion, room, partner, bringQuestion, space]
  const askedNumbers = (...responses: QuestionResponse[]) =>
    askedQuestions(questions, responses)
      .map(({ question }) => question.at(-1))
      .join('')

  it('is asked if the other question is asked and has one of the responses', () => {
    expect(askedNumbers()).toBe('14')
    expect(askedNumbers(responseOf(1, false))).toBe('14')
    expect(askedNumbers(responseOf(1, true))).toBe('124')
    expect(askedNumbers(responseOf(1, true), responseOf(2, 'Double'))).toBe('1234')
    // The second question isn't asked, so its response doesn't count.
    expect(askedNumbers(responseOf(1, false), responseOf(2, 'Double'), responseOf(3, 'Ann'))).toBe('14')
    expect(askedNumbers(responseOf(4, 'Cake\nTent'))).toBe('145')
    expect(askedResponses(questions, [responseOf(1, false), responseOf(2, 'Double'), responseOf(3, 'Ann')])).toEqual([
      responseOf(1, false),
    ])
  })

  it('is required only if it is asked', () => {
    const errors = (...responses: QuestionResponse[]) => Object.keys(responseErrors(questions, responses, 1))
    expect(errors()).toEqual([])
    expect(errors(responseOf(1, true))).toEqual([id(2)])
    expect(errors(responseOf(1, true), responseOf(2, 'Double'))).toEqual([id(3)])
    expect(errors(responseOf(1, false), responseOf(5, 'many'))).toEqual([])
    expect(errors(responseOf(4, 'Tent'), responseOf(5, 'many'))).toEqual([id(5)])
  })

  it('stays optional in a form that does not show the other response', () => {
    const possible = askedQuestions(questions, [], [id(1)]).map(({ questionUuid }) => questionUuid)
    expect(possible).toEqual([id(1), id(2), id(4)])
    expect(responseErrors(questions, [], 1, [id(1)])).toEqual({})
    expect(Object.keys(responseErrors(questions, [responseOf(1, true)], 1, [id(1)]))).toEqual([id(2)])
  })

  it('has its condition in words', () => {
    expect(conditionText(room, questions)).toBe('Only if Yes to “Question 1”')
    expect(conditionText(questionOf(6, 'text', on(2, 'Single', 'Double')), questions)).toBe(
      'Only if Single or Double to “Question 2”',
    )
    expect(conditionText(overnightQuestion, questions)).toBeUndefined()
  })

  it('is refused with an error that names it unless an earlier question can decide', () => {
    const errorOf = (...all: object[]) =>
      eventInputSchema
        .safeParse({ ...event, questions: all })
        .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    const meal = questionOf(7, 'choice', { options: ['Fish', 'Cake'], perHead: true })
    expect(errorOf(...questions)).toBeUndefined()
    const misplacedError = (last: number) => `Move “Question ${last}” below the question it depends on.`
    expect(errorOf(questionOf(1, 'yesNo', on(1, 'yes')))).toEqual([`questions.0.askedIf: ${misplacedError(1)}`])
    expect(errorOf(room, overnightQuestion)).toEqual([`questions.0.askedIf: ${misplacedError(2)}`])
    expect(errorOf(room)).toEqual([`questions.0.askedIf: ${misplacedError(2)}`])
    // A cycle
    expect(errorOf(questionOf(1, 'yesNo', on(2, 'yes')), questionOf(2, 'yesNo', on(1, 'yes')))).toEqual([
      `questions.0.askedIf: ${misplacedError(1)}`,
    ])
    const unfit =
      'questions.1.askedIf: “Question 8” can only depend on a yes or no question, or on a choice made once per party.'
    expect(errorOf(meal, questionOf(8, 'text', on(7, 'Fish')))).toEqual([unfit])
    expect(errorOf(questionOf(7, 'text'), questionOf(8, 'text', on(7, 'Fish')))).toEqual([unfit])
    expect(errorOf(overnightQuestion, questionOf(8, 'text', on(1)))).toEqual([
      'questions.1.askedIf: Choose the responses that lead to “Question 8”.',
    ])
    expect(errorOf(overnightQuestion, questionOf(8, 'text', on(1, '__proto__')))).toEqual([
      "questions.1.askedIf: The response “__proto__” leads to “Question 8”, but it isn't an option.",
    ])
    expect(errorOf(questionOf(1, 'text', { perHead: true }))).toEqual([
      'questions.0.perHead: Only questions with one choice from several options can be asked per person',
    ])
  })

  it('can lack its responses in a draft', () => {
    expect(questionSchema.safeParse(questionOf(8, 'text', on(1))).success).toBe(true)
  })
})

describe('a question that is asked per person', () => {
  const meal = questionOf(1, 'choice', { options: ['Fish', 'Cake', '__proto__'], perHead: true })
  const counts = (all: Record<string, number> | [string, number][]): QuestionResponse => ({
    questionUuid: id(1),
    answerValue: {
      counts: (Array.isArray(all) ? all : Object.entries(all)).map(([option, count]) => ({ option, count })),
    },
  })

  it('is read from one field per option, and shown with the number of people', () => {
    const form = formResponses([
      [countField(meal, 'Fish'), '2'],
      [countField(meal, 'Cake'), '0'],
      [countField(meal, '__proto__'), ' 1 '],
      [`count:${id(1)}`, '3'],
      [`text:${id(2)}:Fish`, '3'],
    ])
    const givenResponse = counts([
      ['Fish', 2],
      ['__proto__', 1],
    ])
    expect(form).toEqual([givenResponse])
    expect(responseSchema.parse(form[0])).toEqual(givenResponse)
    expect(responseTo(form, id(1))).toBe('Fish 2, __proto__ 1')
  })

  it('takes options of the question, each once, for at least one person', () => {
    const isFitting = (response: QuestionResponse) => fitsQuestion(meal, response.answerValue)
    expect([counts({ Fish: 2 }), counts({ Fish: 1, Cake: 1 })].map(isFitting)).toEqual([true, true])
    const wrong = [
      counts({}),
      counts({ Meat: 1 }),
      counts({ Fish: 0 }),
      counts({ Fish: 1.5 }),
      counts({ Fish: Number.NaN }),
      counts([
        ['Fish', 1],
        ['Fish', 1],
      ]),
      responseOf(1, 'Fish'),
      responseOf(1, true),
    ]
    expect(wrong.filter(isFitting)).toEqual([])
    expect(fitsQuestion({ ...meal, perHead: undefined }, counts({ Fish: 1 }).answerValue)).toBe(false)
    for (const response of wrong.slice(0, 1)) expect(responseSchema.safeParse(response).success).toBe(false)
  })

  it('takes no more people than the party has, and all of them if it is required', () => {
    const errorFor = (isRequired: boolean, response: QuestionResponse, partySize: number) =>
      responseErrors([{ ...meal, isRequired }], [response], partySize)[id(1)]
    const three = counts({ Fish: 2, Cake: 1 })
    for (const isRequired of [true, false]) {
      expect(errorFor(isRequired, three, 3)).toBeUndefined()
      expect(errorFor(isRequired, three, 2)).toBe('You chose for 3 people, but there are 2 of you.')
      expect(errorFor(isRequired, three, 1)).toBe('You chose for 3 people, but there is 1 of you.')
    }
    expect(errorFor(false, three, 4)).toBeUndefined()
    expect(errorFor(true, three, 4)).toBe('You chose for 3 of 4 people. Please choose for everyone.')
    expect(errorFor(false, counts({ Fish: Number.NaN }), 2)).toBe('Please enter whole numbers.')
    expect(fitsParty(meal, responseOf(1, 'Fish').answerValue, 1)).toBe(true)
  })

  it('is valid in the contract for any field values', () => {
    const name = fc.string({ maxLength: 90 }).map((option) => countField(meal, option))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ maxLength: 5 })), { maxLength: 5 }), (fields) => {
        for (const response of formResponses(fields))
          if (fitsQuestion(meal, response.answerValue) && fitsParty(meal, response.answerValue, 9))
            expect(responseSchema.safeParse(response).success).toBe(true)
      }),
    )
  })
})
