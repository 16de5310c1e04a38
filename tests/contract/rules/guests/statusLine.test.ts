import { expect, it } from 'vitest'
import { statusLine, type Summary } from '../../../../contract/rules/guests/statusLine.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

const now = Date.UTC(2026, 10, 21)
const day = 86_400_000
const event = (over: Partial<Summary> = {}): Summary => ({
  startTime: now + day,
  endTime: 0,
  timeZone: 'UTC',
  isHost: false,
  isDraft: false,
  goingCount: 1,
  unsentCount: 0,
  rsvpStatus: 'INVITED',
  ...over,
})
const past = { startTime: now - 3 * day }
const line = (over: Partial<Summary>) => statusLine(event(over), now)

it('shows draft and canceled first [EVLIST-16, EVLIST-17]', () => {
  expect(line({ isDraft: true, cancelledTimestamp: 1 })).toBe('Draft')
  expect(line({ cancelledTimestamp: 1, isHost: true, goingCount: 9 })).toBe('Canceled')
})

it('shows the host how many guests are going [EVLIST-18, EVLIST-19]', () => {
  expect(line({ isHost: true, goingCount: 2, unsentCount: 3 })).toBe(fixedText('EVLIST-18', { values: ['2'] }))
  expect(line({ isHost: true, goingCount: 12, ...past })).toBe('12 attended')
})

it('shows the host the next step while no one else is going [EVLIST-20]', () => {
  expect(line({ isHost: true, rsvpStatus: 'YES', unsentCount: 1 })).toBe('1 invite unsent')
  expect(line({ isHost: true, rsvpStatus: 'YES', unsentCount: 3 })).toBe('3 invites unsent')
  expect(line({ isHost: true, rsvpStatus: 'NO', goingCount: 0, unsentCount: 3 })).toBe('3 invites unsent')
})

it('says that no one has responded only if the host is the only one going [EVLIST-21]', () => {
  expect(line({ isHost: true, rsvpStatus: 'YES' })).toBe(fixedText('EVLIST-21'))
  expect(line({ isHost: true, rsvpStatus: 'NO' })).toBe('1 attending')
  expect(line({ isHost: true, rsvpStatus: 'NO', goingCount: 0 })).toBe('0 attending')
})

it('shows guests that they wait or were denied [EVLIST-22, EVLIST-23]', () => {
  expect(line({ rsvpStatus: 'YES', waitlistStatus: 'PENDING_APPROVAL' })).toBe(fixedText('EVLIST-22'))
  expect(line({ rsvpStatus: 'YES', waitlistStatus: 'DENIED' })).toBe(fixedText('EVLIST-23'))
})

it('shows guests their own RSVP [EVLIST-24, EVLIST-25, EVLIST-26]', () => {
  expect(line({ rsvpStatus: 'YES' })).toBe(fixedText('EVLIST-24'))
  expect(line({ rsvpStatus: 'YES', ...past })).toBe(fixedText('EVLIST-24', { at: 1 }))
  expect(line({ rsvpStatus: 'NO' })).toBe(fixedText('EVLIST-25'))
  expect(line({ rsvpStatus: 'NO', ...past })).toBe(fixedText('EVLIST-25', { at: 1 }))
  expect(line({ rsvpStatus: 'SEEN' })).toBe(fixedText('EVLIST-26'))
  expect(line({ rsvpStatus: 'INVITED' })).toBe(fixedText('EVLIST-26'))
})
