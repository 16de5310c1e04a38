import { placeDetailsSchema, placeSuggestionsSchema } from '@festoon/contract/nouns/place'
import type { PlaceDetails, PlaceSuggestion } from '@festoon/contract/nouns/place'
import { newUuid } from '../browser/newUuid.ts'
import { getJson } from '../rpc/getJson.ts'

/** Groups what is typed until a place is picked: the places service charges for it as one search. */
let session: string | undefined

/** Returns suggestions for a typed address (PLACE-01), at most 10. */
export async function suggestPlaces(input: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  session ??= newUuid()
  const result = await getJson(`/providers/places/autocomplete?${new URLSearchParams({ input, session })}`, { signal })
  return placeSuggestionsSchema.parse(result).predictions
}

/** Returns the location and time zone of a picked suggestion (PLACE-07). */
export async function placeDetails(placeId: string): Promise<PlaceDetails> {
  const query = new URLSearchParams({ place_id: placeId, ...(session === undefined ? {} : { session }) })
  session = undefined
  const result = await getJson(`/providers/places/details?${query}`)
  return placeDetailsSchema.parse(result)
}
