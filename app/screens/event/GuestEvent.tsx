import { lazy } from 'react'
import type { GuestPageData } from '@festoon/contract/page'
import { Banner } from '@festoon/ui/Banner'
import { EventPage } from './EventPage.tsx'
import { NotYou } from './NotYou.tsx'
import { RsvpCard } from './RsvpCard.tsx'
import { useGuestEvent } from './useGuestEvent.ts'
import { WhenNear } from './WhenNear.tsx'

// Fetched once somebody comes near them. An invitation can be read and answered without.
const GuestParts = lazy(() =>
  import('./GuestParts.tsx').then(
    (parts) => ({ default: parts.GuestParts }),
    () => ({ default: () => <></> }),
  ),
)

export interface GuestEventProps {
  data: GuestPageData
  /** To be looked at, not answered (ROUTE-20). */
  isReadOnly: boolean
}

/** The event page of a guest without an account: what the light entry renders, on the server and in the browser. */
export function GuestEvent({ data, isReadOnly }: GuestEventProps) {
  const { event, key, isRecalling, arrival, save, unsent, replyAsYourself } = useGuestEvent(data, isReadOnly)
  // What the link says of its guest is not for whoever replies anew.
  const prefill = key?.inviteeId === data.key?.inviteeId ? data.prefill : null
  return (
    <EventPage
      event={event}
      guestKey={key}
      now={data.now}
      tools={
        data.linkProblem &&
        !isReadOnly && (
          <Banner tone="warn" title="This personal link does not work any more">
            You can still answer here under your own name.
          </Banner>
        )
      }
      answer={
        !isReadOnly && (
          <RsvpCard
            event={event}
            guestKey={key}
            newGuest={data.newGuest}
            preselected={data.preselected}
            form={data.form ?? (prefill && { values: prefill, errors: {} })}
            now={data.now}
            knownName={arrival?.inviteeName}
            isRecalling={isRecalling}
            isAsked={arrival?.showRSVP}
            answersAs={
              key &&
              event.invitee && (
                <NotYou eventId={event.id} guestKey={key} name={event.invitee.name} onLeave={replyAsYourself} />
              )
            }
            save={save}
            unsent={unsent}
          />
        )
      }
      parts={
        key && (
          <WhenNear>
            <GuestParts event={event} guestKey={key} />
          </WhenNear>
        )
      }
    />
  )
}
