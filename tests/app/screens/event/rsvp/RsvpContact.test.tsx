import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RsvpContact } from '../../../../../app/screens/event/rsvp/RsvpContact.tsx'
import { startingValues } from '../../../../../app/screens/event/rsvp/rsvpFormFields.ts'
import { guestPageData } from '../../../../support/guestPageData.ts'

const { event } = guestPageData({ primary: '#fae5ff', text: '#000000' })

it.each([
  [1, 0],
  [2, 0],
  [3, 3],
] as const)('for the communication preference %i, offers %i choices for updates [RSVP-39]', (preference, choices) => {
  const party = { ...event, communicationPreference: preference }
  const html = renderToStaticMarkup(
    <RsvpContact event={party} start={startingValues(party, null, null)} errors={{}} knownContacts={[]} />,
  )
  expect(html.match(/type="radio"/g) ?? []).toHaveLength(choices)
  expect(html.includes('How should we send you updates?')).toBe(choices > 0)
})
