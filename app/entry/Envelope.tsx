import { forYou } from '@festoon/contract/messages/eventPage'
import type { EventView } from '@festoon/contract/nouns/event'
import { hasStarted } from '@festoon/contract/rules/dates/past'
import { eventThemeClass } from '@festoon/tokens/eventThemeClass'
import { WaxSeal } from '../parts/WaxSeal.tsx'
import type { PageColors } from '../platform/document/pageColors.ts'

interface EnvelopeProps {
  event: EventView
  colors: PageColors
}

/** Returns true if a guest can still respond to an invitation, and hasn't. `now` is in ms. */
export const isUnanswered = (event: EventView, now: number): boolean =>
  (event.invitee?.rsvpStatus === 'INVITED' || event.invitee?.rsvpStatus === 'SEEN') &&
  event.cancelledTimestamp === null &&
  !hasStarted(event, now)

/** Returns the text on the envelope: the guest's name, if it is known and isn't an email address. */
export function nameOn({ invitee }: EventView): string {
  const name = invitee?.name ?? ''
  return name === '' || name.includes('@') ? forYou : name
}

/**
 * An envelope with the guest's name that covers the page for a moment and opens, the first time that a guest opens the page
 * with their personal link. Only the server renders it, so that it adds nothing to the page's JavaScript, and only
 * `envelopeScript` shows it. Purely decorative.
 */
export function Envelope({ event, colors }: EnvelopeProps) {
  return (
    <div aria-hidden="true" className={`envelope ${eventThemeClass(colors)}`}>
      <div>
        <img src={event.photoUrl} alt="" fetchPriority="low" />
        {/* The name is an attribute, so that it is no text of the page. */}
        <p className="event-title" data-name={nameOn(event)} />
        <i>
          <WaxSeal className="" />
        </i>
      </div>
    </div>
  )
}
