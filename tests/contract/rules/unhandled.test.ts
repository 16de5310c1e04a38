import { expect, it } from 'vitest'
import { isInFilter, type GuestFilter, type StatusSource } from '../../../contract/rules/guests/guestStatus.ts'
import { statusLine, type Summary } from '../../../contract/rules/guests/statusLine.ts'

const event: Summary = {
  startTime: 1_000,
  endTime: 0,
  timeZone: 'America/Los_Angeles',
  isHost: false,
  isDraft: false,
  goingCount: 1,
  unsentCount: 0,
  rsvpStatus: 'SEEN',
}
/** A status that a newer server might send. It is parsed from text, so the compiler can't check it. */
const later: { rsvpStatus: 'SEEN'; filter: GuestFilter } = JSON.parse('{"rsvpStatus":"LATER","filter":"LATER"}')
const guest: StatusSource = { rsvpStatus: 'SEEN', inviteStatus: 'OPENED', additionalGuestCount: 0 }

it('does not show an unknown status as a known one [ERR-47]', () => {
  expect(statusLine(event, 0)).toBe('You have not responded')
  expect(() => statusLine({ ...event, rsvpStatus: later.rsvpStatus }, 0)).toThrow('Unhandled status: LATER')
  expect(isInFilter(guest, 'Awaiting')).toBe(true)
  expect(() => isInFilter(guest, later.filter)).toThrow('Unhandled status: LATER')
})
