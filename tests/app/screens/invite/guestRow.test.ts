import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { guestRow } from '../../../../app/screens/invite/guestRow.ts'
import { GuestTable } from '../../../../ui/GuestTable/GuestTable.tsx'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

const guest: Invitee = {
  inviteeId: '6f0f3b5e-2a3c-4d5e-8f90-0123456789ab',
  name: 'Gus',
  role: 'attendee',
  rsvpStatus: 'INVITED',
  inviteStatus: 'FAILED',
  additionalGuestCount: 0,
  rsvpMessage: '',
  answers: [],
  isNew: false,
}

it('shows why an invite failed, until the guest has responded', () => {
  expect(guestRow(guest).detail).toBe('Send Failure')
  const off = { ...guest, inviteFailure: 'messagesOff' } as const
  expect(guestRow(off).detail).toBe('Send Failure. This guest has turned off messages.')
  expect(guestRow({ ...off, rsvpStatus: 'YES', rsvpAt: 1 }).detail).toBe('Attending')
})

it('shows below the status that a guest has opened the invite, until they respond [GLIST-18, INV-02, INV-08]', () => {
  const progress = (fields: Partial<Invitee>) => guestRow({ ...guest, ...fields }).progress
  const word = fixedText('INV-02', { at: 0 })
  expect(progress({ rsvpStatus: 'SEEN' })).toBe(word)
  for (const inviteStatus of ['OPENED', 'CLICKED'] as const) {
    expect(progress({ inviteStatus })).toBe(word)
    expect(guestRow({ ...guest, inviteStatus }).detail).toContain(word)
    for (const rsvpStatus of ['YES', 'NO'] as const)
      expect(progress({ inviteStatus, rsvpStatus, rsvpAt: 1 })).toBeUndefined()
  }
  for (const inviteStatus of ['PENDING', 'TRIGGERED', 'SUCCESS', 'FAILED'] as const)
    expect(progress({ inviteStatus })).toBeUndefined()
})

it('says how a guest without an email address is reached, and which RSVPs a host entered', () => {
  const rowOf = (fields: Partial<Invitee>) => guestRow({ ...guest, inviteStatus: 'PENDING', ...fields })
  expect(rowOf({ isUnreachable: true })).toMatchObject({
    status: 'To text',
    progress: undefined,
    detail: 'Not texted yet',
    contact: 'No contact',
  })
  expect(rowOf({ isUnreachable: true, phone: '+14155550117' })).toMatchObject({
    status: 'To text',
    contact: '(415) 555-0117',
  })
  expect(rowOf({ isUnreachable: true, inviteStatus: 'SUCCESS' })).toMatchObject({
    status: 'Texted',
    progress: undefined,
    detail: undefined,
    contact: 'Texted by a host',
  })
  expect(rowOf({ email: 'gus@example.com' }).progress).toBeUndefined()
  const enteredRow = {
    status: 'Yes',
    progress: 'Entered by host',
    detail: 'Attending. Entered by host',
    isOpened: false,
  }
  expect(rowOf({ rsvpStatus: 'YES' })).toMatchObject(enteredRow)
  expect(rowOf({ rsvpStatus: 'YES', rsvpAt: 1 }).progress).toBeUndefined()
  expect(rowOf({ rsvpStatus: 'YES', role: 'organizer' }).progress).toBeUndefined()
})

it('shows a phone number without +1 if there is no email address [RSVP-40, GLIST-01]', () => {
  const phone = '+15105550100'
  expect(guestRow({ ...guest, phone }).contact).toBe('(510) 555-0100')
  expect(guestRow({ ...guest, phone: '+4915112345678' }).contact).toBe('+4915112345678')
  expect(guestRow({ ...guest, phone, email: 'gus@example.com' }).contact).toBe('gus@example.com')
  expect(guestRow({ ...guest, isConnected: true }).contact).toBe('Connected through Shine')
  expect(guestRow(guest).contact).toBeUndefined()
})

it('has no contact for the organizer, and the photo and message of a guest', () => {
  expect(guestRow({ ...guest, email: 'gus@example.com', role: 'organizer' })).not.toHaveProperty('contact')
  expect([guestRow(guest).isOrganizer, guestRow({ ...guest, role: 'organizer' }).isOrganizer]).toEqual([false, true])
  expect(guestRow(guest)).not.toHaveProperty('photoUrl')
  expect(guestRow(guest)).not.toHaveProperty('contact')
  const photoUrl = '/files/events/user_images/g.webp'
  expect(guestRow({ ...guest, photoUrl, rsvpMessage: 'See you' })).toMatchObject({ photoUrl, message: 'See you' })
})

it('is found by a phone number with or without prefix and punctuation', () => {
  const rows = [guestRow({ ...guest, phone: '+15105550100' })]
  const finds = (search: string) =>
    renderToStaticMarkup(createElement(GuestTable, { label: 'Guests', rows, search })).includes('Gus')
  for (const search of ['+15105550100', '5105550100', '(510) 555', '0100']) expect(finds(search), search).toBe(true)
  expect(finds('+15105550199')).toBe(false)
})

it('shows adults and children in place of the number of people, if the hosts ask', () => {
  const asksAll = { children: true, names: false, diets: false }
  const going = { ...guest, rsvpStatus: 'YES', additionalGuestCount: 2, heads: { children: 1 } } as const
  const renderTable = (details?: typeof asksAll) =>
    renderToStaticMarkup(
      createElement(GuestTable, { rows: [guestRow(going, undefined, undefined, details)], label: 'Guests' }),
    )
  expect(renderTable(asksAll)).toContain('2 adults, 1 child')
  expect(renderTable()).not.toContain('2 adults')
})
