import type { GuestPageData } from '@festoon/contract/page'
import { Banner } from '@festoon/ui/Banner'
import { EventPage } from './EventPage.tsx'
import { RsvpCard } from './RsvpCard.tsx'
import { useGuestEvent } from './useGuestEvent.ts'

export interface GuestEventProps {
  data: GuestPageData
  /** To be looked at, not answered (ROUTE-20). */
  isReadOnly: boolean
}

/** The event page of a guest without an account: what the light entry renders, on the server and in the browser. */
export function GuestEvent({ data, isReadOnly }: GuestEventProps) {
  const { event, key, isRecalling, save } = useGuestEvent(data, isReadOnly)
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
            form={data.form}
            now={data.now}
            isContactKnown={event.invitee?.email !== undefined || event.invitee?.phone !== undefined}
            isRecalling={isRecalling}
            save={save}
          />
        )
      }
    />
  )
}
