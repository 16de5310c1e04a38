import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'

/**
 * Returns true if the guest can be removed. The organizer can't be removed (AUTHZ-07, GLIST-07), and only the organizer can
 * remove co-hosts.
 */
export const mayRemove = (event: EventView, guest: Invitee): boolean =>
  guest.role !== 'organizer' && (event.isHost || guest.cohostStatus !== 'ACCEPTED')
