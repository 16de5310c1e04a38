import type { EventView } from '@festoon/contract/nouns/event'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { rsvpChoices, rsvpNote } from '@festoon/contract/rules/guests/rsvpTerms'
import { timesOf } from '../../database/rows/eventRows.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'

type Terms = Pick<EventView, 'allowMaybe' | 'decideBy' | 'rsvpBy' | 'lateRsvps' | 'rsvpChoices' | 'rsvpNote'>

/**
 * Returns the part of an event's view about a maybe and the RSVP deadline, without the fields that say nothing. The deadline doesn't
 * bind hosts. `viewerRow` is the viewer's row, and `now` is in ms.
 */
export function termsFor(event: EventRow, viewerRow: InviteeRow | undefined, isHost: boolean, now: number): Terms {
  const settings = {
    ...(event.allow_maybe ? { allowMaybe: true as const } : {}),
    ...(event.decide_by === null ? {} : { decideBy: event.decide_by }),
    ...(event.rsvp_by === null ? {} : { rsvpBy: event.rsvp_by, lateRsvps: event.late_rsvps }),
  }
  const { allow_maybe: allowMaybe, has_waitlist: hasWaitlist, hosted_by: hostedBy } = event
  const { timeZone } = timesOf(event)
  const terms = { ...(isHost ? { allowMaybe } : settings), hasWaitlist, hostedBy, timeZone }
  const rsvp = {
    rsvpStatus: viewerRow && givenRsvp({ rsvpStatus: viewerRow.rsvp_status }),
    hasWritten: viewerRow !== undefined && viewerRow.rsvp_at !== null && viewerRow.rsvp_message !== '',
    awaitsApproval: viewerRow?.awaits === 'approval' && viewerRow.waitlist_status === 'PENDING_APPROVAL',
  }
  const choices = rsvpChoices(terms, rsvp, now)
  const note = rsvpNote(terms, rsvp, now)
  return { ...settings, ...(choices ? { rsvpChoices: choices } : {}), ...(note === '' ? {} : { rsvpNote: note }) }
}
