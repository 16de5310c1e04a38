import * as copy from '@festoon/contract/messages/event'
import type { VisibleLocation } from '../../nouns/place.ts'
import { hasLink } from '../hasLink.ts'

/** Returns a location on one line, such as 'The Old Mill, 42 Fig Lane, Oakland' or 'Online, https://meet.example/nana'. */
export function locationLine(location: VisibleLocation): string {
  if (location.kind === 'online') return location.url ? `${copy.online}, ${location.url}` : copy.online
  if (location.kind === 'undecided') return copy.placeUndecided
  if (location.kind === 'town') return location.city
  return [location.placeName, location.displayName].filter(Boolean).join(', ')
}

/**
 * Returns the part of a location that anyone may see: no address and no link (AUTHZ-18). Of a place, this is the town that the map
 * provider knows; null without one.
 */
export function openPartOf(location: VisibleLocation): VisibleLocation | null {
  if (location.kind === 'online') return location.url === undefined ? location : { kind: 'online', url: null }
  if (location.kind === 'undecided' || location.kind === 'town') return location
  const city = location.address?.city?.trim() ?? ''
  return city === '' || hasLink(city) ? null : { kind: 'town', city }
}

/** Checks whether a location is a place without an address, such as one that was erased with its host's account. */
export const isPlaceMissing = (location: VisibleLocation): boolean =>
  'displayName' in location && location.displayName === ''
