import { z } from 'zod'
import * as copy from '@festoon/contract/messages/fields'
import { limits } from '../limits.ts'
import { isMeetingLink } from '../rules/events/meetingLink.ts'
import { line } from '../wire/text.ts'

/** A postal address. `admin1` is the region's short code (ENT-27). */
const addressSchema = z.object({
  address1: line(256).optional(),
  address2: line(256).optional(),
  city: line(128).optional(),
  admin1: line(32).optional(),
  postalCode: line(32).optional(),
  country: line(64).optional(),
})

/**
 * A place on earth: a suggestion of the map provider, or free text such as 'Our garden'. `place` is the provider's id, present
 * only if the host picked a suggestion (ENT-26). Locations stored by an earlier version lack `kind`.
 */
export const placeSchema = z.object({
  kind: z.literal('place').optional(),
  displayName: line(256),
  placeName: line(128).optional(),
  address: addressSchema.optional(),
  place: line(512).optional(),
})

/** A party on the internet. `url` is the link that guests join with. */
const onlineSchema = z.object({
  kind: z.literal('online'),
  url: line(limits.meetingLink).refine(isMeetingLink, { message: copy.meetingLinkInvalid }).optional(),
})

/** The location of a party whose place the host hasn't decided yet. */
const undecidedSchema = z.object({ kind: z.literal('undecided') })

/** The location of a party: a place, online, or to be decided. */
export const locationSchema = z.discriminatedUnion('kind', [placeSchema, onlineSchema, undecidedSchema])
export type Location = z.infer<typeof locationSchema>
export type PlaceLocation = z.infer<typeof placeSchema>

/** The town of a place whose address the viewer may not see. */
const townSchema = z.object({ kind: z.literal('town'), city: line(128) })

/** The location that a viewer may see. The `url` of an online party is null if it has one that the viewer may not see. */
export const visibleLocationSchema = z.discriminatedUnion('kind', [
  placeSchema,
  townSchema,
  onlineSchema.extend({ url: onlineSchema.shape.url.nullable() }),
  undecidedSchema,
])
export type VisibleLocation = z.infer<typeof visibleLocationSchema>

/**
 * A suggestion from `GET /providers/places/autocomplete?input=` (RPC-89). The optional parameter `session` identifies the calls
 * of one search. It has at most 36 letters, digits, hyphens, and underscores.
 */
export const placeSuggestionSchema = z.object({
  placeId: z.string(),
  /** First line of the suggestion, such as a street or town. */
  main: z.string(),
  /** Second line of the suggestion, such as a region and country. */
  secondary: z.string(),
})
export const placeSuggestionsSchema = z.object({ predictions: z.array(placeSuggestionSchema) })
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>

/**
 * A location and, if known, its time zone: the result of `GET /providers/places/details?place_id=` (PLACE-07, RPC-88, RPC-90,
 * ERR-45) and of `GET /providers/places/geocode?address=` (RPC-91).
 */
export const placeDetailsSchema = z.object({ location: placeSchema, timeZoneId: z.string().optional() })
export type PlaceDetails = z.infer<typeof placeDetailsSchema>

/** Latitude and longitude in degrees. */
export const coordinatesSchema = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
export type Coordinates = z.infer<typeof coordinatesSchema>

/**
 * The query parameters of `GET /providers/places/timezone?location={lat},{lng}&timestamp={seconds since 1970}` (RPC-88,
 * PLACE-07).
 */
export const zoneQuerySchema = z.object({
  location: z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,15})?,-?\d{1,3}(?:\.\d{1,15})?$/)
    .transform((text) => {
      const [lat, lng] = text.split(',').map(Number)
      return { lat, lng }
    })
    .pipe(coordinatesSchema),
  timestamp: z.coerce.number().int().min(0).max(253_402_300_799),
})
/** The result of `GET /providers/places/timezone`, which fails with status 404 if the time zone is unknown. */
export const zoneResultSchema = z.object({ timeZoneId: z.string() })
