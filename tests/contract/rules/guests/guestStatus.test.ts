import { expect, it } from 'vitest'
import {
  guestDetail,
  guestStatus,
  isInFilter,
  type StatusSource,
} from '../../../../contract/rules/guests/guestStatus.ts'

const guest = (over: Partial<StatusSource> = {}): StatusSource => ({
  rsvpStatus: 'INVITED',
  inviteStatus: 'PENDING',
  additionalGuestCount: 0,
  ...over,
})

it('filters guests by status [GLIST-14, GLIST-15]', () => {
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

it('does not count waitlisted or denied guests as going [INV-15]', () => {
  const standing = (['PENDING_APPROVAL', 'DENIED', 'APPROVED'] as const).filter((waitlistStatus) =>
    isInFilter(guest({ rsvpStatus: 'YES', waitlistStatus }), 'Going'),
  )
  expect(standing).toEqual(['APPROVED'])
})

it('excludes removed guests from every filter', () => {
  const removed = guest({ rsvpStatus: 'HIDDEN' })
  expect(isInFilter(removed, 'All') || isInFilter(removed, 'Unsent')).toBe(false)
})

it('describes the status of a guest in one word [GLIST-17, INV-12]', () => {
  expect(guestStatus(guest())).toBe('Unsent')
  for (const inviteStatus of ['TRIGGERED', 'SUCCESS', 'OPENED', 'CLICKED'] as const)
    expect(guestStatus(guest({ inviteStatus }))).toBe('Sent')
  expect(guestStatus(guest({ rsvpStatus: 'SEEN' }))).toBe('Sent')
  expect(guestStatus(guest({ rsvpStatus: 'YES' }))).toBe('Yes')
  expect(guestStatus(guest({ rsvpStatus: 'NO' }))).toBe('No')
  expect(guestStatus(guest({ rsvpStatus: 'YES', waitlistStatus: 'PENDING_APPROVAL' }))).toBe('Waitlisted')
  expect(guestStatus(guest({ rsvpStatus: 'YES', waitlistStatus: 'DENIED' }))).toBe('Denied')
  expect(guestStatus(guest({ rsvpStatus: 'NO', waitlistStatus: 'PENDING_APPROVAL' }))).toBe('No')
  expect(guestStatus(guest({ inviteStatus: 'FAILED' }))).toBe('Failed')
})

it('describes the delivery of an invite in detail [GLIST-18, INV-05, INV-06, INV-07, INV-08, INV-09]', () => {
  const told = (inviteStatus: StatusSource['inviteStatus']) => guestDetail(guest({ inviteStatus }))
  expect(told('PENDING')).toBe('Pending')
  expect(told('TRIGGERED')).toBe('Preparing to Send')
  expect(told('SUCCESS')).toBe('Sent Successfully')
  expect(told('OPENED')).toBe('Opened Invite')
  expect(told('CLICKED')).toBe('Opened Invite')
  expect(told('FAILED')).toBe('Send Failure')
})

it('describes the RSVP instead as soon as the guest has responded [GLIST-18, INV-02, INV-04]', () => {
  for (const inviteStatus of ['PENDING', 'SUCCESS', 'FAILED'] as const) {
    expect(guestDetail(guest({ inviteStatus, rsvpStatus: 'SEEN' }))).toBe('Opened')
    expect(guestDetail(guest({ inviteStatus, rsvpStatus: 'YES' }))).toBe('Attending')
    expect(guestDetail(guest({ inviteStatus, rsvpStatus: 'NO' }))).toBe('Declined')
  }
  expect(guestDetail(guest({ rsvpStatus: 'YES', waitlistStatus: 'PENDING_APPROVAL' }))).toBe('Waitlisted')
  expect(guestDetail(guest({ rsvpStatus: 'YES', waitlistStatus: 'DENIED' }))).toBe('Denied')
})
