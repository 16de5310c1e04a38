import { parse } from 'node:querystring'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { attendanceOf, parseRsvpForm, validateRsvp, type RsvpValues } from '@festoon/contract/rules/guests/rsvpForm'
import { startingValues } from '../../../../../app/screens/event/rsvp/rsvpFormFields.ts'
import { contextOf, prepareRsvp } from '../../../../../app/screens/event/rsvp/submitRsvp.ts'
import { readRsvpForm } from '../../../../../server/guests/rsvp/readRsvpForm.ts'
import {
  foodQuestionId,
  goingInvitee as invitee,
  guestPageData,
  inviteeByLink as byLink,
} from '../../../../support/guestPageData.ts'
import { fixedText } from '../../../../support/texts/fixedTexts.ts'

const { event } = guestPageData({ primary: '#fae5ff', text: '#000000' })
const eventWithQuestion = {
  ...event,
  questions: [{ questionUuid: foodQuestionId, question: 'Eats?', isRequired: true, questionType: 'text' as const }],
}

describe('a sent RSVP', () => {
  const values = startingValues({ ...eventWithQuestion, invitee }, null, null)
  const sentRsvp = (changed: Partial<RsvpValues>, rsvpStatus: 'YES' | 'NO' | 'SEEN', before: Invitee | null) =>
    attendanceOf({ ...values, ...changed, rsvpStatus }, contextOf({ ...eventWithQuestion, invitee: before }, []))
  const errorsOf = (changed: Partial<RsvpValues>, at: EventView, contacts: ('email' | 'phone')[]) =>
    validateRsvp({ ...values, ...changed }, contextOf(at, contacts))

  it('leaves out a message that was not shown, and clears an emptied one', () => {
    const empty = { rsvpMessage: '', answers: [] }
    expect(sentRsvp(empty, 'YES', byLink)).not.toHaveProperty('rsvpMessage')
    expect(sentRsvp(empty, 'YES', byLink).answers).toEqual([])
    expect(sentRsvp(empty, 'NO', byLink).rsvpMessage, 'a different RSVP').toBe('')
    expect(sentRsvp({}, 'YES', byLink).rsvpMessage, 'a new message').toBe('See you')
    expect(sentRsvp({}, 'YES', invitee).rsvpMessage, 'the shown message').toBe('See you')
    expect(sentRsvp(empty, 'YES', invitee)).toMatchObject({
      rsvpMessage: '',
      answers: [{ questionUuid: foodQuestionId, answerValue: { text: '' } }],
    })
  })

  it('has a trimmed name, and only the contacts that were entered', () => {
    const typedValues = { name: ' Ana ', email: ' ana@example.com ', phone: '(415) 555-0100' }
    expect(sentRsvp(typedValues, 'YES', null)).toMatchObject({
      name: 'Ana',
      email: 'ana@example.com',
      phone: '+14155550100',
    })
    const bare = sentRsvp({ email: ' ', phone: '', notificationPreference: undefined }, 'YES', null)
    for (const name of ['email', 'phone', 'notificationPreference']) expect(bare).not.toHaveProperty(name)
  })

  it('can be a message alone, which has to be written', () => {
    expect(sentRsvp({}, 'SEEN', null)).toMatchObject({ rsvpStatus: 'SEEN', messageOnly: true })
    expect(sentRsvp({}, 'NO', null)).not.toHaveProperty('messageOnly')
    const only = { rsvpStatus: 'SEEN' as const }
    expect(errorsOf(only, { ...event, invitee }, ['email'])).toEqual({})
    expect(errorsOf({ ...only, rsvpMessage: ' ' }, { ...event, invitee }, ['email'])).toEqual({
      rsvpMessage: 'Please write your message to the host.',
    })
  })

  it('needs no contact or response that the server already has', () => {
    const change = { email: '', phone: '', answers: [] }
    expect(errorsOf(change, { ...eventWithQuestion, invitee: byLink }, ['email'])).toEqual({})
    expect(errorsOf(change, { ...eventWithQuestion, invitee: null }, [])).toEqual({
      email: fixedText('VAL-16'),
      answers: { [foodQuestionId]: fixedText('VAL-06') },
    })
    // With a party that asks for no contact of guests who are known, both stay as they are.
    const oneWay = { ...eventWithQuestion, communicationPreference: 1 as const, invitee: byLink }
    for (const wants of [1, 2, 3] as const)
      expect(errorsOf({ ...change, notificationPreference: wants }, oneWay, ['email'])).toEqual({})
    const byText = { ...change, notificationPreference: 2 as const }
    expect(errorsOf(byText, { ...eventWithQuestion, invitee: byLink }, ['email'])).toEqual({
      phone: fixedText('VAL-14'),
    })
  })
})

describe('the details for the caterer in a sent RSVP', () => {
  const going = { ...invitee, rsvpMessage: '', answers: [] }
  /** Returns the details that are sent for a form. */
  const sentHeads = (fields: Record<string, string>, before: Invitee | null = going) => {
    const values = parseRsvpForm(Object.entries({ rsvpStatus: 'yes', name: 'Ana', ...fields }))
    const { rsvpStatus = 'NO' } = values
    return attendanceOf({ ...values, rsvpStatus }, contextOf({ ...event, invitee: before }, [])).heads
  }

  it('are those in the form of a guest who is going', () => {
    expect(sentHeads({ heads: '1', children: '1', 'diet.vegan': '2' })).toEqual({
      children: 1,
      diets: [{ diet: 'vegan', count: 2 }],
    })
    expect(sentHeads({ heads: '1', children: '1', rsvpStatus: 'no' })).toBeUndefined()
    expect(sentHeads({ children: '1' }), 'the party asks for nothing').toBeUndefined()
  })

  it('are empty once the guest has cleared what they saw, and left out if they saw nothing', () => {
    const blank = { heads: '1', children: '0', dietNote: '' }
    const hidden = { ...going, withheld: byLink.withheld && { ...byLink.withheld, heads: true as const } }
    expect(sentHeads(blank, { ...going, heads: { children: 1 } })).toEqual({})
    expect(sentHeads(blank, hidden)).toBeUndefined()
    expect(sentHeads(blank, { ...hidden, heads: { children: 1 } }), 'this browser knew them').toEqual({})
    expect(sentHeads({ ...blank, children: '1' }, hidden)).toEqual({ children: 1 })
  })
})

