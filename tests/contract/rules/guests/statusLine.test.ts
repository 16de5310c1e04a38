import { expect, it } from 'vitest'
import { statusLine, type Summary } from '../../../../contract/rules/guests/statusLine.ts'

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
  expect(line({ isHost: true, goingCount: 2, unsentCount: 3 })).toBe('2 attending')
  expect(line({ isHost: true, goingCount: 12, ...past })).toBe('12 attended')
})

it('shows the host the next step while no one else is going [EVLIST-20]', () => {
  expect(line({ isHost: true, rsvpStatus: 'YES', unsentCount: 1 })).toBe('1 invite unsent')
  expect(line({ isHost: true, rsvpStatus: 'YES', unsentCount: 3 })).toBe('3 invites unsent')
  expect(line({ isHost: true, rsvpStatus: 'NO', goingCount: 0, unsentCount: 3 })).toBe('3 invites unsent')
})

it('says that no one has responded only if the host is the only one going [EVLIST-21]', () => {
  expect(line({ isHost: true, rsvpStatus: 'YES' })).toBe('No responses yet')
  expect(line({ isHost: true, rsvpStatus: 'NO' })).toBe('1 attending')
  expect(line({ isHost: true, rsvpStatus: 'NO', goingCount: 0 })).toBe('0 attending')
})

it('shows guests their own status [EVLIST-22, EVLIST-23, EVLIST-24, EVLIST-25, EVLIST-26]', () => {
  expect(line({ rsvpStatus: 'YES', waitlistStatus: 'PENDING_APPROVAL' })).toBe('Waitlisted')
  expect(line({ rsvpStatus: 'YES', waitlistStatus: 'DENIED' })).toBe('Denied')
  expect(line({ rsvpStatus: 'YES' })).toBe('You are going')
  expect(line({ rsvpStatus: 'YES', ...past })).toBe('You went')
  expect(line({ rsvpStatus: 'NO' })).toBe("You can't make it")
  expect(line({ rsvpStatus: 'NO', ...past })).toBe("You didn't make it")
  expect(line({ rsvpStatus: 'SEEN' })).toBe('You have not responded')
  expect(line({ rsvpStatus: 'INVITED' })).toBe('You have not responded')
})
