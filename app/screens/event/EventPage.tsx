import type { ReactNode } from 'react'
import type { EventView } from '@festoon/contract/event'
import type { Attendee } from '@festoon/contract/guest'
import type { GuestKey } from '@festoon/contract/page'
import { isPast } from '@festoon/contract/rules/past'
import { titleOf } from '@festoon/contract/rules/titleOf'
import { Avatar } from '@festoon/ui/Avatar'
import { Banner } from '@festoon/ui/Banner'
import { EventBackdrop } from '../../layout/EventBackdrop.tsx'
import { AttendeeList } from './AttendeeList.tsx'
import { CalendarLinks } from './CalendarLinks.tsx'
import { LinkedText } from '../../layout/LinkedText.tsx'
import { WhenWhere } from './WhenWhere.tsx'

export interface EventPageProps {
  event: EventView
  /** The keys of a guest who came by a personal link. */
  guestKey: GuestKey | null
  /** ms */
  now: number
  /** The host's tools, or nothing. */
  tools?: ReactNode
  /** The guest's answer: form or what was answered. */
  answer?: ReactNode
  /** What people of the party get beside the invitation. */
  parts?: ReactNode
  /** What a host can do with a guest who is named. */
  renderGuestTool?: ((guest: Attendee) => ReactNode) | undefined
  /** Not a party yet: nothing to put into a calendar (EVPAGE-06). */
  isPreview?: boolean
}

const columns =
  'mx-auto grid w-full max-w-6xl grid-cols-1 gap-5 px-4 pb-20 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] wide:gap-12 wide:px-8 wide:pt-6'
/** Words stand on a ground of their own where a film plays. */
const ground = 'mt-14 mb-20 rounded-lg bg-page pt-4 shadow-overlay wide:p-8'
// Low on a phone, so that the question stands on the first screen; the small height does not change while scrolling.
const cover =
  'aspect-[4/3] max-h-[34svh] w-full rounded-lg bg-tint object-cover shadow-raised wide:aspect-square wide:max-h-none'

/**
 * The invitation itself, the same for a guest without an account and inside the full app. It knows no router, so its links
 * are plain ones. What the viewer may not see is absent from `event`.
 */
export function EventPage({
  event,
  guestKey,
  now,
  tools,
  answer,
  parts,
  renderGuestTool,
  isPreview = false,
}: EventPageProps) {
  const past = !isPreview && isPast(event, now)
  const film = event.videoBackgroundDisabled ? null : event.backgroundAnimationUrl
  return (
    <div className="relative isolate flex-1">
      <EventBackdrop animation={event.animation} film={film} />
      <article className={film === null ? columns : `${columns} ${ground}`}>
        <div className="wide:sticky wide:top-6 wide:self-start">
          {event.photoUrl === '' ? (
            <div className={cover} />
          ) : (
            <img src={event.photoUrl} alt="" width={1024} height={1024} fetchPriority="high" className={cover} />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 wide:gap-8">
          {event.cancelledTimestamp !== null && (
            <Banner tone="danger" title="Event Canceled">
              The host has called this party off.
            </Banner>
          )}
          {event.cancelledTimestamp === null && past && <Banner tone="info" title="This party is over" />}
          <header className="grid grid-cols-1 gap-3 wide:gap-5">
            <h1 dir="auto" className="font-display text-display">
              {titleOf(event.title)}
            </h1>
            <p className="flex items-center gap-3 text-body text-ink-muted">
              <Avatar name={event.hostedBy} size="small" />
              <span className="min-w-0">
                Hosted by <bdi className="text-ink">{event.hostedBy}</bdi>
              </span>
            </p>
          </header>
          {tools}
          <WhenWhere event={event} now={now} />
          {answer}
          {event.cancelledTimestamp === null && !past && !isPreview && (
            <CalendarLinks eventId={event.id} guestKey={guestKey} />
          )}
          {event.description !== '' && (
            <section aria-labelledby="about" className="mt-3 grid grid-cols-1 gap-3 wide:mt-0">
              <h2 id="about" className="font-display text-title">
                About the party
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
