import type { GuestPageData } from '@festoon/contract/page'
import { Banner } from '@festoon/ui/Banner'
import { EventPage } from './EventPage.tsx'
import { RsvpCard } from './RsvpCard.tsx'
import { useGuestEvent } from './useGuestEvent.ts'

/** The event page of a guest without an account: what the light entry renders, on the server and in the browser. */
export function GuestEvent({ data }: { data: GuestPageData }) {
  const { event, key, isRecalling, save } = useGuestEvent(data)
  return (
    <EventPage
      event={event}
      guestKey={key}
      now={data.now}
      tools={
        data.linkProblem && (
          <Banner tone="warn" title="This personal link does not work any more">
            You can still answer here under your own name.
          </Banner>
        )
      }
      answer={
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
      }
    />
  )
}
