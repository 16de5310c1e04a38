import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'

/**
 * Returns true if the current host may remove the guest. No one can remove the organizer (AUTHZ-07, GLIST-07), and only the
 * organizer can remove a co-host.
 */
export const mayRemove = (event: EventView, guest: Invitee): boolean =>
  guest.role !== 'organizer' && (event.isHost || guest.cohostStatus !== 'ACCEPTED')

/** Returns true if the current host may edit the guest: not on a canceled party, and only the organizer may edit the organizer. */
export const mayEdit = (event: EventView, guest: Invitee): boolean =>
  event.cancelledTimestamp === null && (guest.role !== 'organizer' || event.isHost)
