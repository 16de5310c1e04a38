import type { ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/eventPage'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendee, PersonalLink } from '@festoon/contract/nouns/guest'
import { isPast } from '@festoon/contract/rules/dates/past'
import { titleOf, unbroken } from '@festoon/contract/rules/events/titleOf'
import { letteringClass } from '@festoon/tokens/letterings'
import { Banner } from '@festoon/ui/Banner'
import { EventBackdrop } from '../../parts/EventBackdrop.tsx'
import { HostedBy } from '../../parts/invitation/HostedBy.tsx'
import { LinkedText } from '../../parts/LinkedText.tsx'
import { AttendeeList } from './attendees/AttendeeList.tsx'
import { OthersGoing } from './attendees/OthersGoing.tsx'
import { CalendarLinks } from './CalendarLinks.tsx'
import type { RsvpCardProps } from './rsvp/RsvpCardProps.ts'
import { WhenAsked } from './WhenAsked.tsx'
import { WhenWhere } from './WhenWhere.tsx'

export interface EventPageProps {
  event: EventView
  /** The guest's key from a personal link; null if there is none. */
  link: PersonalLink | null
  /** The current time in ms. */
  now: number
  /** The actions and counts shown to hosts, or a notice for the viewer. */
  tools?: ReactNode
  /** Renders the guest's RSVP as a form or a summary, with the details of the party if the guest is going. */
  renderRsvp?: ((details: RsvpCardProps['details']) => ReactNode) | false
  /** The sections with messages and photos. */
  parts?: ReactNode
  /** Renders the button that lets a host edit a guest on the guest list. */
  renderGuestTool?: ((guest: Attendee) => ReactNode) | undefined
}

const columns =
  'mx-auto grid w-full max-w-6xl grid-cols-1 gap-5 px-4 pb-20 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] wide:gap-12 wide:px-8 wide:pt-6'
/** Class names of the panel that keeps text readable on a background video (app/entry/glass.css). */
const panel = 'glass mt-14 mb-20 pt-4 wide:p-8'
// Small on phones, so that the RSVP question fits on the first screen, but whole. svh doesn't change while scrolling.
const cover =
  'aspect-[4/3] max-h-[28svh] w-full rounded-lg bg-tint object-contain shadow-raised wide:aspect-square wide:max-h-none wide:object-cover'

/**
 * The event page, shared by the guest page and the full app. Uses plain links, because the guest page has no router. `event`
 * contains only what the viewer may see.
 */
export function EventPage({ event, link, now, tools, renderRsvp, parts, renderGuestTool }: EventPageProps) {
  const past = !event.isPreview && isPast(event, now)
  const facts = <WhenWhere event={event} link={link} now={now} />
  // The preview of a draft, and a party without a date, can't be added to a calendar (EVPAGE-06).
  const calendar = event.cancelledTimestamp === null && !past && !event.isPreview && !event.dateUndecided && (
    <CalendarLinks eventId={event.id} link={link} />
  )
  // For guests who said yes, the RSVP and the party's details are one card.
  const isOpen = !!renderRsvp && !past
  const isTogether = isOpen && event.invitee?.rsvpStatus === 'YES'
  const backgroundVideo = event.videoBackgroundDisabled ? null : event.backgroundAnimationUrl
  return (
    <div className={`relative isolate flex-1 ${letteringClass(event.lettering)}`}>
      <EventBackdrop animation={event.animation} video={backgroundVideo} />
      <article className={backgroundVideo === null ? columns : `${columns} ${panel}`}>
        <div className="wide:sticky wide:top-6 wide:self-start">
          {event.photoUrl === '' ? (
            <div className={cover} />
          ) : (
            <img src={event.photoUrl} alt="" width={1024} height={1024} fetchPriority="high" className={cover} />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 wide:gap-8">
          {event.cancelledTimestamp !== null && (
            <Banner tone="danger" title={copy.eventCanceled}>
              {copy.eventCanceledDetail}
            </Banner>
          )}
          {event.cancelledTimestamp === null && past && <Banner tone="info" title={copy.partyOver} />}
          <header className="grid grid-cols-1 gap-3 wide:gap-5">
            <h1 dir="auto" className="event-title">
              {unbroken(titleOf(event.title))}
            </h1>
            <HostedBy
              name={event.hostedBy}
              photoUrl={event.attendees?.find(({ role }) => role === 'organizer')?.photoUrl}
            />
            {isOpen && !isTogether && event.goingCount !== 1 && <OthersGoing event={event} />}
          </header>
          {tools}
          {event.asksWhen && <WhenAsked event={event} link={link} />}
          {!isTogether && facts}
          {renderRsvp &&
            renderRsvp(
              isTogether && {
                facts: (
                  <>
                    {facts}
                    <OthersGoing event={event} />
                  </>
                ),
                calendar,
              },
            )}
          {!isTogether && calendar}
          {event.description !== '' && (
            <section aria-labelledby="about" className="mt-3 grid grid-cols-1 gap-3 wide:mt-0">
              <h2 id="about" className="font-display text-title">
                {copy.aboutParty}
              </h2>
              <p dir="auto" className="event-text max-w-prose text-lead whitespace-pre-line [unicode-bidi:plaintext]">
                <LinkedText>{event.description}</LinkedText>
              </p>
            </section>
          )}
          <AttendeeList event={event} link={link} renderGuestTool={renderGuestTool} />
          {parts}
        </div>
      </article>
    </div>
  )
}
