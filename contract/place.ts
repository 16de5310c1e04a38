import { z } from 'zod'
import { line } from './text.ts'

/** A postal address; `admin1` is the region's short code (ENT-27). */
export const addressSchema = z.object({
  address1: line(256).optional(),
  address2: line(256).optional(),
  city: line(128).optional(),
  admin1: line(32).optional(),
  postalCode: line(32).optional(),
  country: line(64).optional(),
})

/** Where a party is. `place` is the id that the places provider gave it: set only when chosen from a suggestion (ENT-26). */
export const locationSchema = z.object({
  displayName: line(256),
  placeName: line(128).optional(),
  address: addressSchema.optional(),
  place: line(512).optional(),
})
export type Location = z.infer<typeof locationSchema>

/** One suggestion of `GET /providers/places/autocomplete?input=` (RPC-89). */
export const placeSuggestionSchema = z.object({
  placeId: z.string(),
  /** First line: street or town. */
  main: z.string(),
  /** Second line: region and country. */
  secondary: z.string(),
})
export const placeSuggestionsSchema = z.object({ predictions: z.array(placeSuggestionSchema) })
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>

/** Answer of `GET /providers/places/details?place_id=`: the location, and its time zone (PLACE-07, RPC-88, RPC-90). */
export const placeDetailsSchema = z.object({ location: locationSchema, timeZoneId: z.string() })
export type PlaceDetails = z.infer<typeof placeDetailsSchema>
