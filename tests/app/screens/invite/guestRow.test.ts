import type { Invitee } from '@festoon/contract/nouns/guest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GuestTable } from '../../../../ui/GuestTable/GuestTable.tsx'
import { guestRow } from '../../../../app/screens/invite/guestRow.ts'

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
  expect(guestRow({ ...off, rsvpStatus: 'YES' }).detail).toBe('Attending')
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
