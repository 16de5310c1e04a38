import { placeDetailsSchema, placeSuggestionsSchema } from '@festoon/contract/nouns/place'
import type { PlaceDetails, PlaceSuggestion } from '@festoon/contract/nouns/place'
import { newUuid } from '../browser/newUuid.ts'
import { getJson } from '../rpc/getJson.ts'

/** The session id that groups all requests until a place is picked, so that the places service bills them as one search. */
let session: string | undefined

/**
 * Returns up to 10 suggestions for a typed address (PLACE-01). Throws `CallError`, `ZodError` if the result is malformed, or the
 * abort error if `signal` is aborted.
 */
export async function suggestPlaces(input: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  session ??= newUuid()
  const result = await getJson(`/providers/places/autocomplete?${new URLSearchParams({ input, session })}`, { signal })
  return placeSuggestionsSchema.parse(result).predictions
}

/**
 * Returns the location and time zone of a picked suggestion (PLACE-07), and ends the search session. Throws `CallError`, or
 * `ZodError` if the result is malformed.
 */
export async function placeDetails(placeId: string): Promise<PlaceDetails> {
  const query = new URLSearchParams({ place_id: placeId, ...(session === undefined ? {} : { session }) })
  session = undefined
  const result = await getJson(`/providers/places/details?${query}`)
  return placeDetailsSchema.parse(result)
}
