import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'

/** The organizer stays (AUTHZ-07, GLIST-07); whoever hosts too is removed by the organizer alone. */
export const mayRemove = (event: EventView, guest: Invitee): boolean =>
  guest.role !== 'organizer' && (event.isHost || guest.cohostStatus !== 'ACCEPTED')
