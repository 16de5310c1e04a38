import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { responseSchema, type QuestionResponse } from '../../../../contract/nouns/guest.ts'
import { fitsQuestion } from '../../../../contract/rules/guests/fitsQuestion.ts'
import { clearedResponses, mergeResponses, responseErrors } from '../../../../contract/rules/guests/responseErrors.ts'
import { responseField, formResponses, type AskedQuestion } from '../../../../contract/rules/guests/responses.ts'
import { responseTo, shownResponse } from '../../../../contract/rules/guests/responseText.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

const id = (last: number): string => `6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a${String(last).padStart(2, '0')}`
const food: AskedQuestion = { questionUuid: id(1), questionType: 'text', isRequired: true }
const swims: AskedQuestion = { questionUuid: id(2), questionType: 'yesNo', isRequired: true }
const song: AskedQuestion = { questionUuid: id(3), questionType: 'song', isRequired: true }
const songResponse: QuestionResponse = {
  questionUuid: id(3),
  answerValue: { song: { songUri: 's', songName: 'Song', artistName: 'Artist' } },
}

describe('the responses in a form', () => {
  it('are read from its fields, and added to responses that it did not ask for', () => {
    const before: QuestionResponse[] = [songResponse, { questionUuid: id(1), answerValue: { text: 'Meat' } }]
    const fields: [string, unknown][] = [
      [responseField(food), ' No nuts\r\nplease '],
      [responseField(swims), '0'],
      ['name', 'Ana'],
      ['text:no-id', 'x'],
      [`text:${id(9)}`, new Blob()],
    ]
    expect(mergeResponses(formResponses(fields), before)).toEqual([
      songResponse,
      { questionUuid: id(1), answerValue: { text: 'No nuts\nplease' } },
      { questionUuid: id(2), answerValue: { isYes: false } },
    ])
    const emptyResponses = formResponses([[responseField(food), '  ']])
    expect(emptyResponses).toEqual([])
    expect(clearedResponses([songResponse], before)).toEqual([{ questionUuid: id(1), answerValue: { text: '' } }])
  })

  it('include a song, whether picked or typed', () => {
    const field = responseField(song)
    expect(formResponses([[field, JSON.stringify({ songUri: 's', songName: 'Song', artistName: 'Artist' })]])).toEqual([
      songResponse,
    ])
    for (const text of ['Dancing Queen', '{"songUri":1}', '{', '12'])
      expect(formResponses([[field, text]])).toEqual([{ questionUuid: id(3), answerValue: { text } }])
  })

  it('are shown to the host as text', () => {
    const shownText = (answerValue: QuestionResponse['answerValue']) =>
      responseTo([songResponse, { questionUuid: id(1), answerValue }], id(1))
    expect(shownText({ text: 'No nuts' })).toBe('No nuts')
    expect([shownText({ isYes: true }), shownText({ isYes: false })]).toEqual(['Yes', 'No'])
    expect(responseTo([songResponse], id(3))).toBe('Song – Artist')
    expect(responseTo([songResponse], id(1))).toBeUndefined()
  })

  it('contain all chosen options, whether they come in several fields or in a list', () => {
    const meals: AskedQuestion = {
      questionUuid: id(4),
      questionType: 'choices',
      isRequired: false,
      options: ['Fish', 'Cake'],
    }
    const field = responseField(meals)
    const both = [{ questionUuid: id(4), answerValue: { text: 'Fish\nCake' } }]
    expect(
      formResponses([
        [field, 'Fish'],
        ['name', 'Ana'],
        [field, 'Cake'],
      ]),
    ).toEqual(both)
    expect(formResponses([[field, ['Fish', 'Cake']]])).toEqual(both)
    expect(formResponses([[field, 'Cake']])).toEqual([{ questionUuid: id(4), answerValue: { text: 'Cake' } }])
  })

  it('are shown as people write them, and exported as stored', () => {
    const shownText = (questionType: AskedQuestion['questionType'], text: string, year?: number) =>
      shownResponse([{ questionUuid: id(5), answerValue: { text } }], { questionUuid: id(5), questionType }, year)
    expect(shownText('date', '2026-12-05', 2026)).toBe('Saturday, December 5')
    expect(shownText('date', '2026-12-05', 2027)).toBe('Saturday, December 5, 2026')
    expect(shownText('choices', 'Fish\nCake')).toBe('Fish, Cake')
    expect(shownText('number', '012000')).toBe('12,000')
    // Responses to an earlier version of the question
    expect([shownText('date', 'soon'), shownText('number', 'lots'), shownText('text', '2026-12-05')]).toEqual([
      'soon',
      'lots',
      '2026-12-05',
    ])
    expect(responseTo([{ questionUuid: id(5), answerValue: { text: '2026-12-05' } }], id(5))).toBe('2026-12-05')
  })

  it('are valid in the contract for any field values', () => {
    const name = fc.constantFrom(responseField(food), responseField(swims), 'text:', 'yesNo:x', '__proto__')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ maxLength: 50 })), { maxLength: 5 }), (fields) => {
        for (const answer of formResponses(fields)) expect(responseSchema.safeParse(answer).success).toBe(true)
      }),
    )
  })
})

