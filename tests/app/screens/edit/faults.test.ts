import { expect, test } from 'vitest'
import { newFields } from '../../../../app/screens/edit/eventFields.ts'
import { refusedFields, stillRefused, tabToOpen } from '../../../../app/screens/edit/saving/faults.ts'

test('an error in the form comes before one in a panel, and questions before options [VAL-25]', () => {
  expect(tabToOpen({ rsvpBy: 'late', title: 'missing' })).toBeNull()
  expect(tabToOpen({ rsvpBy: 'late', decideBy: 'late' })).toBe('options')
  expect(tabToOpen({ capacity: 'wrong', questions: 'lacking' })).toBe('questions')
})

test("the server's errors are shown at their fields until the host changes those [VAL-25]", () => {
  const errors = refusedFields([
    { path: 'event.description', message: 'Links are blocked' },
    { path: 'event.questions.0.question', message: 'Too long' },
    { path: 'event.backgroundAnimationUrl', message: 'Unknown' },
    { path: 'eventId', message: 'Unknown' },
  ])
  expect(errors).toEqual({ description: 'Links are blocked', questions: 'Too long' })
  const sentFields = newFields(0, 'Europe/Berlin')
  expect(stillRefused(errors, sentFields, { ...sentFields, title: 'Supper' })).toEqual(errors)
  expect(stillRefused(errors, sentFields, { ...sentFields, description: 'None' })).toEqual({ questions: 'Too long' })
})
