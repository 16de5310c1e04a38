import { expect, it } from 'vitest'
import {
  filtersWith,
  guestDetail,
  guestFilters,
  guestStanding,
  guestStatus,
  isFailed,
  isInFilter,
  messageGroups,
  type StatusSource,
} from '../../../../contract/rules/guests/guestStatus.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

const guest = (over: Partial<StatusSource> = {}): StatusSource => ({
  rsvpStatus: 'INVITED',
  inviteStatus: 'PENDING',
  additionalGuestCount: 0,
  ...over,
})

it('filters guests by status [GLIST-14, GLIST-15]', () => {
  const unsentGuest = guest()
  const failedGuest = guest({ inviteStatus: 'FAILED' })
  const sentGuests = (['TRIGGERED', 'SUCCESS', 'OPENED', 'CLICKED'] as const).map((inviteStatus) =>
    guest({ inviteStatus }),
  )
  const seenGuest = guest({ rsvpStatus: 'SEEN', inviteStatus: 'PENDING' })
  const yes = guest({ rsvpStatus: 'YES' })
  const no = guest({ rsvpStatus: 'NO' })
  const all = [unsentGuest, failedGuest, ...sentGuests, seenGuest, yes, no]
  const filterGuests = (filter: Parameters<typeof isInFilter>[1]) => all.filter((one) => isInFilter(one, filter))
  expect(filterGuests('All')).toEqual(all)
  expect(filterGuests('Unsent')).toEqual([unsentGuest, failedGuest])
  expect(filterGuests('Awaiting')).toEqual([...sentGuests, seenGuest])
  expect(filterGuests('Going')).toEqual([yes])
  expect(filterGuests('Not Going')).toEqual([no])
})

it('does not count waitlisted or denied guests as going [INV-15]', () => {
  const standing = (['PENDING_APPROVAL', 'DENIED', 'APPROVED'] as const).filter((waitlistStatus) =>
    isInFilter(guest({ rsvpStatus: 'YES', waitlistStatus }), 'Going'),
  )
  expect(standing).toEqual(['APPROVED'])
})

it('excludes removed guests from every filter', () => {
  const removedGuest = guest({ rsvpStatus: 'HIDDEN' })
  expect(isInFilter(removedGuest, 'All') || isInFilter(removedGuest, 'Unsent')).toBe(false)
})

it('describes the status of a guest as Unsent, Sent, Yes or No and nothing else [GLIST-17]', () => {
  const [unsentText, sentText, yes, no] = [0, 1, 2, 3].map((at) => fixedText('GLIST-17', { at }))
  const rsvps = ['INVITED', 'SEEN', 'YES', 'NO'] as const
  const invites = ['PENDING', 'TRIGGERED', 'SUCCESS', 'OPENED', 'CLICKED', 'FAILED'] as const
  const standings = [undefined, 'PENDING_APPROVAL', 'DENIED', 'APPROVED'] as const
  const expected = (rsvpStatus: (typeof rsvps)[number], inviteStatus: (typeof invites)[number]) => {
    if (rsvpStatus === 'YES') return yes
    if (rsvpStatus === 'NO') return no
    return rsvpStatus === 'INVITED' && (inviteStatus === 'PENDING' || inviteStatus === 'FAILED') ? unsentText : sentText
  }
  for (const rsvpStatus of rsvps)
    for (const inviteStatus of invites)
      for (const waitlistStatus of standings)
        expect(guestStatus(guest({ rsvpStatus, inviteStatus, waitlistStatus })), `${rsvpStatus} ${inviteStatus}`).toBe(
          expected(rsvpStatus, inviteStatus),
        )
})

