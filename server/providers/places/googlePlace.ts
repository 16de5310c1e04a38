import { z } from 'zod'
import { placeSchema, type PlaceLocation } from '@festoon/contract/nouns/place'
import { isPlaceName, isRealPlace } from '@festoon/contract/rules/events/placeRules'

/** The schema of a place in the format of Google's Geocoding API. */
export const googlePlaceSchema = z.object({
  formatted_address: z.string().default(''),
  name: z.string().default(''),
  address_components: z
    .array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }))
    .default([]),
  geometry: z.unknown(),
})
export type GooglePlace = z.output<typeof googlePlaceSchema>

/**
 * Converts a place from Google to a location. A venue keeps its name (PLACE-09). If the address names no town or larger area,
 * the location contains only text, as if a person had typed it (PLACE-08). Returns undefined if the location would be invalid.
 */
export function locationOf(place: GooglePlace, placeId: string): PlaceLocation | undefined {
  const { formatted_address: address, address_components: parts } = place
  const name = place.name.trim()
  const displayName = (address === '' ? name : address).slice(0, 256).toWellFormed()
  const part = (kinds: readonly string[], length: 'long_name' | 'short_name' = 'long_name'): string | undefined => {
    for (const kind of kinds) {
      const partName = parts.find(({ types }) => types.includes(kind))?.[length]
      if (partName) return partName
    }
    return undefined
  }
  if (displayName === '') return undefined
  if (!isRealPlace(parts)) return readLocation({ displayName })
  const street = [part(['street_number']), part(['route'])].filter((text) => text !== undefined).join(' ')
  const filledParts = Object.entries({
    address1: street === '' ? undefined : street,
    address2: part(['subpremise']),
    city: part(['locality', 'postal_town', 'sublocality', 'administrative_area_level_2']),
    admin1: part(['administrative_area_level_1'], 'short_name'),
    postalCode: part(['postal_code']),
    country: part(['country']),
  }).filter(([, text]) => text !== undefined)
  // If the name is the start of the address, it is the name of a street or town, not of a venue.
  const isVenue = isPlaceName(name) && !address.startsWith(name)
  return readLocation({
    displayName,
    ...(isVenue ? { placeName: name.slice(0, 128).toWellFormed() } : {}),
    address: Object.fromEntries(filledParts),
    place: placeId,
  })
}

function readLocation(value: object): PlaceLocation | undefined {
  const location = placeSchema.safeParse(value)
  return location.success ? location.data : undefined
}
