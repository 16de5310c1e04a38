import { expect, it } from 'vitest'
import type { Invitee, QuestionResponse } from '@festoon/contract/nouns/guest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { responseCount } from '../../../../app/screens/edit/questions/responseCount.ts'

const question: Question = {
  questionUuid: crypto.randomUUID(),
  question: 'Meal',
  questionType: 'choice',
  options: ['Fish', 'Pie'],
  isRequired: false,
}
const guest = (answerValue: QuestionResponse['answerValue'] | undefined, more: Partial<Invitee> = {}): Invitee => ({
  inviteeId: crypto.randomUUID(),
  name: 'Ana',
  role: 'attendee',
  rsvpStatus: 'YES',
  inviteStatus: 'OPENED',
  additionalGuestCount: 0,
  rsvpMessage: '',
  answers: answerValue ? [{ questionUuid: question.questionUuid, answerValue }] : [],
  isNew: false,
  ...more,
})

it('the responses to a question, and the guests who chose an option, leave out removed guests', () => {
  const guests = [
    guest({ text: 'Fish' }),
    guest({ counts: [{ option: 'Fish', count: 2 }] }),
    guest({ counts: [{ option: 'Pie', count: 1 }] }, { rsvpStatus: 'NO' }),
    guest({ text: 'Fish' }, { rsvpStatus: 'HIDDEN' }),
    guest(undefined),
  ]
  expect(responseCount(guests, question)).toBe(3)
  expect(responseCount(guests, question, 'Fish')).toBe(2)
  expect(responseCount(guests, question, 'Pie')).toBe(1)
  expect(responseCount(guests, { ...question, questionUuid: crypto.randomUUID() })).toBe(0)
  const several = { ...question, questionType: 'choices' as const }
  expect(responseCount([guest({ text: 'Fish\nPie' })], several, 'Pie')).toBe(1)
})
