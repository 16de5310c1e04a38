import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitText, textParts } from '@festoon/contract/rules/fitText'
import { everyMail, everyText } from '../../support/texts/mails.ts'

describe('a text message', () => {
  it.each([
    ['x'.repeat(160), 1],
    ['x'.repeat(161), 2],
    ['x'.repeat(306), 2],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['ж'.repeat(70), 1],
    ['ж'.repeat(71), 2],
    [`${'x'.repeat(69)}🎉`, 2],
  ])('%s is sent in %d segments', (body, parts) => {
    expect(textParts(body)).toBe(parts)
  })

  it('keeps its ending and has at most four segments, for any text', () => {
    const ending = `https://party.example/event/${'x'.repeat(120)} Reply STOP to stop.`
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3_000 }), (message) => {
        const body = fitText(message, ending)
        expect(body.endsWith(ending)).toBe(true)
        expect(body.isWellFormed()).toBe(true)
        expect(textParts(body)).toBeLessThanOrEqual(4)
      }),
    )
    expect(fitText('“Hi” – all…', 'end')).toBe('"Hi" - all... end')
    const tooLong = 'x'.repeat(700)
    expect(fitText('Hi', tooLong), 'an ending that fills the segments alone').toBe(`... ${tooLong}`)
  })

  it.each([...everyText()])(
    'about an event (%s) has at most three segments, a link, and opt-out instructions',
    (_name, body) => {
      expect(textParts(body)).toBeLessThanOrEqual(3)
      expect(body).toMatch(
        /https:\/\/party\.example\/(?:i\/[\w-]{30}(?:\?r=\w+)?|event\/\S{36,150}) Reply STOP to stop\.$/,
      )
    },
  )
})

/** The emails about an account, the server or a guest's own data, which can't be turned off. */
const ownMails = new Set([
  'code',
  'link',
  'contact',
  'showRsvp',
  'signed-in',
  'passkey-added',
  'suspended',
  'restored',
  'sms-stopped',
])

it.each([...everyMail()])(
  'an email (%s) about a party has an unsubscribe link, and the same content as text',
  (name, mail) => {
    const isOwn = ownMails.has(name)
    expect(mail.unsubscribe === undefined).toBe(isOwn)
    expect(mail.text.includes('Turn off messages: https://')).toBe(!isOwn)
    expect(mail.html.includes('Turn off messages')).toBe(!isOwn)
  },
)
