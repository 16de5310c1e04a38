import type { ReactNode } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendee } from '@festoon/contract/nouns/guest'
import type { GuestKey } from '@festoon/contract/wire/page'
import { isPast } from '@festoon/contract/rules/dates/past'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { Avatar } from '@festoon/ui/Avatar'
import { Banner } from '@festoon/ui/Banner'
import { EventBackdrop } from '../../parts/EventBackdrop.tsx'
import { AttendeeList } from './attendees/AttendeeList.tsx'
import { CalendarLinks } from './CalendarLinks.tsx'
import { LinkedText } from '../../parts/LinkedText.tsx'
import { WhenWhere } from './WhenWhere.tsx'
import * as copy from '@festoon/contract/messages/eventPage'

export interface EventPageProps {
  event: EventView
  /** The guest's key from a personal link; null if there is none. */
  guestKey: GuestKey | null
  /** The current time in ms. */
  now: number
  /** The actions and counts shown to hosts, or a notice for the viewer. */
  tools?: ReactNode
  /** The guest's RSVP as a form or a summary. */
  rsvp?: ReactNode
  /** The sections with messages and photos. */
  parts?: ReactNode
  /** Renders the button that lets a host edit a guest on the guest list. */
  renderGuestTool?: ((guest: Attendee) => ReactNode) | undefined
}

const columns =
  'mx-auto grid w-full max-w-6xl grid-cols-1 gap-5 px-4 pb-20 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] wide:gap-12 wide:px-8 wide:pt-6'
/** Class names of the panel that keeps text readable on a background video. */
const panel = 'mt-14 mb-20 rounded-lg bg-page pt-4 shadow-overlay wide:p-8'
// Small on phones, so that the RSVP question fits on the first screen. svh doesn't change while scrolling.
const cover =
  'aspect-[4/3] max-h-[34svh] w-full rounded-lg bg-tint object-cover shadow-raised wide:aspect-square wide:max-h-none'

/**
 * The event page, shared by the guest page and the full app. Uses plain links, because the guest page has no router. `event`
 * contains only what the viewer may see.
 */
export function EventPage({ event, guestKey, now, tools, rsvp, parts, renderGuestTool }: EventPageProps) {
  const past = !event.isPreview && isPast(event, now)
  const backgroundVideo = event.videoBackgroundDisabled ? null : event.backgroundAnimationUrl
  return (
    <div className="relative isolate flex-1">
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
            <h1 dir="auto" className="font-display text-display">
              {titleOf(event.title)}
            </h1>
            <p className="flex items-center gap-3 text-body text-ink-muted">
              <Avatar name={event.hostedBy} size="small" />
              <span className="min-w-0">
                {copy.hostedBy(
                  <bdi key="host" className="text-ink">
                    {event.hostedBy}
                  </bdi>,
                )}
              </span>
            </p>
          </header>
          {tools}
          <WhenWhere event={event} now={now} />
          {rsvp}
          {/* The preview of a draft can't be added to a calendar (EVPAGE-06). */}
          {event.cancelledTimestamp === null && !past && !event.isPreview && (
            <CalendarLinks eventId={event.id} guestKey={guestKey} />
          )}
          {event.description !== '' && (
            <section aria-labelledby="about" className="mt-3 grid grid-cols-1 gap-3 wide:mt-0">
              <h2 id="about" className="font-display text-title">
                {copy.aboutParty}
              </h2>
              <p dir="auto" className="max-w-prose text-lead whitespace-pre-line [unicode-bidi:plaintext]">
                <LinkedText>{event.description}</LinkedText>
              </p>
            </section>
          )}
          {parts}
          <AttendeeList event={event} guestKey={guestKey} renderGuestTool={renderGuestTool} />
        </div>
      </article>
    </div>
  )
}
