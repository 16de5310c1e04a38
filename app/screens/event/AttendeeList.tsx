import type { EventView } from '@festoon/contract/event'
import type { Attendee } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import { Avatar } from '@festoon/ui/Avatar'

const groups = [
  { status: 'YES', title: 'Going' },
  { status: 'INVITED', title: 'Invited' },
  { status: 'NO', title: "Can't make it" },
] as const

const inGroup = (attendee: Attendee, status: (typeof groups)[number]['status']): boolean =>
  attendee.rsvpStatus === status || (status === 'INVITED' && attendee.rsvpStatus === 'SEEN')

/** Who is coming, as this viewer may see it (AUTHZ-03, AUTHZ-04, AUTHZ-21). */
export function AttendeeList({ event }: { event: EventView }) {
  const { attendees, goingCount } = event
  return (
    <section aria-labelledby="guests" className="grid grid-cols-1 gap-5">
      <h2 id="guests" className="font-display text-title">
        {goingCount === null ? 'Guests' : `${goingCount} going`}
      </h2>
      {attendees === null ? (
        <p className="text-body text-ink-muted">Guest list is private for this event.</p>
      ) : (
        groups.map(({ status, title }) => (
          <Group key={status} title={title} attendees={attendees.filter((one) => inGroup(one, status))} />
        ))
      )}
      {attendees?.length === limits.attendeesShown && <p className="text-body text-ink-muted">…and more.</p>}
    </section>
  )
}

/** Names of a group that are shown before the guest asks for the rest. */
const shownAtFirst = 12

function Group({ title, attendees }: { title: string; attendees: readonly Attendee[] }) {
  if (attendees.length === 0) return null
  const rest = attendees.slice(shownAtFirst)
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-label text-ink-muted">{title}</h3>
      <Names attendees={attendees.slice(0, shownAtFirst)} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center text-label text-highlight underline group-open:hidden [&::-webkit-details-marker]:hidden">
            Show {rest.length} more
          </summary>
          <Names attendees={rest} />
        </details>
      )}
    </div>
  )
}

function Names({ attendees }: { attendees: readonly Attendee[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {attendees.map((one) => (
        <li
          key={one.inviteeId}
          className="flex max-w-full items-center gap-2 rounded-pill bg-surface py-1 ps-1 pe-4 text-body"
        >
          <Avatar name={one.name} size="small" {...(one.photoUrl === undefined ? {} : { photoUrl: one.photoUrl })} />
          <span dir="auto" className="truncate">
            {one.name}
          </span>
          {one.role === 'organizer' && <span className="text-ink-muted">(Host)</span>}
          {one.rsvpStatus === 'YES' && one.additionalGuestCount > 0 && (
            <span className="text-label text-ink-muted">+{one.additionalGuestCount}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
