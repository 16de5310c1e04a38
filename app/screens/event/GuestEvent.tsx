import * as copy from '@festoon/contract/messages/eventPage'
import type { GuestPageData } from '@festoon/contract/wire/page'
import { Banner } from '@festoon/ui/Banner'
import { lazyOr } from '../../parts/lazyOr.ts'
import { EventPage } from './EventPage.tsx'
import { NotYou } from './rsvp/NotYou.tsx'
import { RsvpCard } from './rsvp/RsvpCard.tsx'
import { useGuestEvent } from './useGuestEvent.ts'
import { WhenNear } from './WhenNear.tsx'

// The sections are loaded when they are about to scroll into view. Guests can read the invitation and RSVP without them.
const GuestParts = lazyOr(() => import('./guestParts/GuestParts.tsx').then((parts) => parts.GuestParts))

export interface GuestEventProps {
  data: GuestPageData
  /** True for a read-only preview without the RSVP form (ROUTE-20). */
  isReadOnly: boolean
}

/** The event page for a guest without an account, rendered by the server and hydrated without the full app. */
export function GuestEvent({ data, isReadOnly }: GuestEventProps) {
  const { event, link, isRecalling, arrival, save, onShown, toGuestCall, rsvpAsYourself } = useGuestEvent(
    data,
    isReadOnly,
  )
  // The link's prefilled values belong to its guest, not to someone who RSVPs as themselves.
  const prefill = link?.inviteeId === data.link?.inviteeId ? data.prefill : null
  return (
    <EventPage
      event={event}
      link={link}
      now={data.now}
      tools={
        data.linkProblem &&
        !isReadOnly && (
          <Banner tone="warn" title={copy.linkInvalid}>
            {copy.linkInvalidDetail}
          </Banner>
        )
      }
      renderRsvp={
        !isReadOnly &&
        ((details) => (
          <RsvpCard
            event={event}
            details={details}
            link={link}
            newGuest={data.newGuest}
            refusedGuests={data.refusedGuests}
            preselected={data.preselected}
            form={data.form ?? (prefill && { values: prefill, errors: {} })}
            now={data.now}
            knownName={arrival?.inviteeName}
            isRecalling={isRecalling}
            arrival={arrival}
            notYou={
              link &&
              event.invitee && (
                <NotYou eventId={event.id} link={link} name={event.invitee.name} onLeave={rsvpAsYourself} />
              )
            }
            save={save}
            onShown={onShown}
            toGuestCall={toGuestCall}
          />
        ))
      }
      parts={
        link && (
          <WhenNear>
            <GuestParts link={link} event={event} isReadOnly={isReadOnly} />
          </WhenNear>
        )
      }
    />
  )
}
