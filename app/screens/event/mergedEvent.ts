import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'

/** The event with the row that the server answered. An organizer's own row is never overwritten by an answer (RSVP-18). */
export const mergedEvent = (event: EventView, invitee: Invitee): EventView =>
  event.invitee?.role === 'organizer' ? event : { ...event, invitee }
