import { describe, expect, it } from 'vitest'
import { newInviteeSchema } from '../../../contract/nouns/guest.ts'
import { email, filledLine, hexColor, plainText, uuid } from '../../../contract/wire/text.ts'

const id = '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11'

describe('stored text', () => {
  it.each(['a\u0000b', 'lone \uD83D half', 'bell \u0007'])('rejects %j', (text) => {
    expect(plainText(100).safeParse(text).success).toBe(false)
    expect(filledLine(100).safeParse(text).success).toBe(false)
  })

  it('keeps line breaks in text and rejects them in a line', () => {
    expect(plainText(100).parse('one\ntwo')).toBe('one\ntwo')
    expect(filledLine(100).safeParse('one\ntwo').success).toBe(false)
    expect(filledLine(100).safeParse('Subject\r\nBcc: x').success).toBe(false)
  })

  it('leaves out signs that reverse the text after them, such as the name of the sender', () => {
    expect(filledLine(100).parse('Help\u202E\u2066 desk\u2069')).toBe('Help desk')
    expect(filledLine(100).safeParse('\u202E').success).toBe(false)
    expect(filledLine(100).parse('\u200Fשלום')).toBe('\u200Fשלום')
  })

  it('trims a line and rejects an empty one', () => {
    expect(filledLine(100).parse('  Maya ')).toBe('Maya')
    expect(filledLine(100).safeParse('   ').success).toBe(false)
  })
})

it('accepts a name and an address of at most 128 characters each [VAL-40, CONST-09]', () => {
  const isValidName = (name: string) => newInviteeSchema.safeParse({ inviteeId: id, name, email: 'a@b.co' }).success
  expect([isValidName('x'.repeat(128)), isValidName('x'.repeat(129))]).toEqual([true, false])
  expect(email.safeParse(`${'a'.repeat(116)}@example.com`).success).toBe(true)
  expect(email.safeParse(`${'a'.repeat(117)}@example.com`).success).toBe(false)
})

it('normalizes ids and colors', () => {
  expect(uuid.parse('6F1C9A4E-2D6B-4B7E-9D43-0B8A8D1F2A11')).toBe('6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11')
  expect(hexColor.parse('#FAE5FF')).toBe('#fae5ff')
  expect(hexColor.safeParse('red').success).toBe(false)
})
