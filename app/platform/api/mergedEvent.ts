import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'

/** Returns the event with `invitee` as the viewer's invitee, or unchanged if the viewer is the organizer (RSVP-18). */
export const mergedEvent = (event: EventView, invitee: Invitee): EventView =>
  event.invitee?.role === 'organizer' ? event : { ...event, invitee }
