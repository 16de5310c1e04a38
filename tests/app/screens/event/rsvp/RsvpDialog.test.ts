import { describe, expect, it } from 'vitest'
import { readArrival, readHostArrival } from '../../../../../app/platform/document/arrival.ts'
import { contactsOf, startingValues } from '../../../../../app/screens/event/rsvp/rsvpFormFields.ts'
import { rsvpButton } from '../../../../../app/screens/event/rsvp/summary/RsvpDialog.tsx'
import { goingInvitee as invitee, guestPageData, inviteeByLink as byLink } from '../../../../support/guestPageData.ts'

const { event } = guestPageData({ primary: '#fae5ff', text: '#000000' })
const answeredEvent = { ...event, invitee }

describe('the button of the dialog', () => {
  it.each([
    [undefined, 'YES', 'Accept'],
    [undefined, 'NO', 'Decline'],
    ['YES', 'NO', 'Decline'],
    ['NO', 'YES', 'Confirm'],
    ['YES', 'YES', 'Update'],
    ['NO', 'NO', 'Update'],
    ['YES', undefined, 'Update'],
  ] as const)('for a change from %s to %s is labeled %s [RSVP-32, RSVP-33]', (before, chosenStatus, text) => {
    expect(rsvpButton(before, chosenStatus, true)).toBe(text)
  })

  it('says if RSVPs are closed that the guest asks to come, or writes to the host', () => {
    const yes = 'Ask to come'
    expect([rsvpButton('MAYBE', 'YES', true, yes), rsvpButton('NO', 'YES', true, yes)]).toEqual([yes, yes])
    expect([rsvpButton('MAYBE', 'SEEN', true), rsvpButton('MAYBE', 'NO', true, yes)]).toEqual([
      'Send message',
      'Decline',
    ])
  })

  it.each([
    ['YES', 'YES', 'Accept'],
    ['NO', 'NO', 'Decline'],
    ['YES', 'NO', 'Decline'],
    ['NO', 'YES', 'Confirm'],
  ] as const)('after a host entered %s, for %s, is labeled %s [RSVP-32, RSVP-33]', (before, chosenStatus, text) => {
    expect(rsvpButton(before, chosenStatus, false)).toBe(text)
  })
})

describe('the initial values of the dialog', () => {
  it('are the saved RSVP, with message and guests only for the same choice [RSVP-35, RSVP-36]', () => {
    expect(startingValues(answeredEvent, null, null)).toMatchObject({
      rsvpStatus: 'YES',
      name: 'Ana',
      rsvpMessage: 'See you',
      additionalGuestCount: 2,
      answers: invitee.answers,
    })
    expect(startingValues(answeredEvent, 'NO', null)).toMatchObject({
      rsvpStatus: 'NO',
      rsvpMessage: '',
      additionalGuestCount: 0,
    })
    const late = { ...event, rsvpChoices: ['NO' as const], invitee: { ...invitee, rsvpStatus: 'MAYBE' as const } }
    expect(startingValues(late, null, null), 'a maybe after the deadline').toMatchObject({
      rsvpStatus: undefined,
      rsvpMessage: '',
    })
    const declinedEvent = { ...event, invitee: { ...invitee, rsvpStatus: 'NO' as const } }
    expect(startingValues(declinedEvent, null, null)).toMatchObject({ rsvpStatus: 'NO', rsvpMessage: 'See you' })
    const seenEvent = { ...event, invitee: { ...invitee, rsvpStatus: 'SEEN' as const } }
    expect(startingValues(seenEvent, null, null).rsvpStatus).toBeUndefined()
    expect(startingValues(seenEvent, 'YES', null)).toMatchObject({ rsvpStatus: 'YES', rsvpMessage: 'See you' })
  })

  it('include the name, but no data that the link does not show', () => {
    expect(startingValues({ ...event, invitee: byLink }, null, null)).toMatchObject({
      name: 'Ana',
      email: '',
      phone: '',
      rsvpMessage: '',
      answers: [],
    })
    expect(contactsOf(byLink)).toEqual(['email'])
    expect(contactsOf({ ...invitee, phone: '+14155550100' })).toEqual(['email', 'phone'])
    expect(contactsOf(null)).toEqual([])
  })
})

it('reads the navigation state of an event page, and ignores any other shape [EVPAGE-24]', () => {
  const guest = {
    showRSVP: true,
    fromLogin: true,
    inviteeName: 'Ana',
    nonUpdateRSVPThroughEmail: true,
    showPhotosPromo: true,
  }
  const host = { showEventCreated: true, showGuestOptions: true }
  expect(readArrival({ ...guest, ...host })).toEqual(guest)
  expect(readHostArrival({ ...guest, ...host })).toEqual(host)
  for (const odd of [
    null,
    undefined,
    'x',
    { inviteeName: '' },
    { showRSVP: 'yes', inviteeName: 4, showGuestOptions: 1 },
  ]) {
    expect(readArrival(odd)).toEqual({
      showRSVP: false,
      fromLogin: false,
      inviteeName: undefined,
      nonUpdateRSVPThroughEmail: false,
      showPhotosPromo: false,
    })
    expect(readHostArrival(odd)).toEqual({ showEventCreated: false, showGuestOptions: false })
  }
})
