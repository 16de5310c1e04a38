import { describe, expect, it } from 'vitest'
import { messageErrors, type MessageFields } from '../../../../../app/features/guests/messages/messageErrors.ts'
import { fixedText } from '../../../../support/texts/fixedTexts.ts'

const fields: MessageFields = {
  message: 'The gate is on the left.',
  groups: ['Going'],
  email: 'hana@example.com',
  isTextBlast: false,
}
const errors = (changed: Partial<MessageFields>, prefersPhone = false, recipients: number | undefined = 1) =>
  messageErrors({ ...fields, ...changed }, { prefersPhone, recipients })

describe('a message to guests', () => {
  it('can be sent when complete', () => {
    expect(errors({})).toEqual({})
    expect(errors({ email: ' hana@example.com ' }, false, undefined)).toEqual({})
  })

  it('needs a reply address, unless the party prefers SMS [VAL-45]', () => {
    for (const email of ['', 'hana', 'hana@example']) expect(errors({ email })).toEqual({ email: fixedText('VAL-45') })
    expect(errors({ email: ' ' }, true)).toEqual({})
    // An entered address must still be valid.
    expect(errors({ email: 'hana' }, true)).toEqual({ email: fixedText('VAL-45') })
  })

  it('needs a group with at least one recipient [VAL-46]', () => {
    expect(errors({ groups: [] })).toEqual({ groups: fixedText('VAL-46') })
    expect(errors({}, false, 0).groups).toMatch(/^There's no one in these groups to message\./)
  })

  it('needs a text [VAL-47]', () => {
    for (const message of ['', ' \n ', '\u200B']) expect(errors({ message })).toEqual({ message: fixedText('VAL-06') })
  })

  it('has at most 1000 characters [VAL-48]', () => {
    expect(errors({ message: 'x'.repeat(1_000) })).toEqual({})
    expect(errors({ message: 'x'.repeat(1_001) })).toEqual({ message: fixedText('VAL-48') })
  })
})
