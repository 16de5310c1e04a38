import { counts } from '@festoon/contract/rules/guests/heads'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { unhandled } from '@festoon/contract/rules/unhandled'
import type { Notification } from '../../queue/notifications.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { isHosting } from '../../database/rows/waitlist.ts'

/** Why a notice that was queued is not sent after all; undefined: it is. */
export function skipReason(notice: Notification, event: EventRow, row: InviteeRow, now: number): string | undefined {
  if (notice.kind === 'cancelled' || notice.kind === 'message') return undefined
  if (event.canceled_at !== null) return 'The event was cancelled.'
  switch (notice.kind) {
    case 'changed':
      return row.rsvp_status === 'NO' ? notComing : undefined
    case 'cohost':
      // Whoever was dismissed meanwhile, or has answered by the link, is asked no more.
      return row.cohost_status === 'PENDING' ? undefined : 'They are not asked any more.'
    case 'answers':
      // What guests say is for hosts alone.
      return isHosting(row) ? undefined : 'They do not host any more.'
    case 'seated':
      return isGoing(row) ? undefined : notComing
    case 'reminder':
      if (!event.reminders_enabled) return 'The host has turned reminders off.'
      // Another hour of the same day is reminded of as it is now: nothing else would remind of it.
      if (dayIn(event.start_time, event.time_zone) !== dayIn(notice.startTime, event.time_zone))
        return 'The party was moved.'
      if (event.start_time <= now) return 'The party has begun.'
      if (notice.reminder === 'going') return isGoing(row) ? undefined : notComing
      return row.rsvp_status === 'INVITED' || row.rsvp_status === 'SEEN' ? undefined : 'They have answered.'
    default:
      return unhandled(notice)
  }
}

const notComing = 'They are not coming any more.'

/** Only who is going reads where it is (AUTHZ-18). */
export function isGoing(row: InviteeRow): boolean {
  const { rsvp_status: rsvpStatus, additional_guest_count: additionalGuestCount } = row
  return (
    rsvpStatus === 'YES' &&
    counts({ rsvpStatus, additionalGuestCount, waitlistStatus: row.waitlist_status ?? undefined })
  )
}
