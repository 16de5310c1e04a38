import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { unhandled } from '@festoon/contract/rules/unhandled'
import type { Notification } from '../../core/notices/notification.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { isGoing } from '../../events/view/visibility.ts'
import { isHosting } from '../../events/waitlist.ts'
import { replyOf } from '../confirmations/replyOf.ts'

/** Returns the reason not to send a queued notification, or undefined if it should be sent. */
export function skipReason(notice: Notification, event: EventRow, row: InviteeRow, now: number): string | undefined {
  if (event.suspended_at !== null) return copy.partySuspended
  if (notice.kind === 'canceled' || (notice.kind === 'message' && !notice.asksWhen)) return undefined
  if (event.canceled_at !== null) return copy.partyCanceled
  switch (notice.kind) {
    case 'changed':
      if (notice.audience === 'everyone') return undefined
      if (notice.audience === 'going') return isGoing(row) ? undefined : copy.notGoing
      return row.rsvp_status === 'NO' ? copy.notGoing : undefined
    case 'cohost':
      // The request was withdrawn, or the guest replied through the link.
      return row.cohost_status === 'PENDING' ? undefined : copy.notAsked
    case 'handover':
      if (event.handover_until === null) return copy.takenOver
      return isHosting(row) ? undefined : copy.notHost
    case 'rsvps':
      // Only hosts may read RSVPs.
      return isHosting(row) ? undefined : copy.notHost
    case 'confirmation':
      if (event.past_from <= now) return copy.partyOver
      return (replyOf(row) ?? 'none') === notice.reply ? undefined : copy.rsvpChanged
    case 'message':
      return event.past_from <= now ? copy.partyOver : undefined
    case 'responsesNeeded':
      if (event.past_from <= now) return copy.partyOver
      return row.rsvp_status === 'YES' ? copy.hasRsvp : undefined
    case 'promoted':
      return isGoing(row) ? undefined : copy.notGoing
    case 'reminder':
      if (!event.reminders_enabled) return copy.remindersOff
      // A reminder is still sent if only the hour changed, because no other reminder would be.
      if (event.start_time === null) return copy.dateUndecided
      if (dayIn(event.start_time, event.time_zone) !== dayIn(notice.startTime, event.time_zone)) return copy.partyMoved
      if (event.start_time <= now) return copy.partyStarted
      if (notice.reminder === 'decide') return whyNotDecide(event, row, now)
      if (notice.reminder === 'going') return isGoing(row) ? undefined : copy.notGoing
      return row.rsvp_status === 'INVITED' || row.rsvp_status === 'SEEN' ? undefined : copy.hasRsvp
    default:
      return unhandled(notice)
  }
}

/** Returns the reason not to ask a guest to decide. */
function whyNotDecide({ decide_by }: EventRow, row: InviteeRow, now: number): string | undefined {
  if (row.rsvp_status !== 'MAYBE') return copy.hasDecided
  return decide_by === null || decide_by <= now ? copy.dayPassed : undefined
}
