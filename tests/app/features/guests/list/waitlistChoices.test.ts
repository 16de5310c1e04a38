import { expect, it } from 'vitest'
import { mayRemove } from '../../../../../app/features/guests/list/guestPermissions.ts'
import { waitlistChoices } from '../../../../../app/features/guests/list/waitlistChoices.ts'
import { inviteeSchema, type Invitee } from '../../../../../contract/nouns/guest.ts'
import { guestPageData } from '../../../../support/guestPageData.ts'

const { event } = guestPageData({ primary: '#fae5ff', text: '#000000' })
const waiting = { ...event, isHost: true, hasWaitlist: true }
const guest = (more: Partial<Invitee>): Invitee =>
  inviteeSchema.parse({
    inviteeId: crypto.randomUUID(),
    name: 'Ana',
    role: 'attendee',
    rsvpStatus: 'YES',
    inviteStatus: 'SUCCESS',
    additionalGuestCount: 0,
    rsvpMessage: '',
    answers: [],
    isNew: false,
    ...more,
  })
const labels = (more: Partial<Invitee>, on = waiting) => waitlistChoices(on, guest(more)).map(({ label }) => label)

it('a host approves guests or moves them back if the party has a waitlist [INV-13, AUTHZ-14]', () => {
  expect(labels({ waitlistStatus: 'PENDING_APPROVAL' })).toEqual(['Approve', 'Decline'])
  expect(labels({ waitlistStatus: 'DENIED' })).toEqual(['Approve', 'Move to waitlist'])
  expect(labels({ waitlistStatus: 'APPROVED' })).toEqual(['Decline', 'Move to waitlist'])
  expect(labels({})).toEqual(['Decline', 'Move to waitlist'])
  expect(labels({ rsvpStatus: 'INVITED' })).toEqual([])
  expect(labels({ waitlistStatus: 'PENDING_APPROVAL' }, { ...waiting, hasWaitlist: false })).toEqual([])
})

it('hosts have no waitlist control [GLIST-08]', () => {
  expect(labels({ role: 'organizer' })).toEqual([])
  expect(labels({ cohostStatus: 'ACCEPTED' })).toEqual([])
})

it('the organizer cannot be removed, and only the organizer can remove a co-host [GLIST-07, AUTHZ-07]', () => {
  const cohost = guest({ cohostStatus: 'ACCEPTED' })
  expect(mayRemove(waiting, guest({ role: 'organizer' }))).toBe(false)
  expect(mayRemove(waiting, cohost)).toBe(true)
  expect(mayRemove({ ...waiting, isHost: false, isCohost: true }, cohost)).toBe(false)
  expect(mayRemove({ ...waiting, isHost: false, isCohost: true }, guest({}))).toBe(true)
})
