import * as copy from '@festoon/contract/messages/rsvp/rsvp'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import * as paths from '../../../platform/paths.ts'

export interface NotYouProps {
  eventId: string
  /** The personal link, for the link to the guest's data; null if there is none. */
  link: PersonalLink | null
  /** The name of the guest who received the personal link; '' if unknown. */
  name: string
  onLeave: () => void
}

/**
 * Note with the name of the guest who received the personal link, a link for other visitors to RSVP as themselves, and a link
 * to the guest's data.
 */
export function NotYou({ eventId, link, name, onLeave }: NotYouProps) {
  return (
    <p className="border-t border-line pt-4 text-label text-ink-muted">
      {name !== '' && (
        <>
          {copy.invitationFor(
            <bdi translate="no" key="guest" className="font-semibold text-ink">
              {name}
            </bdi>,
          )}{' '}
        </>
      )}
      {copy.notYou}{' '}
      <a
        href={paths.event(eventId)}
        onClick={(event) => {
          event.preventDefault()
          // This link disappears, so focus moves to the card.
          event.currentTarget.closest('section')?.focus()
          onLeave()
        }}
        className="inline-flex min-h-11 items-center font-semibold text-highlight underline"
      >
        {copy.rsvpAsYourself}
      </a>
      {link && (
        <a href={paths.guestData(link)} className="ms-4 inline-flex min-h-11 items-center underline">
          {copy.yourData}
        </a>
      )}
    </p>
  )
}
