import type { EventView } from '@festoon/contract/nouns/event'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { rsvpChoices, rsvpNote } from '@festoon/contract/rules/guests/rsvpTerms'
import { timesOf } from '../../database/rows/eventRows.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'

type Terms = Pick<EventView, 'allowMaybe' | 'decideBy' | 'rsvpBy' | 'lateRsvps' | 'rsvpChoices' | 'isFull' | 'rsvpNote'>

/** A viewer's row and role, and whether a yes of theirs would wait for a spot. */
interface RsvpViewer {
  row: InviteeRow | undefined
  isHost: boolean
  isFull: boolean
}

/**
 * Returns the part of an event's view about a maybe, the RSVP deadline and a full party, without the fields that say nothing. The deadline
 * doesn't bind hosts. `now` is in ms.
 */
export function termsFor(event: EventRow, viewer: RsvpViewer, now: number): Terms {
  const { row: viewerRow, isHost, isFull } = viewer
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
    isFull,
    awaitsApproval: viewerRow?.awaits === 'approval' && viewerRow.waitlist_status === 'PENDING_APPROVAL',
  }
  const choices = rsvpChoices(terms, rsvp, now)
  const note = rsvpNote(terms, rsvp, now)
  return {
    ...settings,
    ...(choices ? { rsvpChoices: choices } : {}),
    ...(isFull ? { isFull } : {}),
    ...(note === '' ? {} : { rsvpNote: note }),
  }
}
