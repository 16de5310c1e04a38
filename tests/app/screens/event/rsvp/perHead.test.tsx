import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RsvpForm } from '../../../../../app/screens/event/rsvp/RsvpForm.tsx'
import { startingValues } from '../../../../../app/screens/event/rsvp/rsvpFormFields.ts'
import { guestPageData, inviteeByLink } from '../../../../support/guestPageData.ts'

const { event } = guestPageData({ primary: '#fae5ff', text: '#000000' })

it.each([true, false])('a question asked for each person says if it is required: %s', (isRequired) => {
  const question = {
    questionUuid: '6f1c9a4e-2d6b-4b7e-9d43-000000000001',
    question: 'Which dish?',
    isRequired,
    questionType: 'choice' as const,
    options: ['Chicken', 'Fish'],
    perHead: true as const,
  }
  const party = { ...event, invitee: inviteeByLink, questions: [question] }
  const html = renderToStaticMarkup(
    <RsvpForm
      event={party}
      link={null}
      start={{ ...startingValues(party, 'YES', null), additionalGuestCount: 2 }}
      errors={{}}
      busy={false}
      knownContacts={['email']}
      onSubmit={() => undefined}
      onStart={() => undefined}
    />,
  )
  expect(/<legend[^>]*>(Which dish[^<]*)<\/legend>/.exec(html)?.[1]).toBe(
    isRequired ? 'Which dish? (required)' : 'Which dish?',
  )
})
