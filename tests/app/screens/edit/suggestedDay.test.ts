import { expect, it } from 'vitest'
import { newFields } from '../../../../app/screens/edit/eventFields.ts'
import { suggestedDay } from '../../../../app/screens/edit/options/suggestedDay.ts'

const now = Date.UTC(2026, 10, 1, 12)
const fields = { ...newFields(now, 'America/New_York'), start: '2026-11-21T22:00' }

it('guests with a maybe decide three days before the party, in its time zone, or on the last day to RSVP', () => {
  expect(suggestedDay(fields, now)).toBe('2026-11-18')
  expect(suggestedDay({ ...fields, rsvpOn: '2026-11-15' }, now)).toBe('2026-11-15')
  expect(suggestedDay({ ...fields, rsvpOn: '2026-11-20' }, now)).toBe('2026-11-18')
})

it('no day is suggested for a party without a date, or if that day is today or over', () => {
  expect(suggestedDay({ ...fields, dateUndecided: true }, now)).toBe('')
  expect(suggestedDay({ ...fields, start: '' }, now)).toBe('')
  expect(suggestedDay({ ...fields, start: '2026-11-05T22:00' }, now)).toBe('2026-11-02')
  expect(suggestedDay({ ...fields, start: '2026-11-04T22:00' }, now)).toBe('')
  expect(suggestedDay({ ...fields, rsvpOn: '2026-11-01' }, now)).toBe('')
})
