import type { Coordinates, PlaceDetails, PlaceSuggestion } from '@festoon/contract/nouns/place'

/** A provider that finds places and their time zones. Every method throws an Error if an external service fails. */
export interface PlacesProvider {
  /**
   * Returns up to `limits.suggestions` places that match the typed text, most likely first. `session` is an id shared by all
   * calls from the first keystroke until a place is chosen: up to 36 letters, digits, hyphens, and underscores.
   */
  autocomplete(input: string, session?: string): Promise<PlaceSuggestion[]>
  /**
   * Returns the place with the given id and its time zone, and ends the session. Returns undefined if the provider doesn't know
   * the id.
   */
  details(placeId: string, session?: string): Promise<PlaceDetails | undefined>
  /** Returns the place that best matches the typed text, with its time zone, or undefined if no place matches (RPC-91). */
  geocode(displayName: string): Promise<PlaceDetails | undefined>
  /** Returns the IANA time zone of a point, or undefined if the time zone is unknown (RPC-88). `timestamp` is in seconds. */
  timeZone(point: Coordinates, timestamp: number): Promise<string | undefined>
}
