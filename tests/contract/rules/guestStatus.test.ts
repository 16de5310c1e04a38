import { expect, it } from 'vitest'
import { guestStatus, isInFilter, type GuestStanding } from '../../../contract/rules/guestStatus.ts'

const guest = (over: Partial<GuestStanding> = {}): GuestStanding => ({
  rsvpStatus: 'INVITED',
  inviteStatus: 'PENDING',
  additionalGuestCount: 0,
  ...over,
})

it('filters by what the host means [GLIST-14, GLIST-15]', () => {
  const unsent = guest()
  const failed = guest({ inviteStatus: 'FAILED' })
  const sent = guest({ inviteStatus: 'SUCCESS' })
  const seen = guest({ rsvpStatus: 'SEEN', inviteStatus: 'PENDING' })
  const yes = guest({ rsvpStatus: 'YES' })
  const no = guest({ rsvpStatus: 'NO' })
  const all = [unsent, failed, sent, seen, yes, no]
  const filtered = (filter: Parameters<typeof isInFilter>[1]) => all.filter((one) => isInFilter(one, filter))
  expect(filtered('All')).toEqual(all)
  expect(filtered('Unsent')).toEqual([unsent, failed])
  expect(filtered('Awaiting')).toEqual([sent, seen])
  expect(filtered('Going')).toEqual([yes])
  expect(filtered('Not Going')).toEqual([no])
})

it('keeps removed guests out of every filter', () => {
  const removed = guest({ rsvpStatus: 'HIDDEN' })
  expect(isInFilter(removed, 'All') || isInFilter(removed, 'Unsent')).toBe(false)
})

it('names the status of a guest [GLIST-17, INV-12]', () => {
  expect(guestStatus(guest())).toBe('Unsent')
  expect(guestStatus(guest({ inviteStatus: 'SUCCESS' }))).toBe('Sent')
  expect(guestStatus(guest({ rsvpStatus: 'YES' }))).toBe('Yes')
  expect(guestStatus(guest({ rsvpStatus: 'NO' }))).toBe('No')
  expect(guestStatus(guest({ rsvpStatus: 'YES', waitlistStatus: 'PENDING_APPROVAL' }))).toBe('Waitlisted')
  expect(guestStatus(guest({ rsvpStatus: 'NO', waitlistStatus: 'PENDING_APPROVAL' }))).toBe('No')
  expect(guestStatus(guest({ inviteStatus: 'FAILED' }))).toBe('Failed')
  expect(guestStatus(guest({ inviteStatus: 'CLICKED' }))).toBe('Opened')
})