it('says whether a host has texted a guest without an email address, and leaves them out of Unsent [GLIST-14, GLIST-17]', () => {
  const unreachable = (over: Partial<StatusSource>) => guest({ rsvpStatus: 'INVITED', isUnreachable: true, ...over })
  const waiting = unreachable({ inviteStatus: 'PENDING' })
  expect([guestStatus(waiting), isInFilter(waiting, 'Unsent')]).toEqual(['To text', false])
  const textedGuest = unreachable({ inviteStatus: 'SUCCESS' })
  expect([guestStatus(textedGuest), isInFilter(textedGuest, 'Awaiting')]).toEqual(['Texted', true])
  expect(guestStatus({ ...textedGuest, rsvpStatus: 'SEEN' })).toBe('Sent')
})

it('names the standing of a guest who waits or was denied [INV-12]', () => {
  const standing = (over: Partial<StatusSource>) => guestStanding(guest({ rsvpStatus: 'YES', ...over }))
  expect(standing({ waitlistStatus: 'PENDING_APPROVAL' })).toBe('Waitlisted')
  expect(standing({ waitlistStatus: 'DENIED' })).toBe('Denied')
  expect(standing({ waitlistStatus: 'APPROVED' })).toBeUndefined()
  expect(standing({})).toBeUndefined()
  expect(standing({ rsvpStatus: 'NO', waitlistStatus: 'PENDING_APPROVAL' })).toBeUndefined()
})

it('calls only an undelivered invite failed, until the guest opens it [GLIST-12]', () => {
  expect(isFailed(guest({ inviteStatus: 'FAILED' }))).toBe(true)
  expect(isFailed(guest({ inviteStatus: 'FAILED', rsvpStatus: 'SEEN' }))).toBe(false)
  expect(isFailed(guest())).toBe(false)
})

const detailOf = (inviteStatus: StatusSource['inviteStatus']) => guestDetail(guest({ inviteStatus }))

it('describes in detail how far an invite is [GLIST-18, INV-05, INV-06, INV-07]', () => {
  expect(detailOf('PENDING')).toBe(fixedText('INV-05'))
  expect(detailOf('TRIGGERED')).toBe(fixedText('INV-06'))
  expect(detailOf('SUCCESS')).toBe(fixedText('INV-07'))
})

it('describes in detail that an invite was opened or failed [GLIST-18, INV-08, INV-09]', () => {
  expect(detailOf('OPENED')).toBe(fixedText('INV-08'))
  expect(detailOf('CLICKED')).toBe(fixedText('INV-08'))
  expect(detailOf('FAILED')).toBe(fixedText('INV-09'))
})

it('describes the RSVP instead as soon as the guest has responded [GLIST-18, INV-02, INV-04]', () => {
  for (const inviteStatus of ['PENDING', 'SUCCESS', 'FAILED'] as const) {
    expect(guestDetail(guest({ inviteStatus, rsvpStatus: 'SEEN' }))).toBe(fixedText('INV-02'))
    expect(guestDetail(guest({ inviteStatus, rsvpStatus: 'YES' }))).toBe(fixedText('INV-02', { at: 1 }))
    expect(guestDetail(guest({ inviteStatus, rsvpStatus: 'NO' }))).toBe(fixedText('INV-02', { at: 2 }))
  }
  expect(guestDetail(guest({ rsvpStatus: 'YES', waitlistStatus: 'PENDING_APPROVAL' }))).toBe('Waitlisted')
  expect(guestDetail(guest({ rsvpStatus: 'YES', waitlistStatus: 'DENIED' }))).toBe('Denied')
})

it('counts a maybe apart from those who are going and those who are not', () => {
  const maybe = guest({ rsvpStatus: 'MAYBE' })
  expect(messageGroups.filter((filter) => isInFilter(maybe, filter))).toEqual(['All', 'Maybe'])
  expect([guestStatus(maybe), guestDetail(maybe), guestStanding(maybe)]).toEqual(['Maybe', 'Might come', undefined])
  expect(filtersWith(true)).toEqual(['All', 'Unsent', 'Going', 'Maybe', 'Not Going', 'Awaiting'])
  expect(filtersWith(false)).toEqual(guestFilters)
})
