import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'

/** A host's word on one who waits, as a button says it (INV-13, AUTHZ-14). */
export interface WaitlistChoice {
  label: string
  status: NonNullable<Invitee['waitlistStatus']>
}

const approve: WaitlistChoice = { label: 'Approve', status: 'APPROVED' }
const decline: WaitlistChoice = { label: 'Decline', status: 'DENIED' }
const putBack: WaitlistChoice = { label: 'Put back on the waitlist', status: 'PENDING_APPROVAL' }

/**
 * What a host can say of a guest's place: nothing where the event has no waitlist, of hosts (GLIST-08), and of those who
 * neither come nor were spoken of. A capacity alone knows no waiting by the host.
 */
export function waitlistChoices(event: EventView, guest: Invitee): WaitlistChoice[] {
  const hasPlaces = event.hasWaitlist || event.host?.capacity !== undefined
  const isHost = guest.role === 'organizer' || guest.cohostStatus === 'ACCEPTED'
  if (!hasPlaces || isHost || (guest.rsvpStatus !== 'YES' && guest.waitlistStatus === undefined)) return []
  const back = event.hasWaitlist ? [putBack] : []
  if (guest.waitlistStatus === 'PENDING_APPROVAL') return [approve, decline]
  if (guest.waitlistStatus === 'DENIED') return [approve, ...back]
  return [decline, ...back]
}
