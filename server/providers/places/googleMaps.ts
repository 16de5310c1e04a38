import { z } from 'zod'
import { coordinatesSchema, type Coordinates, type PlaceDetails } from '@festoon/contract/nouns/place'
import { isTimeZone } from '@festoon/contract/rules/dates/timeZone'
import type { GoogleMapsConfig } from '../../config/mediaConfig.ts'
import type { Clock } from '../../core/clock.ts'
import { fetchJson } from '../fetchJson.ts'
import { googlePlaceSchema, locationOf, type GooglePlace } from './googlePlace.ts'
import { googlePlaces } from './googlePlaces.ts'
import type { PlacesProvider } from './port.ts'

const geocodeSchema = z.object({ results: z.array(googlePlaceSchema.extend({ place_id: z.string().max(512) })) })
const zoneSchema = z.object({ timeZoneId: z.string().optional() })
const pointSchema = z.object({ location: coordinatesSchema })

/** The schema of a response's status. Google reports errors here, with HTTP status 200. */
const statusSchema = z.object({ status: z.string() })
const good: ReadonlySet<string> = new Set(['OK', 'ZERO_RESULTS'])

/**
 * Creates the places provider for Google Maps Platform, which uses the Places API (New), the Geocoding API, and the Time Zone
 * API: https://developers.google.com/maps/documentation
 */
export function googleMaps({ api, placesApi, key }: GoogleMapsConfig, clock: Clock): PlacesProvider {
  const places = googlePlaces({ api: placesApi, key })
  const ask = async <Schema extends z.ZodType>(
    service: string,
    query: Record<string, string>,
    schema: Schema,
  ): Promise<z.output<Schema>> => {
    const address = `${api}/maps/api/${service}/json?${new URLSearchParams({ ...query, key }).toString()}`
    const body: unknown = await fetchJson(address, { schema: z.looseObject(statusSchema.shape) })
    const { status } = statusSchema.parse(body)
    // Google's `error_message` may quote the request, so it's left out.
    if (!good.has(status))
      throw new Error(`The service returned ${/^\w{1,40}$/.exec(status)?.[0] ?? 'an unknown status'}`)
    return schema.parse(body)
  }
  const timeZone = async ({ lat, lng }: Coordinates, timestamp: number): Promise<string | undefined> => {
    const zone = await ask('timezone', { location: `${lat},${lng}`, timestamp: String(timestamp) }, zoneSchema)
    return zone.timeZoneId !== undefined && isTimeZone(zone.timeZoneId) ? zone.timeZoneId : undefined
  }
  /**
   * Returns a place's time zone, or an empty object if the time zone is unknown. Without a time zone, the browser uses its own
   * (ERR-45).
   */
  const zoneOf = async ({ geometry }: GooglePlace): Promise<Pick<PlaceDetails, 'timeZoneId'>> => {
    const point = pointSchema.safeParse(geometry)
    if (!point.success) return {}
    const foundZone = await timeZone(point.data.location, Math.floor(clock.now() / 1_000)).catch(() => undefined)
    return foundZone === undefined ? {} : { timeZoneId: foundZone }
  }
  const describe = async (place: GooglePlace, placeId: string): Promise<PlaceDetails | undefined> => {
    const location = locationOf(place, placeId)
    return location && { location, ...(await zoneOf(place)) }
  }

  return {
    timeZone,
    autocomplete: places.autocomplete,
    details: async (placeId, session) => {
      const place = await places.read(placeId, session)
      return place && describe(place, placeId)
    },
    geocode: async (displayName) => {
      if (displayName.trim() === '') return undefined
      const { results } = await ask('geocode', { address: displayName }, geocodeSchema)
      return results[0] && describe(results[0], results[0].place_id)
    },
  }
}
