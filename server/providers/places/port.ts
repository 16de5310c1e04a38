import type { Coordinates, PlaceDetails, PlaceSuggestion } from '@festoon/contract/nouns/place'

/** Finds addresses. Every call throws an Error when an outside service fails. */
export interface PlacesProvider {
  /**
   * Up to `limits.suggestions` places that a typed text may mean, the likeliest first. `session` is what everything that is typed
   * until a place is chosen has in common, at most 36 letters, digits, - and _.
   */
  autocomplete(input: string, session?: string): Promise<PlaceSuggestion[]>
  /** The place of a suggestion and its time zone; undefined for an id that was never suggested. Ends a session. */
  details(placeId: string, session?: string): Promise<PlaceDetails | undefined>
  /** The likeliest place of a typed text, and its time zone (RPC-91); undefined: there is none. */
  geocode(displayName: string): Promise<PlaceDetails | undefined>
  /** The IANA time zone of a point, at an instant in seconds since 1970 (RPC-88); undefined: none is known. */
  timeZone(point: Coordinates, timestamp: number): Promise<string | undefined>
}
