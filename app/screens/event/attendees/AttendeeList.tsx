import type { ReactNode } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/eventPage'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendee, PersonalLink } from '@festoon/contract/nouns/guest'
import { Avatar } from '@festoon/ui/Avatar'
import { smallPhoto } from '../../../parts/smallPhoto.ts'
import { VerifyAccount } from './VerifyAccount.tsx'

/** The groups of guests, by the RSVP statuses in them. */
const groups = [
  { status: 'YES', title: copy.going },
  { status: 'MAYBE', title: copy.maybe },
  { status: 'INVITED SEEN', title: copy.invited },
  { status: 'NO', title: copy.notGoing },
] as const

const countGoing = (attendees: readonly Attendee[]): number =>
  attendees.reduce(
    (sum, attendee) => (attendee.rsvpStatus === 'YES' ? sum + 1 + attendee.additionalGuestCount : sum),
    0,
  )

/**
 * The number of guests shown in a group that isn't expanded, and the number of placeholder circles in an empty list (CONST-44).
 */
const shownAtFirst = 12

export interface AttendeeListProps {
  event: EventView
  link: PersonalLink | null
  /** Renders the button that lets a host edit a guest. */
  renderGuestTool?: ((guest: Attendee) => ReactNode) | undefined
}

/**
 * The guest list on the event page, limited to the guests that the viewer may see (EVPAGE-03, AUTHZ-03, AUTHZ-04, AUTHZ-21).
 */
export function AttendeeList({ event, link, renderGuestTool }: AttendeeListProps) {
  const { attendees, goingCount, invitee } = event
  const renderActions = (attendee: Attendee): ReactNode => (
    <>
      {attendee.inviteeId === invitee?.inviteeId && attendee.role !== 'organizer' && (
        <>
          <span className="text-ink-muted">{copy.you}</span>
          <VerifyAccount event={event} link={link} attendee={attendee} />
        </>
      )}
      {renderGuestTool?.(attendee)}
    </>
  )

  // The server truncates long lists, but counts everyone.
  const isCut = attendees?.length === limits.attendeesShown
  const more = isCut ? (goingCount ?? 0) - countGoing(attendees) : 0
  return (
    <section aria-labelledby="guests" className="mt-3 grid grid-cols-1 gap-5 wide:mt-0">
      <h2 id="guests" className="font-display text-title">
        {goingCount === null ? copy.guests : copy.guestsGoing(goingCount)}
      </h2>
      {attendees === null ? (
        <p className="text-body text-ink-muted">{copy.guestListHidden}</p>
      ) : (
        groups.map(({ status, title }) => (
          <Group
            key={status}
            title={title}
            attendees={attendees.filter(({ rsvpStatus }) => status.includes(rsvpStatus))}
            renderActions={renderActions}
          />
        ))
      )}
      {isCut && <p className="text-body text-ink-muted">{more > 0 ? copy.moreGoing(more) : copy.andMore}</p>}
      {attendees?.every(({ role }) => role === 'organizer') && <NoGuests isHost={event.isHost} />}
    </section>
  )
}

/** Placeholder shown while only the organizer is on the guest list. */
function NoGuests({ isHost }: Pick<EventView, 'isHost'>) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div aria-hidden="true" className="flex flex-wrap gap-2">
        {Array.from({ length: shownAtFirst }, (_, index) => (
          <span key={index} className="size-8 rounded-pill border border-dashed border-line-strong" />
        ))}
      </div>
      <p className="text-body text-ink-muted">{isHost ? copy.noGuests : copy.beFirst}</p>
    </div>
  )
}

interface NamesProps {
  attendees: readonly Attendee[]
  /**
   * Renders what follows a guest's name: on the viewer's own entry, the link to create an account; for hosts, the edit button.
   */
  renderActions: (attendee: Attendee) => ReactNode
}

function Group({ title, attendees, renderActions }: NamesProps & { title: string }) {
  if (attendees.length === 0) return null
  const otherAttendees = attendees.slice(shownAtFirst)
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-label text-ink-muted">{title}</h3>
      <Names attendees={attendees.slice(0, shownAtFirst)} renderActions={renderActions} />
      {otherAttendees.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center text-label text-highlight underline group-open:hidden [&::-webkit-details-marker]:hidden">
            {copy.showMore(otherAttendees.length)}
          </summary>
          <Names attendees={otherAttendees} renderActions={renderActions} />
        </details>
      )}
    </div>
  )
}

function Names({ attendees, renderActions }: NamesProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {attendees.map((attendee) => (
        <li
          key={attendee.inviteeId}
          className="flex max-w-full flex-wrap items-center gap-2 rounded-pill bg-surface py-1 ps-1 pe-4 text-body"
        >
          <span className="flex max-w-full min-w-0 items-center gap-2">
            <Avatar name={attendee.name} size="small" photoUrl={attendee.photoUrl && smallPhoto(attendee.photoUrl)} />
            <span dir="auto" translate="no" className="min-w-0 truncate">
              {attendee.name}
            </span>
          </span>
          {attendee.role === 'organizer' && <span className="whitespace-nowrap text-ink-muted">{copy.host}</span>}
          {attendee.rsvpStatus === 'YES' && attendee.additionalGuestCount > 0 && (
            <span className="text-label text-ink-muted">{copy.people(attendee.additionalGuestCount + 1)}</span>
          )}
          {renderActions(attendee)}
        </li>
      ))}
    </ul>
  )
}
