import { placeDetailsSchema, placeSuggestionsSchema } from '@festoon/contract/nouns/place'
import type { PlaceDetails, PlaceSuggestion } from '@festoon/contract/nouns/place'
import { newUuid } from '../browser/newUuid.ts'
import { getJson } from '../rpc/getJson.ts'

/**
 * The id of the current search session; undefined before the first request. The places service bills all requests of a session
 * as one search.
 */
let session: string | undefined

/**
 * Returns suggestions for a typed address (PLACE-01). Throws `CallError`, `ZodError` if the result is malformed, or an
 * `AbortError` if `signal` is aborted before the server responds.
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
