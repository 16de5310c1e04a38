import { placeDetailsSchema, placeSuggestionsSchema } from '@festoon/contract/place'
import type { PlaceDetails, PlaceSuggestion } from '@festoon/contract/place'
import { newUuid } from '../session/newUuid.ts'
import { getJson } from './getJson.ts'

/** What is typed until a place is chosen: the service that finds places charges for all of it at once. */
let session: string | undefined

/** Suggestions for a typed address (PLACE-01), at most 10. */
export async function suggestPlaces(input: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  session ??= newUuid()
  const answer = await getJson(`/providers/places/autocomplete?${new URLSearchParams({ input, session })}`, { signal })
  return placeSuggestionsSchema.parse(answer).predictions
}

/** The location and time zone of a chosen suggestion (PLACE-07). */
export async function placeDetails(placeId: string): Promise<PlaceDetails> {
  const asked = new URLSearchParams({ place_id: placeId, ...(session === undefined ? {} : { session }) })
  session = undefined
  const answer = await getJson(`/providers/places/details?${asked}`)
  return placeDetailsSchema.parse(answer)
}
