import { limits } from '@festoon/contract/limits'
import { coordinatesSchema, type Coordinates, type PlaceDetails } from '@festoon/contract/place'
import { isTimeZone } from '@festoon/contract/rules/timeZone'
import { z } from 'zod'
import type { KeyedService } from '../../mediaConfig.ts'
import type { Clock } from '../../services.ts'
import { fetchJson } from '../fetchJson.ts'
import { googlePlaceSchema, locationOf, type GooglePlace } from './googlePlace.ts'
import type { PlacesProvider } from './port.ts'

/** What is asked about a place (RPC-89, RPC-90). */
const fields = 'formatted_address,address_components,name,geometry'

const predictionSchema = z.object({
  place_id: z.string().min(1).max(512),
  description: z.string(),
  structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string().optional() }).optional(),
})
const predictionsSchema = z.object({ predictions: z.array(predictionSchema) })
const detailsSchema = z.object({ result: googlePlaceSchema.optional() })
const geocodeSchema = z.object({ results: z.array(googlePlaceSchema.extend({ place_id: z.string().max(512) })) })
const zoneSchema = z.object({ timeZoneId: z.string().optional() })
const pointSchema = z.object({ location: coordinatesSchema })

/** An answer's own word on how it went; what goes wrong comes with HTTP status 200. */
const statusSchema = z.object({ status: z.string() })
const good: ReadonlySet<string> = new Set(['OK', 'ZERO_RESULTS', 'NOT_FOUND'])

/** Places by the web services of Google Maps Platform: https://developers.google.com/maps/documentation/places/web-service */
export function googleMaps({ api, key }: KeyedService, clock: Clock): PlacesProvider {
  const ask = async <Answer extends z.ZodType>(
    service: string,
    asked: Record<string, string>,
    answer: Answer,
  ): Promise<z.output<Answer>> => {
    const address = `${api}/maps/api/${service}/json?${new URLSearchParams({ ...asked, key }).toString()}`
    const body: unknown = await fetchJson(address, { answer: z.looseObject(statusSchema.shape) })
    const { status } = statusSchema.parse(body)
    // Its `error_message` may quote what was asked, and is not repeated.
    // An id that never was one: another provider's, say.
    const isNoId = service === 'place/details' && status === 'INVALID_REQUEST'
    if (!good.has(status) && !isNoId)
      throw new Error(`The service answered ${/^\w{1,40}$/.exec(status)?.[0] ?? 'something else'}`)
    return answer.parse(body)
  }
  const timeZone = async ({ lat, lng }: Coordinates, timestamp: number): Promise<string | undefined> => {
    const answer = await ask('timezone', { location: `${lat},${lng}`, timestamp: String(timestamp) }, zoneSchema)
    return answer.timeZoneId !== undefined && isTimeZone(answer.timeZoneId) ? answer.timeZoneId : undefined
  }
  /** A place without its zone is a place all the same: the browser's own zone stands in (ERR-45). */
  const zoneOf = async ({ geometry }: GooglePlace): Promise<Pick<PlaceDetails, 'timeZoneId'>> => {
    const point = pointSchema.safeParse(geometry)
    if (!point.success) return {}
    const found = await timeZone(point.data.location, Math.floor(clock.now() / 1_000)).catch(() => undefined)
    return found === undefined ? {} : { timeZoneId: found }
  }
  const describe = async (place: GooglePlace, placeId: string): Promise<PlaceDetails | undefined> => {
    const location = locationOf(place, placeId)
    return location && { location, ...(await zoneOf(place)) }
  }

  return {
    timeZone,
    autocomplete: async (input) => {
      if (input.trim() === '') return []
      const { predictions } = await ask('place/autocomplete', { input }, predictionsSchema)
      return predictions.slice(0, limits.suggestions).map((prediction) => ({
        placeId: prediction.place_id,
        main: prediction.structured_formatting?.main_text ?? prediction.description,
        secondary: prediction.structured_formatting?.secondary_text ?? '',
      }))
    },
    details: async (placeId) => {
      if (placeId === '') return undefined
      const { result } = await ask('place/details', { place_id: placeId, fields }, detailsSchema)
      return result && describe(result, placeId)
    },
    geocode: async (displayName) => {
      if (displayName.trim() === '') return undefined
      const { results } = await ask('geocode', { address: displayName }, geocodeSchema)
      return results[0] && describe(results[0], results[0].place_id)
    },
  }
}
