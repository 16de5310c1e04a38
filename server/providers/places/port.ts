import type { PlaceDetails, PlaceSuggestion } from '@festoon/contract/place'

/** Finds addresses. */
export interface PlacesProvider {
  /** Up to `limits.suggestions` places that a typed text may mean, the likeliest first. */
  autocomplete(input: string): Promise<PlaceSuggestion[]>
  /** The place of a suggestion and its time zone; undefined for an id that was never suggested. */
  details(placeId: string): Promise<PlaceDetails | undefined>
}
