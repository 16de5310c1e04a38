import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GuestDetail } from '../../../../../app/features/guests/list/GuestDetail.tsx'
import { inviteeSchema, type Invitee } from '../../../../../contract/nouns/guest.ts'
import { guestPageData } from '../../../../support/guestPageData.ts'
import { fixedText } from '../../../../support/texts/fixedTexts.ts'

const { event } = guestPageData({ primary: '#fae5ff', text: '#000000' })
/** Returns the values in the details of a guest. */
const detailsOf = (more: Partial<Invitee>): string[] => {
  const guest = inviteeSchema.parse({
    inviteeId: crypto.randomUUID(),
    name: 'Ana',
    role: 'attendee',
    rsvpStatus: 'INVITED',
    inviteStatus: 'PENDING',
    additionalGuestCount: 0,
    rsvpMessage: '',
    answers: [],
    isNew: false,
    ...more,
  })
  const html = renderToStaticMarkup(<GuestDetail event={event} guest={guest} />)
  return [...html.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, value = '']) => value)
}

it.each([
  ['PENDING', 'INV-05'],
  ['TRIGGERED', 'INV-06'],
  ['SUCCESS', 'INV-07'],
] as const)("a guest's details show the status %s of their invite [INV-05, INV-06, INV-07]", (inviteStatus, row) => {
  expect(detailsOf({ inviteStatus })).toEqual([fixedText(row)])
})

it.each([
  ['OPENED', 'INV-08'],
  ['CLICKED', 'INV-08'],
  ['FAILED', 'INV-09'],
] as const)("a guest's details show the status %s of their invite [INV-08, INV-09]", (inviteStatus, row) => {
  expect(detailsOf({ inviteStatus })).toEqual([fixedText(row)])
})

it.each(['PENDING', 'TRIGGERED', 'SUCCESS', 'OPENED', 'CLICKED', 'FAILED'] as const)(
  "a guest's details show their RSVP instead of the status %s of their invite [GLIST-18, INV-02, INV-04]",
  (inviteStatus) => {
    for (const [at, rsvpStatus] of (['SEEN', 'YES', 'NO'] as const).entries())
      expect(detailsOf({ inviteStatus, rsvpStatus })).toEqual([fixedText('INV-02', { at })])
  },
)

it("a guest's details show the standing of a waiting guest [INV-12]", () => {
  expect(detailsOf({ rsvpStatus: 'YES', waitlistStatus: 'PENDING_APPROVAL' })).toEqual([fixedText('INV-12')])
})

it("a guest's details show the phone number without +1 [RSVP-40]", () => {
  expect(detailsOf({ phone: '+15105550100' })).toEqual([fixedText('INV-05'), '(510) 555-0100'])
  expect(detailsOf({ phone: '+4915112345678' })).toContain('+4915112345678')
})
