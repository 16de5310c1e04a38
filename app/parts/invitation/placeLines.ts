import { online, placeUndecided } from '@festoon/contract/messages/event'
import * as copy from '@festoon/contract/messages/eventPage'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'

type PlacedEvent = Pick<EventView, 'location' | 'isHost' | 'addressAudience' | 'rsvpChoices'> & {
  invitee?: Pick<Invitee, 'rsvpStatus'> | null
}

/** Returns the text in place of a location, or of a link, that is missing or that the viewer may not see. */
function withoutLocation({ isHost, addressAudience, rsvpChoices, invitee }: PlacedEvent): string {
  if (isHost) return copy.noLocation
  if (addressAudience === 'confirmed') return copy.locationForConfirmed
  const rsvp = givenRsvp(invitee)
  if (rsvp === 'YES' || (rsvpChoices && !rsvpChoices.includes('YES'))) return copy.locationForSignedIn
  return rsvp ? copy.locationForGoing : copy.locationHidden
}

type Line = string | false | null | undefined

/**
 * Returns the lines of an event's location, and its link: to a map, which also finds addresses that the host only typed, or for
 * joining online.
 */
export function placeLines(event: PlacedEvent): [main?: Line, detail?: Line, href?: Line] {
  const { location } = event
  if (!location) return [undefined, withoutLocation(event)]
  if (location.kind === 'undecided') return [placeUndecided]
  if (location.kind === 'town') return [location.city, withoutLocation(event)]
  if (location.kind === 'online') return [online, location.url === null && withoutLocation(event), location.url]
  const { displayName, placeName } = location
  return [
    placeName ?? displayName,
    placeName && displayName,
    `https://maps.google.com/?q=${encodeURIComponent(displayName)}`,
  ]
}
