import { expect, it } from 'vitest'
import { messageLines, smsText } from '../../../../contract/rules/guests/messageWords.ts'

it('an SMS has the headline as a sentence, the lines, and the link', () => {
  const sms = (headline: string) => smsText(headline, ['Bring a hat.', 'See you!'], 'https://festoon.example/e')
  const ending = 'Bring a hat. See you! https://festoon.example/e Reply STOP to stop.'
  expect(sms('Hana about Supper')).toBe(`Hana about Supper. ${ending}`)
  expect(sms('Hana about Who? Supper')).toBe(`Hana about Who? Supper. ${ending}`)
  for (const end of ['.', '?', '!']) expect(sms(`Hana about Supper${end}`)).toBe(`Hana about Supper${end} ${ending}`)
})

it('a message is split into its paragraphs', () => {
  expect(messageLines('Bring a hat.\n\n  \nSee you!\n')).toEqual(['Bring a hat.', 'See you!'])
})
