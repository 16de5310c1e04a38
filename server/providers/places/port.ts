import type { Coordinates, PlaceDetails, PlaceSuggestion } from '@festoon/contract/nouns/place'

/** A provider that finds addresses. Every method throws an Error if an external service fails. */
export interface PlacesProvider {
  /**
   * Returns up to `limits.suggestions` places that match the typed text, most likely first. `session` is an id shared by all
   * calls from the first keystroke until a place is chosen: at most 36 letters, digits, `-`, and `_`.
   */
  autocomplete(input: string, session?: string): Promise<PlaceSuggestion[]>
  /**
   * Returns the place that a suggestion refers to, with its time zone, and ends the session. Returns undefined for an id
   * that was never suggested.
   */
  details(placeId: string, session?: string): Promise<PlaceDetails | undefined>
  /** Returns the most likely place for the typed text with its time zone (RPC-91), or undefined if there is none. */
  geocode(displayName: string): Promise<PlaceDetails | undefined>
  /**
   * Returns the IANA time zone of a point at an instant in seconds since 1970 (RPC-88), or undefined if the time zone is
   * unknown.
   */
  timeZone(point: Coordinates, timestamp: number): Promise<string | undefined>
}
