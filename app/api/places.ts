import { placeDetailsSchema, placeSuggestionsSchema } from '@festoon/contract/place'
import type { PlaceDetails, PlaceSuggestion } from '@festoon/contract/place'
import { getJson } from './getJson.ts'

/** Suggestions for a typed address (PLACE-01), at most 10. */
export async function suggestPlaces(input: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const answer = await getJson(`/providers/places/autocomplete?${new URLSearchParams({ input })}`, { signal })
  return placeSuggestionsSchema.parse(answer).predictions
}

/** The location and time zone of a chosen suggestion (PLACE-07). */
export async function placeDetails(placeId: string): Promise<PlaceDetails> {
  const answer = await getJson(`/providers/places/details?${new URLSearchParams({ place_id: placeId })}`)
  return placeDetailsSchema.parse(answer)
}
