import * as copy from '@festoon/contract/messages/guests/guestList'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'

/** A waitlist decision and the label of its button (INV-13, AUTHZ-14). */
export interface WaitlistChoice {
  label: string
  status: NonNullable<Invitee['waitlistStatus']>
}

const approve: WaitlistChoice = { label: copy.approve, status: 'APPROVED' }
const decline: WaitlistChoice = { label: copy.decline, status: 'DENIED' }
const moveBack: WaitlistChoice = { label: copy.moveToWaitlist, status: 'PENDING_APPROVAL' }

/**
 * Returns the waitlist decisions that a host can make about a guest. There are none for hosts (GLIST-08), for guests who aren't
 * coming and were never on the waitlist, and for events with neither a waitlist nor a capacity, except about late RSVPs. Guests
 * can be moved to the waitlist only if the event has one.
 */
export function waitlistChoices(event: EventView, guest: Invitee): WaitlistChoice[] {
  // Only late RSVPs need approval.
  const approvesLate = event.lateRsvps === 'ask' && guest.waitlistStatus !== undefined
  const isLimited = event.hasWaitlist || event.host?.capacity !== undefined || approvesLate
  const isHost = guest.role === 'organizer' || guest.cohostStatus === 'ACCEPTED'
  if (!isLimited || isHost || (guest.rsvpStatus !== 'YES' && guest.waitlistStatus === undefined)) return []
  const back = event.hasWaitlist ? [moveBack] : []
  if (guest.waitlistStatus === 'PENDING_APPROVAL') return [approve, decline]
  if (guest.waitlistStatus === 'DENIED') return [approve, ...back]
  return [decline, ...back]
}
