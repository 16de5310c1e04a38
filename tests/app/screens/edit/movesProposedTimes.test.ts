import { expect, it } from 'vitest'
import { newFields } from '../../../../app/screens/edit/eventFields.ts'
import { movesProposedTimes } from '../../../../app/screens/edit/saving/movesProposedTimes.ts'

const fields = { ...newFields(Date.UTC(2026, 10, 21), 'America/New_York'), dateUndecided: true }
const asking = { timesAnswered: 0, timeZone: 'America/Los_Angeles' }

it('proposed times move only if the party asks for them, has no date, and gets another time zone', () => {
  expect(movesProposedTimes(asking, fields)).toBe(true)
  expect(movesProposedTimes(undefined, fields)).toBe(false)
  expect(movesProposedTimes({ timeZone: asking.timeZone }, fields)).toBe(false)
  expect(movesProposedTimes(asking, { ...fields, dateUndecided: false })).toBe(false)
  expect(movesProposedTimes({ ...asking, timeZone: 'America/New_York' }, fields)).toBe(false)
  expect(movesProposedTimes({ ...asking, timeZone: 'Asia/Calcutta' }, { ...fields, browserZone: 'Asia/Kolkata' })).toBe(
    false,
  )
})
