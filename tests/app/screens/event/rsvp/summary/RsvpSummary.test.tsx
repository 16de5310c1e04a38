import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { RsvpSummary } from '../../../../../../app/screens/event/rsvp/summary/RsvpSummary.tsx'

const guest: Invitee = {
  inviteeId: '0c6b7f0e-6a3c-4a52-9f0b-0d8e5a1c2b3d',
  name: 'Ana',
  role: 'attendee',
  rsvpStatus: 'YES',
  inviteStatus: 'OPENED',
  waitlistStatus: 'PENDING_APPROVAL',
  additionalGuestCount: 0,
  rsvpMessage: '',
  answers: [],
  isNew: false,
}

it.each([
  ['place', 'The party is full.'],
  ['approval', 'The host approves each guest.'],
] as const)('a guest who waits for %s reads "%s"', (reason, text) => {
  const html = renderToStaticMarkup(<RsvpSummary invitee={{ ...guest, awaits: reason }} />)
  expect(html).toContain('You&#x27;re on the waitlist')
  expect(html).toContain(text)
})

it('a going guest reads for how many people there was no room', () => {
  const summary = (refusedGuests: number, changes: Partial<Invitee> = {}) =>
    renderToStaticMarkup(
      <RsvpSummary invitee={{ ...guest, waitlistStatus: 'APPROVED', ...changes }} refusedGuests={refusedGuests} />,
    )
  expect(summary(0)).not.toContain('room')
  expect(summary(1)).toContain('There wasn&#x27;t room for 1 more person. Ask the host if they can come.')
  expect(summary(2)).toContain('There wasn&#x27;t room for 2 more people.')
  expect(summary(2, { rsvpStatus: 'NO' })).not.toContain('room')
})