it('is read from the fields of the form', () => {
  const read = (fields: Record<string, string>) => parseRsvpForm(Object.entries(fields))
  const texts = { name: 'Ana', email: 'ana@example.com', phone: '+14155550100', rsvpMessage: 'See you' }
  const filledFields = { ...texts, additionalGuestCount: '2' }
  expect(read({ ...filledFields, rsvpStatus: 'yes', notificationPreference: '3' })).toEqual({
    ...texts,
    rsvpStatus: 'YES',
    notificationPreference: 3,
    additionalGuestCount: 2,
    answers: [],
  })
  const declinedRsvp = { rsvpStatus: 'NO', email: texts.email, phone: '', additionalGuestCount: 0 }
  expect(read({ ...filledFields, rsvpStatus: 'no', notificationPreference: '1' })).toMatchObject(declinedRsvp)
  expect(read({ ...filledFields, rsvpStatus: 'yes', notificationPreference: '2' })).toMatchObject({
    email: '',
    phone: texts.phone,
  })
  expect(read({})).toMatchObject({ rsvpStatus: undefined, notificationPreference: undefined, additionalGuestCount: 0 })
  for (const odd of ['0x2', '1e0', '-1', '2.5', 'two'])
    expect(read({ rsvpStatus: 'yes', additionalGuestCount: odd }).additionalGuestCount).toBeNaN()
})

describe('with any form, the page and the form without JavaScript', () => {
  const id = (last: number): string => `6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2b${String(last).padStart(2, '0')}`
  const question = { question: 'Which?', isRequired: true, options: ['Fish', 'Cake'] }
  const questions = [
    { ...question, questionUuid: id(1), questionType: 'text' as const, isRequired: false },
    { ...question, questionUuid: id(2), questionType: 'choice' as const },
    { ...question, questionUuid: id(3), questionType: 'choices' as const, isRequired: false },
    { ...question, questionUuid: id(4), questionType: 'number' as const },
    { ...question, questionUuid: id(5), questionType: 'choice' as const, perHead: true as const },
    {
      ...question,
      questionUuid: id(6),
      questionType: 'date' as const,
      askedIf: { questionUuid: id(2), responses: ['Fish'] },
    },
  ]
  const oneOf = (...values: string[]) => fc.oneof(fc.constantFrom(...values), fc.string({ unit: 'grapheme' }))
  const fields = fc.array(
    fc.oneof(
      fc.tuple(fc.constant('rsvpStatus'), oneOf('yes', 'YES', 'no', 'maybe', 'seen')),
      fc.tuple(fc.constant('name'), oneOf('Ana', ' Ana ', '')),
      fc.tuple(fc.constant('email'), oneOf('ana@example.com', 'ana', '')),
      fc.tuple(fc.constant('phone'), oneOf('(415) 555-0100', '12', '')),
      fc.tuple(fc.constant('notificationPreference'), oneOf('1', '2', '3')),
      fc.tuple(fc.constant('rsvpMessage'), oneOf('See\nyou', '\u200b', 'x'.repeat(1_025))),
      fc.tuple(fc.constant('additionalGuestCount'), oneOf('', '0', '1', ' 2 ', '9', '0x2', '-1')),
      fc.tuple(
        fc.constantFrom('heads', 'children', 'plusOne', 'diets', 'diet.vegan'),
        oneOf('1', '3', 'vegan', 'A\nB'),
      ),
      fc.tuple(fc.constantFrom(`text:${id(1)}`, `choice:${id(2)}`, `choices:${id(3)}`), oneOf('Fish', 'Cake', 'Meat')),
      fc.tuple(fc.constantFrom(`number:${id(4)}`, `count:${id(5)}:Fish`, `count:${id(5)}:Pie`), oneOf('1', '2', '1.5')),
      fc.tuple(fc.constantFrom(`date:${id(6)}`, `song:${id(1)}`, `yesNo:${id(2)}`), oneOf('2026-12-24', '1', '{}')),
    ),
    { maxLength: 14 },
  )

  it('send the same RSVP or show the same errors', () => {
    fc.assert(
      fc.property(fields, fc.constantFrom(1, 2, 3), (filledFields, communicationPreference) => {
        const data = new FormData()
        for (const [name, value] of filledFields) data.append(name, value.replaceAll('\r', ''))
        // Browsers encode line ends as CRLF.
        const postedForm = new URLSearchParams(
          filledFields.map(([name, value]) => [name, value.replaceAll('\r', '').replaceAll('\n', '\r\n')]),
        )
        const form = readRsvpForm({ ...parse(postedForm.toString()) })
        const byPost = form.check({ questions, communication_preference: communicationPreference }, undefined)
        const byPage = prepareRsvp(data, { ...event, questions, communicationPreference, invitee: null }, [])
        if ('errors' in byPage) expect(byPost).toEqual(byPage)
        else expect(byPost).toEqual({ rsvp: byPage.rsvp })
      }),
      { numRuns: 500 },
    )
  })
})
