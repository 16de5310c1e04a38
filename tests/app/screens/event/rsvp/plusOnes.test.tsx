import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RsvpForm } from '../../../../../app/screens/event/rsvp/RsvpForm.tsx'
import { startingValues } from '../../../../../app/screens/event/rsvp/rsvpFormFields.ts'
import { guestPageData, inviteeByLink } from '../../../../support/guestPageData.ts'

const { event } = guestPageData({ primary: '#fae5ff', text: '#000000' })

/** Returns the types of the form's fields for plus-ones, with their values. The guest has two. */
function plusOneFields(openInvite: boolean, isInDialog: boolean): string[] {
  const party = { ...event, openInvite, invitee: inviteeByLink }
  const html = renderToStaticMarkup(
    <RsvpForm
      event={party}
      link={null}
      start={{ ...startingValues(party, 'YES', null), additionalGuestCount: 2 }}
      errors={{}}
      busy={false}
      knownContacts={['email']}
      dialog={isInDialog ? { formId: 'rsvp-form', onDraft: () => undefined } : undefined}
      onSubmit={() => undefined}
      onStart={() => undefined}
    />,
  )
  expect(html.includes('aria-label="More: Bringing anyone?"')).toBe(openInvite)
  return [...html.matchAll(/<input[^>]*name="additionalGuestCount"[^>]*>/g)].map(([field]) =>
    ['type', 'value'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(field)?.[1]).join(' '),
  )
}

it.each([false, true])(
  'the form asks for plus-ones only if they are welcome (in a dialog: %s) [RSVP-38]',
  (isInDialog) => {
    expect(plusOneFields(true, isInDialog)).toEqual(['number 2'])
    // The host may have granted plus-ones, which the guest keeps but can't change.
    expect(plusOneFields(false, isInDialog)).toEqual(['hidden 2'])
  },
)
