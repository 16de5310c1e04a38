import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import type { PlaceSuggestion } from '@festoon/contract/nouns/place'
import type { KeyedService } from '../../config/mediaConfig.ts'
import { fetchJson, ServiceRefused } from '../fetchJson.ts'
import { googlePlaceSchema, type GooglePlace } from './googlePlace.ts'

/** The fields of a place to request (RPC-89, RPC-90). They determine the price of a call. */
const fields = 'displayName,formattedAddress,addressComponents,location'
const suggestionFields = ['placeId', 'text', 'structuredFormat']
  .map((name) => `suggestions.placePrediction.${name}`)
  .join(',')

const wordsSchema = z.object({ text: z.string() })
const predictionSchema = z.object({
  placeId: z.string().min(1).max(512),
  text: wordsSchema,
  structuredFormat: z.object({ mainText: wordsSchema, secondaryText: wordsSchema.optional() }).optional(),
})
// Google only returns the requested fields, and none if there are no results.
const suggestionsSchema = z.strictObject({
  suggestions: z.array(z.object({ placePrediction: predictionSchema.optional() })).default([]),
})
const componentSchema = z.object({
  longText: z.string().default(''),
  shortText: z.string().default(''),
  types: z.array(z.string()).default([]),
})
const placeSchema = z.strictObject({
  displayName: wordsSchema.optional(),
  formattedAddress: z.string().default(''),
  addressComponents: z.array(componentSchema).default([]),
  location: z.object({ latitude: z.number().default(0), longitude: z.number().default(0) }).optional(),
})

interface GooglePlaces {
  autocomplete(input: string, session?: string): Promise<PlaceSuggestion[]>
  /** Returns the details of a place, or undefined if Google has no place with this id. */
  read(placeId: string, session?: string): Promise<GooglePlace | undefined>
}

/**
 * Creates a client for Google's new Places API
 * (https://developers.google.com/maps/documentation/places/web-service/op-overview). The calls from the first keystroke to the
 * final choice share a session, which costs less than separate calls.
 */
export function googlePlaces({ api, key }: KeyedService): GooglePlaces {
  const headers = (mask: string) => ({ 'x-goog-api-key': key, 'x-goog-fieldmask': mask })
  return {
    autocomplete: async (input, session) => {
      if (input.trim() === '') return []
      const { suggestions } = await fetchJson(`${api}/v1/places:autocomplete`, {
        method: 'POST',
        headers: { ...headers(suggestionFields), 'content-type': 'application/json' },
        body: JSON.stringify({ input, sessionToken: session }),
        schema: suggestionsSchema,
      })
      return suggestions
        .flatMap(({ placePrediction }) => placePrediction ?? [])
        .slice(0, limits.suggestions)
        .map(({ placeId, text, structuredFormat }) => ({
          placeId,
          main: structuredFormat?.mainText.text ?? text.text,
          secondary: structuredFormat?.secondaryText?.text ?? '',
        }))
    },
    read: async (placeId, session) => {
      // The id is from another provider.
      if (!/^[\w-]+$/.test(placeId)) return undefined
      const query = session === undefined ? '' : `?${new URLSearchParams({ sessionToken: session }).toString()}`
      try {
        const schema = placeSchema
        return toGooglePlace(
          await fetchJson(`${api}/v1/places/${placeId}${query}`, { headers: headers(fields), schema }),
        )
      } catch (error) {
        if (error instanceof ServiceRefused && error.status === 404) return undefined
        throw error
      }
    },
  }
}

/** Converts a place from the Places API to the format of the Geocoding API. */
function toGooglePlace(place: z.output<typeof placeSchema>): GooglePlace {
  const { location } = place
  return googlePlaceSchema.parse({
    name: place.displayName?.text,
    formatted_address: place.formattedAddress,
    address_components: place.addressComponents.map(({ longText, shortText, types }) => ({
      long_name: longText,
      short_name: shortText,
      types,
    })),
    geometry: location && { location: { lat: location.latitude, lng: location.longitude } },
  })
}
