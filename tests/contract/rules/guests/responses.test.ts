import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { responseSchema, type QuestionResponse } from '../../../../contract/nouns/guest.ts'
import { responseErrors, takenBack, withKnown } from '../../../../contract/rules/guests/responseErrors.ts'
import { responseField, formResponses, type Asked } from '../../../../contract/rules/guests/responses.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

const id = (last: number): string => `6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a${String(last).padStart(2, '0')}`
const food: Asked = { questionUuid: id(1), questionType: 'text', isRequired: true }
const swims: Asked = { questionUuid: id(2), questionType: 'yesNo', isRequired: true }
const song: Asked = { questionUuid: id(3), questionType: 'song', isRequired: true }
const asked: QuestionResponse = {
  questionUuid: id(3),
  answerValue: { song: { songUri: 's', songName: 'Song', artistName: 'Artist' } },
}

describe('the responses in a form', () => {
  it('are read from its fields, and added to responses that it did not ask for', () => {
    const before: QuestionResponse[] = [asked, { questionUuid: id(1), answerValue: { text: 'Meat' } }]
    const fields: [string, unknown][] = [
      [responseField(food), ' No nuts\r\nplease '],
      [responseField(swims), '0'],
      ['name', 'Ana'],
      ['text:no-id', 'x'],
      [`text:${id(9)}`, new Blob()],
    ]
    expect(withKnown(formResponses(fields), before)).toEqual([
      asked,
      { questionUuid: id(1), answerValue: { text: 'No nuts\nplease' } },
      { questionUuid: id(2), answerValue: { isYes: false } },
    ])
    const emptied = formResponses([[responseField(food), '  ']])
    expect(emptied).toEqual([])
    expect(takenBack([asked], before)).toEqual([{ questionUuid: id(1), answerValue: { text: '' } }])
  })

  it('include a song, whether picked or typed', () => {
    const field = responseField(song)
    expect(formResponses([[field, JSON.stringify({ songUri: 's', songName: 'Song', artistName: 'Artist' })]])).toEqual([
      asked,
    ])
    for (const text of ['Dancing Queen', '{"songUri":1}', '{', '12'])
      expect(formResponses([[field, text]])).toEqual([{ questionUuid: id(3), answerValue: { text } }])
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
    expect(responseErrors([food, swims, song], [])).toEqual({ [id(1)]: required, [id(2)]: required, [id(3)]: required })
    expect(responseErrors([food, swims, song], [asked], [id(1)])).toEqual({ [id(2)]: required })
    expect(responseErrors([{ ...food, isRequired: false }], [])).toEqual({})
    const given = formResponses([
      [responseField(food), 'All'],
      [responseField(swims), '0'],
    ])
    expect(responseErrors([food, swims], given)).toEqual({})
  })

  it('have at most 1000 characters [VAL-44, CONST-12]', () => {
    const long = (count: number) => formResponses([[responseField(food), 'x'.repeat(count)]])
    expect(responseErrors([food], long(1_000))).toEqual({})
    expect(responseErrors([food], long(1_001))).toEqual({ [id(1)]: 'Please limit your response to 1000 characters.' })
    // A song that the guest typed instead of picking it
    const typed = (count: number) => formResponses([[responseField(song), 'x'.repeat(count)]])
    expect(responseErrors([song], typed(1_000))).toEqual({})
    expect(responseErrors([song], typed(1_001))).toEqual({ [id(3)]: 'Please limit your response to 1000 characters.' })
  })

  it('are rejected by the contract if they are longer, whether text or song [VAL-44, CONST-12]', () => {
    const isValid = (answerValue: object) => responseSchema.safeParse({ questionUuid: id(1), answerValue }).success
    const songOf = (length: number) => ({ song: { ...Object(asked.answerValue).song, songName: 'x'.repeat(length) } })
    expect([isValid({ text: 'x'.repeat(1_000) }), isValid({ text: 'x'.repeat(1_001) })]).toEqual([true, false])
    expect([isValid(songOf(200)), isValid(songOf(1_001))]).toEqual([true, false])
  })
})
