import { expect, it } from 'vitest'
import { isOneTap, startingValues } from '../../../../../app/screens/event/rsvp/rsvpFormFields.ts'
import { guestPageData } from '../../../../support/guestPageData.ts'

const { event } = guestPageData({ primary: '#fae5ff', text: '#000000' })
const party = { ...event, invitee: null, questions: [] }
const ana = startingValues(party, null, null, 'Ana')
const question = (isRequired: boolean) => ({
  questionUuid: '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11',
  question: 'What can you not eat?',
  questionType: 'text' as const,
  isRequired,
})

it('one tap is enough for a guest whose name and contact are known', () => {
  expect(isOneTap(party, ana, ['email'])).toBe(true)
  expect(isOneTap(party, ana, ['phone'])).toBe(true)
  expect(isOneTap({ ...party, questions: [question(false)] }, ana, ['email'])).toBe(true)
  // Asked only after a response that isn't required.
  const askedIf = { questionUuid: '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a10', responses: ['yes'] }
  expect(isOneTap({ ...party, questions: [{ ...question(true), askedIf }] }, ana, ['email'])).toBe(true)
})

it.each([
  ['no contact is known', isOneTap(party, ana, [])],
  ['no name is known', isOneTap(party, { ...ana, name: ' ' }, ['email'])],
  ['a response is required', isOneTap({ ...party, questions: [question(true)] }, ana, ['email'])],
  [
    'a question is asked per person',
    isOneTap({ ...party, questions: [{ ...question(false), perHead: true }] }, ana, ['email']),
  ],
  [
    'the host asks for the caterer',
    isOneTap({ ...party, headDetails: { children: true, names: false, diets: false } }, ana, ['email']),
  ],
  ['the link chose an RSVP', isOneTap(party, { ...ana, rsvpStatus: 'YES' }, ['email'])],
  ['there is a message to review', isOneTap(party, { ...ana, rsvpMessage: 'Hi' }, ['email'])],
  ['there are guests to review', isOneTap(party, { ...ana, additionalGuestCount: 2 }, ['email'])],
])('the form is shown first if %s', (_reason, result) => {
  expect(result).toBe(false)
})