describe('the responses of a guest who is going', () => {
  it('are required if the host requires them, except those stored already [VAL-06]', () => {
    const required = fixedText('VAL-06')
    expect(responseErrors([food, swims, song], [], 1)).toEqual({
      [id(1)]: required,
      [id(2)]: required,
      [id(3)]: required,
    })
    expect(responseErrors([food, swims, song], [songResponse], 1, [id(1)])).toEqual({ [id(2)]: required })
    expect(responseErrors([{ ...food, isRequired: false }], [], 1)).toEqual({})
    const givenResponses = formResponses([
      [responseField(food), 'All'],
      [responseField(swims), '0'],
    ])
    expect(responseErrors([food, swims], givenResponses, 1)).toEqual({})
  })

  it.each([
    ['choice', ['Fish', 'Cake'], ['fish', 'Fish\nCake', 'Cake ']],
    ['choices', ['Fish', 'Fish\nCake', 'Cake\nFish'], ['Meat', 'Fish\nMeat', 'Fish\nFish', 'Fish\n']],
    ['number', ['0', '7', '007', '999999'], ['-1', '1.5', '1000000', '1e3', 'two', '٣']],
    [
      'date',
      ['2026-12-05', '2028-02-29', '0001-01-01'],
      ['2026-02-29', '2026-13-01', '2026-1-1', '0000-01-01', 'May 1'],
    ],
  ] as const)('fit a question of the type %s', (questionType, valid, invalid) => {
    const question: AskedQuestion = { questionUuid: id(4), questionType, isRequired: true, options: ['Fish', 'Cake'] }
    const isFitting = (text: string) => fitsQuestion(question, { text })
    expect(valid.filter((text) => !isFitting(text))).toEqual([])
    expect(invalid.filter(isFitting)).toEqual([])
    expect(fitsQuestion(question, { isYes: true })).toBe(false)
    const message = {
      choice: 'Please choose from the options.',
      choices: 'Please choose from the options.',
      number: 'Please enter a whole number of up to six digits.',
      date: 'Please enter a date.',
    }[questionType]
    const errorsFor = (text: string) => responseErrors([question], [{ questionUuid: id(4), answerValue: { text } }], 1)
    expect(errorsFor(valid[0])).toEqual({})
    expect(errorsFor(invalid[0])).toEqual({ [id(4)]: message })
  })

  it('have at most 1000 characters [VAL-44, CONST-12]', () => {
    const long = (count: number) => formResponses([[responseField(food), 'x'.repeat(count)]])
    expect(responseErrors([food], long(1_000), 1)).toEqual({})
    expect(responseErrors([food], long(1_001), 1)).toEqual({
      [id(1)]: 'Please limit your response to 1000 characters.',
    })
    // A song that the guest typed instead of picking it
    const typedSong = (count: number) => formResponses([[responseField(song), 'x'.repeat(count)]])
    expect(responseErrors([song], typedSong(1_000), 1)).toEqual({})
    expect(responseErrors([song], typedSong(1_001), 1)).toEqual({
      [id(3)]: 'Please limit your response to 1000 characters.',
    })
  })

  it('are rejected by the contract if they are longer, whether text or song [VAL-44, CONST-12]', () => {
    const isValid = (answerValue: object) => responseSchema.safeParse({ questionUuid: id(1), answerValue }).success
    const songOf = (length: number) => ({
      song: { ...Object(songResponse.answerValue).song, songName: 'x'.repeat(length) },
    })
    expect([isValid({ text: 'x'.repeat(1_000) }), isValid({ text: 'x'.repeat(1_001) })]).toEqual([true, false])
    expect([isValid(songOf(200)), isValid(songOf(1_001))]).toEqual([true, false])
  })
})
