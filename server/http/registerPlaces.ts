import { limits } from '@festoon/contract/limits'
import { plainText } from '@festoon/contract/text'
import { placeDetailsSchema, placeSuggestionsSchema } from '@festoon/contract/place'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Failure } from '../Failure.ts'
import type { Services } from '../services.ts'
import { networkOf } from '../networkOf.ts'

const inputSchema = z.object({ input: plainText(limits.search) })
const idSchema = z.object({ place_id: z.string().max(512) })

/** `GET /providers/places/…`: address suggestions, and the place of one (RPC-88..90, PLACE-07). */
export function registerPlaces(app: FastifyInstance, { providers, rateLimits }: Services): void {
  app.get('/providers/places/autocomplete', async (request, reply) => {
    await rateLimits.take('placesFromAddress', networkOf(request.ip))
    const query = inputSchema.safeParse(request.query)
    if (!query.success) throw new Failure('invalid')
    const predictions = await providers.places.autocomplete(query.data.input)
    return reply.header('cache-control', 'private, max-age=3600').send(placeSuggestionsSchema.parse({ predictions }))
  })
  app.get('/providers/places/details', async (request, reply) => {
    await rateLimits.take('placesFromAddress', networkOf(request.ip))
    const query = idSchema.safeParse(request.query)
    const details = query.success ? await providers.places.details(query.data.place_id) : undefined
    if (!details) throw new Failure('notFound')
    return reply.header('cache-control', 'private, max-age=3600').send(placeDetailsSchema.parse(details))
  })
}
