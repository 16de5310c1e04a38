import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RsvpForm } from '../../../../../app/screens/event/rsvp/RsvpForm.tsx'
import { startingValues } from '../../../../../app/screens/event/rsvp/rsvpFormFields.ts'
import type { EventView } from '../../../../../contract/nouns/event.ts'
import { guestPageData, inviteeByLink } from '../../../../support/guestPageData.ts'

const { event } = guestPageData({ primary: '#fae5ff', text: '#000000' })

/** Returns the texts of the form's choices, of the two buttons where it is short. */
function choicesOf(fields: Partial<EventView>, isShort: boolean): (string | undefined)[] {
  const party = { ...event, ...fields, invitee: isShort ? inviteeByLink : null }
  const html = renderToStaticMarkup(
    <RsvpForm
      event={party}
      link={null}
      start={{ ...startingValues(party, null, null), rsvpStatus: undefined, rsvpMessage: '', additionalGuestCount: 0 }}
      errors={{}}
      busy={false}
      knownContacts={['email']}
      mayBeShort={isShort}
      onSubmit={() => undefined}
      onStart={() => undefined}
    />,
  )
  const texts = ["I'm going", 'Join the waitlist', 'Ask to come', "Can't make it"]
  const seenTexts = html.replaceAll('&#x27;', "'")
  return texts.filter((text) => seenTexts.includes(text))
}

it.each([false, true])(
  'says before the tap that a yes to a full party joins the waitlist (two buttons: %s)',
  (isShort) => {
    expect(choicesOf({}, isShort)).toEqual(["I'm going", "Can't make it"])
    expect(choicesOf({ isFull: true }, isShort)).toEqual(['Join the waitlist', "Can't make it"])
    const late = { isFull: true, lateRsvps: 'ask', rsvpChoices: ['YES', 'NO'] } as const
    expect(choicesOf({ ...late, rsvpChoices: [...late.rsvpChoices] }, isShort)).toEqual([
      'Ask to come',
      "Can't make it",
    ])
  },
)
