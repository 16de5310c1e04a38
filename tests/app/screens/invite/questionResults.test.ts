import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionResults } from '../../../../app/screens/invite/questionResults.ts'
import type { Invitee, QuestionResponse } from '../../../../contract/nouns/guest.ts'
import { questionSchema } from '../../../../contract/nouns/questions/question.ts'
import { questionTypes, type QuestionType } from '../../../../contract/rules/guests/questionTypes.ts'

const questionUuid = '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a01'
const id = (at: number): string => `6f1c9a4e-2d6b-4b7e-9d43-${String(at).padStart(12, '0')}`

const base: Invitee = {
  inviteeId: id(0),
  name: 'Gus',
  role: 'attendee',
  rsvpStatus: 'YES',
  inviteStatus: 'OPENED',
  additionalGuestCount: 0,
  rsvpMessage: '',
  answers: [],
  isNew: false,
}

const questionOf = (questionType: QuestionType, options?: string[]) =>
  questionSchema.parse({ questionUuid, question: 'Which?', questionType, options })

const guest = (value: QuestionResponse['answerValue'] | undefined, at = 0, more: Partial<Invitee> = {}): Invitee => ({
  ...base,
  inviteeId: id(at),
  rsvpStatus: 'YES',
  answers: value ? [{ questionUuid, answerValue: value }] : [],
  ...more,
})

const resultsOf = (question: ReturnType<typeof questionOf>, texts: readonly string[]) =>
  questionResults(
    question,
    texts.map((text, at) => guest({ text }, at)),
    false,
    2026,
  )

describe('the results of a question', () => {
  it('count each option, also those that no one chose, and earlier ones last', () => {
    const meals = questionOf('choice', ['Fish', 'Cake', 'Soup'])
    expect(resultsOf(meals, ['Cake', 'Meat', 'Cake', 'Fish'])).toMatchObject({
      responses: 4,
      kind: 'counts',
      rows: [
        { label: 'Fish', count: 1, percent: 25 },
        { label: 'Cake', count: 2, percent: 50 },
        { label: 'Soup', count: 0, percent: 0 },
        { label: 'Meat (no longer an option)', count: 1, percent: 25 },
      ],
    })
    expect(resultsOf(questionOf('choices', ['Fish', 'Cake']), ['Fish\nCake', 'Cake', 'Cake'])).toMatchObject({
      responses: 3,
      rows: [
        { label: 'Fish', count: 1, percent: 33 },
        { label: 'Cake', count: 3, percent: 100 },
      ],
    })
  })

  it('count yes and no, days in order, and sum up numbers', () => {
    const yesNo = [true, true, false].map((isYes, at) => guest({ isYes }, at))
    expect(questionResults(questionOf('yesNo'), yesNo, false, 2026)).toMatchObject({
      rows: [
        { label: 'Yes', count: 2, percent: 67 },
        { label: 'No', count: 1, percent: 33 },
      ],
    })
    expect(resultsOf(questionOf('date'), ['2026-12-06', '2026-12-05', 'soon', '2026-12-06'])).toMatchObject({
      responses: 4,
      rows: [
        { label: 'Saturday, December 5', count: 1, percent: 25 },
        { label: 'Sunday, December 6', count: 2, percent: 50 },
        { label: 'soon', count: 1, percent: 25 },
      ],
    })
    expect(resultsOf(questionOf('number'), ['2', 'lots', '3'])).toMatchObject({ responses: 2, total: 5, average: 2.5 })
    expect(resultsOf(questionOf('number'), [])).toMatchObject({ responses: 0, total: 0, average: 0 })
    for (const type of ['text', 'song'] as const)
      expect(resultsOf(questionOf(type), ['Nuts', 'Nuts'])).toMatchObject({ responses: 2, kind: 'list' })
  })

  it('include only guests who are going, unless everyone counts, and never removed guests', () => {
    const meals = questionOf('choice', ['Fish', 'Cake'])
    const guests = [
      guest({ text: 'Fish' }, 1),
      guest(undefined, 2),
      guest({ text: 'Fish' }, 3, { rsvpStatus: 'NO' }),
      guest({ text: 'Fish' }, 4, { waitlistStatus: 'PENDING_APPROVAL' }),
      guest({ text: 'Fish' }, 5, { rsvpStatus: 'HIDDEN' }),
    ]
    expect(questionResults(meals, guests, false, 2026).responses).toBe(1)
    expect(questionResults(meals, guests, true, 2026).responses).toBe(3)
  })

  it('add up: counts to the number of responses, and percentages to 100', () => {
    const options = ['Fish', 'Cake', 'Soup', 'Pie']
    const choice = fc.constantFrom(...options, 'Meat', '2026-12-05', '2026-12-06', '2027-01-01')
    const value = fc.oneof(
      choice.map((text) => ({ text })),
      fc.boolean().map((isYes) => ({ isYes })),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...questionTypes),
        fc.array(fc.option(value, { nil: undefined }), { maxLength: 40 }),
        (type, values) => {
          const question = questionOf(type, type.startsWith('choice') ? options : undefined)
          const results = questionResults(
            question,
            values.map((one, at) => guest(one, at)),
            false,
            2026,
          )
          if (results.kind !== 'counts') return
          const sum = (name: 'count' | 'percent') => results.rows.reduce((total, row) => total + row[name], 0)
          expect(results.responses).toBe(values.filter((one) => one !== undefined).length)
          expect(sum('count')).toBe(results.responses)
          if (type !== 'choices') expect(sum('percent')).toBe(results.responses === 0 ? 0 : 100)
          for (const { count, percent } of results.rows)
            expect(Math.abs(percent - (count / (results.responses || 1)) * 100)).toBeLessThan(1)
        },
      ),
    )
  })

  it('add up the people for each option if it is asked per person', () => {
    const meals = { ...questionOf('choice', ['Fish', 'Cake']), perHead: true as const }
    const mealResponse = (...all: [string, number][]) => ({ counts: all.map(([option, count]) => ({ option, count })) })
    const guests = [
      guest(mealResponse(['Fish', 2], ['Cake', 1]), 1, { additionalGuestCount: 2 }),
      // A host has reduced the number of people since.
      guest(mealResponse(['Meat', 2]), 2),
      // From before the question was asked per person
      guest({ text: 'Fish' }, 3, { additionalGuestCount: 1 }),
      guest(undefined, 4),
      guest(mealResponse(['Cake', 9]), 5, { rsvpStatus: 'NO' }),
    ]
    expect(questionResults(meals, guests, false, 2026)).toMatchObject({
      responses: 3,
      people: { chosenCount: 6, of: 6 },
      rows: [
        { label: 'Fish', count: 3, percent: 50 },
        { label: 'Cake', count: 1, percent: 17 },
        { label: 'Meat (no longer an option)', count: 2, percent: 33 },
      ],
    })
    // Counts from before the question was asked once per party
    expect(questionResults({ ...meals, perHead: undefined }, guests, false, 2026)).toMatchObject({
      rows: [{ count: 2 }, { count: 1 }, { count: 1 }],
    })
  })
})
