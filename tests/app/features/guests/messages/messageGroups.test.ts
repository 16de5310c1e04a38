import { expect, it } from 'vitest'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { preference } from '@festoon/contract/rules/guests/preferences'
import {
  defaultGroups,
  groupsAfter,
  inGroups,
  reachedBySms,
  recipientsIn,
} from '../../../../../app/features/guests/messages/messageGroups.ts'

const guest = (name: string, more: Partial<Invitee> = {}): Invitee => ({
  inviteeId: name,
  name,
  email: `${name}@example.com`,
  role: 'attendee',
  rsvpStatus: 'INVITED',
  inviteStatus: 'SUCCESS',
  additionalGuestCount: 0,
  rsvpMessage: '',
  answers: [],
  isNew: false,
  ...more,
})
const all = [
  guest('host', { role: 'organizer', rsvpStatus: 'YES' }),
  guest('going', { rsvpStatus: 'YES' }),
  guest('out', { rsvpStatus: 'NO' }),
  guest('awaited'),
  guest('unsent', { inviteStatus: 'PENDING' }),
  guest('removed', { rsvpStatus: 'HIDDEN' }),
]
const names = (guests: readonly Invitee[]) => guests.map(({ name }) => name)

it('a message goes to guests who are coming and those who have not responded by default [MSG-01]', () => {
  expect(names(recipientsIn(all, defaultGroups))).toEqual(['going', 'awaited'])
})

it('no message goes to guests whose only contact is a number that gets none', () => {
  const phone = '+15105550100'
  const byPhone = { rsvpStatus: 'YES' as const, email: undefined, phone }
  const addedGuest = guest('added', { ...byPhone, isUnreachable: true })
  const knownGuest = guest('known', { ...byPhone, isConnected: true })
  expect(names(recipientsIn([addedGuest, guest('came', byPhone), knownGuest], ['All']))).toEqual(['known'])
})

it('the groups are the guest filters, without guests who have not been invited [MSG-01]', () => {
  expect(names(inGroups(all, ['All']))).toEqual(['going', 'out', 'awaited', 'unsent'])
  expect(names(recipientsIn(all, ['All']))).toEqual(['going', 'out', 'awaited'])
  expect(names(inGroups(all, ['Unsent']))).toEqual(['unsent'])
  expect(recipientsIn(all, ['Unsent'])).toEqual([])
  expect(names(recipientsIn(all, ['Not Going', 'Going']))).toEqual(['going', 'out'])
})

it('the group of all guests cannot be combined', () => {
  expect(groupsAfter(['Going'], ['Going', 'All'])).toEqual(['All'])
  expect(groupsAfter(['All'], ['All', 'Awaiting'])).toEqual(['Awaiting'])
  expect(groupsAfter(['Going'], ['Going', 'Unsent'])).toEqual(['Unsent', 'Going'])
  expect(groupsAfter(['Going'], [])).toEqual([])
})

it('an SMS blast reaches guests with a phone number who accept SMS [MSG-03]', () => {
  const phone = '+15105550100'
  const byNumberAlone: Invitee = { ...guest('alone', { phone }), email: undefined }
  expect(
    reachedBySms([
      byNumberAlone,
      guest('texts', { phone, notificationPreference: preference.phone }),
      guest('both', { phone, notificationPreference: preference.both }),
      guest('mail', { phone, notificationPreference: preference.email }),
      guest('unsaid', { phone }),
      guest('none', { notificationPreference: preference.both }),
    ]),
  ).toBe(3)
})
