import { expect, it } from 'vitest'
import { pastDeadlines } from '../../../../contract/rules/events/pastDeadlines.ts'

// Noon in Los Angeles.
const now = Date.UTC(2026, 10, 27, 20)
const hour = 3_600_000
const timeZone = 'America/Los_Angeles'
const past = {
  decideBy: "The day to decide by can't be in the past",
  rsvpBy: "The RSVP deadline can't be in the past",
}

it('refuses deadlines that are over if they are new or on another day than before', () => {
  const over = { decideBy: now - 1, rsvpBy: now, timeZone }
  expect(pastDeadlines(over, undefined, now)).toEqual(past)
  expect(pastDeadlines(over, { timeZone }, now)).toEqual(past)
  expect(pastDeadlines(over, { decideBy: now - 24 * hour, rsvpBy: now + 24 * hour, timeZone }, now)).toEqual(past)
})

it('accepts none, those to come, and those on the same day as before, in the time zone of each', () => {
  expect(pastDeadlines({ timeZone }, undefined, now)).toEqual({})
  expect(pastDeadlines({ decideBy: now + 1, rsvpBy: now + 1, timeZone }, undefined, now)).toEqual({})
  expect(pastDeadlines({ rsvpBy: now - 1, timeZone }, { rsvpBy: now - 11 * hour, timeZone }, now)).toEqual({})
  // Both are the last minute of the same day: the party moved from Berlin to Los Angeles.
  const berlin = { rsvpBy: Date.UTC(2026, 10, 25, 22, 59), timeZone: 'Europe/Berlin' }
  expect(pastDeadlines({ rsvpBy: Date.UTC(2026, 10, 26, 7, 59), timeZone }, berlin, now)).toEqual({})
})
