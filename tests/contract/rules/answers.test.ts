import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerSchema, type Answer } from '../../../contract/guest.ts'
import { answerErrors, takenBack, withKnown } from '../../../contract/rules/answerErrors.ts'
import { answerField, formAnswers, type Asked } from '../../../contract/rules/answers.ts'

const id = (last: number): string => `6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a${String(last).padStart(2, '0')}`
const food: Asked = { questionUuid: id(1), questionType: 'text', isRequired: true }
const swims: Asked = { questionUuid: id(2), questionType: 'yesNo', isRequired: true }
const song: Asked = { questionUuid: id(3), questionType: 'song', isRequired: true }
const asked: Answer = {
  questionUuid: id(3),
  answerValue: { song: { songUri: 's', songName: 'Song', artistName: 'Artist' } },
}

describe('the answers of a form', () => {
  it('are read from its fields, and stand beside those that it did not ask for', () => {
    const before: Answer[] = [asked, { questionUuid: id(1), answerValue: { text: 'Meat' } }]
    const fields: [string, unknown][] = [
      [answerField(food), ' No nuts\r\nplease '],
      [answerField(swims), '0'],
      ['name', 'Ana'],
      ['text:no-id', 'x'],
      [`text:${id(9)}`, new Blob()],
    ]
    expect(withKnown(formAnswers(fields), before)).toEqual([
      asked,
      { questionUuid: id(1), answerValue: { text: 'No nuts\nplease' } },
      { questionUuid: id(2), answerValue: { isYes: false } },
    ])
    const emptied = formAnswers([[answerField(food), '  ']])
    expect(emptied).toEqual([])
    expect(takenBack([asked], before)).toEqual([{ questionUuid: id(1), answerValue: { text: '' } }])
  })

  it('name a song as it was picked, or as it was typed', () => {
    const field = answerField(song)
    expect(formAnswers([[field, JSON.stringify({ songUri: 's', songName: 'Song', artistName: 'Artist' })]])).toEqual([
      asked,
    ])
    for (const text of ['Dancing Queen', '{"songUri":1}', '{', '12'])
      expect(formAnswers([[field, text]])).toEqual([{ questionUuid: id(3), answerValue: { text } }])
  })

  it('are ones that the wire takes, whatever the fields hold', () => {
    const name = fc.constantFrom(answerField(food), answerField(swims), 'text:', 'yesNo:x', '__proto__')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ maxLength: 50 })), { maxLength: 5 }), (fields) => {
        for (const answer of formAnswers(fields)) expect(answerSchema.safeParse(answer).success).toBe(true)
      }),
    )
  })
})

describe('the answers of somebody who comes', () => {
  it('are demanded where the host said so, but for those that are kept elsewhere [VAL-06]', () => {
    const required = 'This is a required field'
    expect(answerErrors([food, swims, song], [])).toEqual({ [id(1)]: required, [id(2)]: required, [id(3)]: required })
    expect(answerErrors([food, swims, song], [asked], [id(1)])).toEqual({ [id(2)]: required })
    expect(answerErrors([{ ...food, isRequired: false }], [])).toEqual({})
    const given = formAnswers([
      [answerField(food), 'All'],
      [answerField(swims), '0'],
    ])
    expect(answerErrors([food, swims], given)).toEqual({})
  })

  it('have at most 1000 characters [VAL-44, CONST-12]', () => {
    const long = (count: number) => formAnswers([[answerField(food), 'x'.repeat(count)]])
    expect(answerErrors([food], long(1_000))).toEqual({})
    expect(answerErrors([food], long(1_001))).toEqual({ [id(1)]: 'Please limit your answer to 1000 characters.' })
  })
})
