import type { MouseEvent } from 'react'
import type { InvitationPreviewProps } from '../../parts/invitation/invitationPreview.ts'
import { EventPage } from './EventPage.tsx'
import { RsvpCard } from './rsvp/RsvpCard.tsx'

/** Keeps links of the invitation from leaving the page. */
function stay(click: MouseEvent): void {
  if (click.target instanceof Element && click.target.closest('a') !== null) click.preventDefault()
}

const neverSaved = () => Promise.reject(new Error('A preview has no RSVP to save'))

/** An event's page as a guest would see it, without anything that can be sent or saved: the RSVP is inert, and links don't work. */
export function GuestPreview({ event, now }: InvitationPreviewProps) {
  const { invitee } = event
  const link = invitee && { eventId: event.id, inviteeId: invitee.inviteeId, token: '' }
  return (
    <div className="flex flex-1 flex-col" onClickCapture={stay} onAuxClickCapture={stay}>
      <EventPage
        event={event}
        link={link}
        now={now}
        renderRsvp={(details) => (
          <div inert>
            <RsvpCard
              details={details}
              key={`${invitee?.rsvpStatus} ${invitee?.waitlistStatus}`}
              event={event}
              link={link}
              preselected={null}
              form={null}
              // A party whose date is missing or in the past shows its form, too.
              now={Math.min(now, event.startTime)}
              arrival={null}
              save={neverSaved}
            />
          </div>
        )}
      />
    </div>
  )
}
