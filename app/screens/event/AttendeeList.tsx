import type { ReactNode } from 'react'
import type { EventView } from '@festoon/contract/event'
import type { Attendee } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import type { GuestKey } from '@festoon/contract/page'
import { Avatar } from '@festoon/ui/Avatar'
import { VerifyAccount } from './VerifyAccount.tsx'
import { smallPhoto } from '../../layout/smallPhoto.ts'

const groups = [
  { status: 'YES', title: 'Going' },
  { status: 'INVITED', title: 'Invited' },
  { status: 'NO', title: "Can't make it" },
] as const

const inGroup = (attendee: Attendee, status: (typeof groups)[number]['status']): boolean =>
  attendee.rsvpStatus === status || (status === 'INVITED' && attendee.rsvpStatus === 'SEEN')

const heads = (attendees: readonly Attendee[]): number =>
  attendees.reduce((sum, { rsvpStatus, additionalGuestCount }) => {
    return rsvpStatus === 'YES' ? sum + 1 + additionalGuestCount : sum
  }, 0)

/** Names of a group that are shown before the guest asks for the rest, and places in an empty list (CONST-44). */
const rows = 12

export interface AttendeeListProps {
  event: EventView
  guestKey: GuestKey | null
  /** What a host can do with a guest who is named. */
  renderGuestTool?: ((guest: Attendee) => ReactNode) | undefined
}

/** Who is coming, as this viewer may see it (EVPAGE-03, AUTHZ-03, AUTHZ-04, AUTHZ-21). */
export function AttendeeList({ event, guestKey, renderGuestTool }: AttendeeListProps) {
  const { attendees, goingCount, invitee } = event
  const own = (row: Attendee): ReactNode => (
    <>
      {row.inviteeId === invitee?.inviteeId && row.role !== 'organizer' && (
        <>
          <span className="text-ink-muted">(You)</span>
          <VerifyAccount event={event} guestKey={guestKey} row={row} />
        </>
      )}
      {renderGuestTool?.(row)}
    </>
  )

  // A long list is cut; whom it does not name is counted all the same.
  const isCut = attendees?.length === limits.attendeesShown
  const more = isCut ? (goingCount ?? 0) - heads(attendees) : 0
  return (
    <section aria-labelledby="guests" className="mt-3 grid grid-cols-1 gap-5 wide:mt-0">
      <h2 id="guests" className="font-display text-title">
        {goingCount === null ? 'Guests' : `${goingCount} going`}
      </h2>
      {attendees === null ? (
        <p className="text-body text-ink-muted">Guest list is private for this event.</p>
      ) : (
        groups.map(({ status, title }) => (
          <Group key={status} title={title} attendees={attendees.filter((one) => inGroup(one, status))} own={own} />
        ))
      )}
      {isCut && <p className="text-body text-ink-muted">{more > 0 ? `…and ${more} more going.` : '…and more.'}</p>}
      {attendees?.every(({ role }) => role === 'organizer') && <Places />}
    </section>
  )
}

/** Nobody is on the list yet but who gives the party. */
function Places() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div aria-hidden="true" className="flex flex-wrap gap-2">
        {Array.from({ length: rows }, (_, at) => (
          <span key={at} className="size-8 rounded-pill border border-dashed border-line-strong" />
        ))}
      </div>
      <p className="text-body text-ink-muted">There is room for the first guests here.</p>
    </div>
  )
}

interface NamesProps {
  attendees: readonly Attendee[]
  /** What stands on a row for its own guest, or for a host. */
  own: (row: Attendee) => ReactNode
}

function Group({ title, attendees, own }: NamesProps & { title: string }) {
  if (attendees.length === 0) return null
  const rest = attendees.slice(rows)
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-label text-ink-muted">{title}</h3>
      <Names attendees={attendees.slice(0, rows)} own={own} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center text-label text-highlight underline group-open:hidden [&::-webkit-details-marker]:hidden">
            Show {rest.length} more
          </summary>
          <Names attendees={rest} own={own} />
        </details>
      )}
    </div>
  )
}

function Names({ attendees, own }: NamesProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {attendees.map((one) => (
        <li
          key={one.inviteeId}
          className="flex max-w-full flex-wrap items-center gap-2 rounded-pill bg-surface py-1 ps-1 pe-4 text-body"
        >
          <Avatar
            name={one.name}
            size="small"
            {...(one.photoUrl === undefined ? {} : { photoUrl: smallPhoto(one.photoUrl) })}
          />
          <span dir="auto" className="max-w-full truncate">
            {one.name}
          </span>
          {one.role === 'organizer' && <span className="text-ink-muted">(Host)</span>}
          {one.rsvpStatus === 'YES' && one.additionalGuestCount > 0 && (
            <span className="text-label text-ink-muted">+{one.additionalGuestCount}</span>
          )}
          {own(one)}
        </li>
      ))}
    </ul>
  )
}
