import { expect, it } from 'vitest'
import { importMessage } from '../../../../../app/features/guests/import/importMessage.ts'
import { CallError } from '../../../../../app/platform/rpc/postCall.ts'
import { fixedText } from '../../../../support/texts/fixedTexts.ts'

const failureText = fixedText('ERR-37')

it.each(['network', 'timeout', 'internal', 'malformed', 'unavailable'] as const)(
  'an import that fails with %s shows an error [ERR-37]',
  (reason) => {
    expect(importMessage(new CallError(reason, ''))).toBe(failureText)
  },
)

it('problems that a host can solve have their own messages [ERR-36, ERR-51]', () => {
  expect(importMessage(new CallError('csvUnreadable', ''))).toBe(fixedText('ERR-36'))
  expect(importMessage(new CallError('tooLarge', ''))).toContain('5 MB')
  expect(importMessage(new CallError('guestLimit', ''))).toContain('10,000')
  expect(importMessage(new Error('no'))).toBe(failureText)
})
