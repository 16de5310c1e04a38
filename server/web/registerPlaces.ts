import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import {
  placeDetailsSchema,
  placeSuggestionsSchema,
  zoneResultSchema,
  zoneQuerySchema,
} from '@festoon/contract/nouns/place'
import { line, plainText } from '@festoon/contract/wire/text'
import { Failure } from '../core/Failure.ts'
import type { PlacesProvider } from '../providers/places/port.ts'
import { askProvider } from '../rpc/askProvider.ts'
import { visitorOf } from '../rpc/http/visitor.ts'
import type { Services } from '../rpc/services.ts'

const session = z
  .string()
  .regex(/^[\w-]{1,36}$/)
  .optional()
const inputSchema = z.object({ input: plainText(limits.search), session })
const idSchema = z.object({ place_id: z.string().max(512), session })
const addressSchema = z.object({ address: line(256) })

/**
 * Registers the routes under `/providers/places/`, which return address suggestions, the details of a suggested place or a
 * typed address, and time zones (RPC-88..91, PLACE-07).
 */
export function registerPlaces(app: FastifyInstance, services: Services): void {
  const { providers, rateLimits, paidServices } = services
  /** Registers a route that calls the places provider and responds with 404 if the provider finds nothing. */
  const route = <Query extends z.ZodType>(
    name: string,
    querySchema: Query,
    invalid: 'invalid' | 'notFound',
    result: z.ZodType,
    find: (places: PlacesProvider, input: z.output<Query>) => Promise<object | undefined>,
  ): void => {
    app.get(`/providers/places/${name}`, async (request: FastifyRequest, reply): Promise<FastifyReply> => {
      await rateLimits.takeFrom('placesFromAddress', request.ip)
      const input = querySchema.safeParse(request.query)
      if (!input.success) throw new Failure(invalid)
      const query = cacheKeyOf(name, input.data)
      const suggestions = await paidServices.ask('places', visitorOf(services, request), query, result.optional(), () =>
        askProvider(request, 'places', () => find(providers.places, input.data)),
      )
      if (!suggestions) throw new Failure('notFound')
      return reply.header('cache-control', 'private, max-age=3600').send(result.parse(suggestions))
    })
  }
  route(
    'autocomplete',
    inputSchema,
    'invalid',
    placeSuggestionsSchema,
    async (places, { input, session: sessionId }) => ({
      predictions: await places.autocomplete(input, sessionId),
    }),
  )
  route('details', idSchema, 'notFound', placeDetailsSchema, (places, { place_id: placeId, session: sessionId }) =>
    places.details(placeId, sessionId),
  )
  route('geocode', addressSchema, 'invalid', placeDetailsSchema, (places, { address }) => places.geocode(address))
  route('timezone', zoneQuerySchema, 'invalid', zoneResultSchema, async (places, { location, timestamp }) => {
    const timeZoneId = await places.timeZone(location, timestamp)
    return timeZoneId === undefined ? undefined : { timeZoneId }
  })
}

/** Returns the key of a query in the cache. A session id groups keystrokes only for billing, and doesn't change the result. */
function cacheKeyOf(name: string, input: unknown): unknown[] {
  return [name, typeof input === 'object' && input !== null ? { ...input, session: undefined } : input]
}
