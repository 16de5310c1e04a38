import type { Notification } from '../../core/notices/notification.ts'
import { replyAddress } from '../../crypto/replyAddress.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import type { CalendarEntry } from '../../events/calendar/calendarEntry.ts'
import { calendarEntryOf } from '../../events/calendar/calendarEntryOf.ts'
import { calendarFile, type Scheduling } from '../../events/calendar/calendarFile.ts'
import { messagesShowAddress } from '../../events/view/visibility.ts'
import { withoutLinks } from '../../providers/mail/compose/block.ts'
import type { CalendarPart } from '../../providers/mail/port.ts'
import type { Services } from '../../rpc/services.ts'

type PartServices = Pick<Services, 'clock' | 'config' | 'keys'>

/** An email about a party for one guest. `to` is the address that the email goes to. */
interface AddressedInvitation {
  event: EventRow
  row: InviteeRow
  to: string
}

/**
 * Returns the calendar file that asks a guest's calendar for a reply, or that cancels the party there. The party's host appears by
 * name, with the reply mailbox instead of the host's own address. Undefined without a date, without a reply mailbox, and for guests
 * who were denied a spot.
 */
function requestPart(services: PartServices, invitation: AddressedInvitation): CalendarPart | undefined {
  const { event, row } = invitation
  return requestOf(services, invitation, calendarEntryOf(event, messagesShowAddress(row), services.config))
}

/**
 * Returns the calendar file of an invitation (`requestPart`). Like the email itself, it contains no address, and no links that the host
 * wrote, because the recipient may not know the host.
 */
export function invitationPart(services: PartServices, invitation: AddressedInvitation): CalendarPart | undefined {
  const entry = calendarEntryOf(invitation.event, false, services.config)
  return requestOf(
    services,
    invitation,
    entry && {
      ...entry,
      title: withoutLinks(entry.title),
      description: withoutLinks(entry.description),
      address: entry.address && withoutLinks(entry.address),
    },
  )
}

function requestOf(
  { clock, config, keys }: PartServices,
  { row, to }: AddressedInvitation,
  entry: CalendarEntry | undefined,
): CalendarPart | undefined {
  if (!entry || config.replies === undefined) return undefined
  if (row.waitlist_status === 'DENIED' && !entry.isCanceled) return undefined
  const subject = { eventId: row.event_id, inviteeId: row.invitee_id, tokenVersion: row.token_version }
  const email = replyAddress(keys.replyAddress, config.replies.mailbox, subject)
  const content = calendarFile(entry, clock.now(), {
    organizer: { ...entry.organizer, email },
    guest: { name: row.name, email: to, status: statusOf(row) },
  })
  return { method: entry.isCanceled ? 'CANCEL' : 'REQUEST', content }
}

/** Returns a guest's RSVP as calendars show it. A guest on the waitlist may come. */
function statusOf({ rsvp_status, waitlist_status }: InviteeRow): Scheduling['guest']['status'] {
  if (rsvp_status === 'NO') return 'DECLINED'
  if (rsvp_status === 'MAYBE') return 'TENTATIVE'
  if (rsvp_status !== 'YES') return 'NEEDS-ACTION'
  return waitlist_status === 'PENDING_APPROVAL' ? 'TENTATIVE' : 'ACCEPTED'
}

/**
 * Returns the calendar file of a notification, if it has one. Without a reply mailbox, only the confirmation of a yes has a file, to
 * add to a calendar.
 */
export function notificationCalendar(
  services: PartServices,
  notice: Pick<Notification, 'kind'> & { reply?: string },
  invitation: AddressedInvitation,
): CalendarPart | undefined {
  const { kind, reply } = notice
  if (kind === 'confirmation' && services.config.replies === undefined)
    return reply === 'yes' ? filePart(services, invitation) : undefined
  if (kind === 'changed' || kind === 'promoted' || kind === 'canceled') return requestPart(services, invitation)
  return kind === 'confirmation' && reply !== 'waitlist' && reply !== 'none'
    ? requestPart(services, invitation)
    : undefined
}

function filePart({ clock, config }: PartServices, { event, row }: AddressedInvitation): CalendarPart | undefined {
  const entry = calendarEntryOf(event, messagesShowAddress(row), config)
  return entry && { method: 'PUBLISH', content: calendarFile(entry, clock.now()) }
}
