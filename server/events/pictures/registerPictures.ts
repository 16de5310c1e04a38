import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../core/Failure.ts'
import { siteOf } from '../../core/networks.ts'
import { drawnOnce, type Requester } from '../../core/turns/drawnOnce.ts'
import { readEvent } from '../../database/rows/eventRows.ts'
import type { EventRow } from '../../database/schema.ts'
import type { Services } from '../../rpc/services.ts'
import { shortLink } from '../shortLink.ts'
import { drawLinkCard } from './drawLinkCard.ts'
import { drawStory } from './drawStory.ts'
import { pictureOf, readCover } from './pictureOf.ts'

/** The maximum number of kept pictures of a kind, each about 80 to 250 KB. */
const maxPictures = 100
const paramsSchema = z.object({ eventId: z.guid() })

/**
 * Registers an event's public pictures: `GET /event/{eventId}/card.jpg`, the preview image of a link to it, and
 * `GET /event/{eventId}/story.jpg`, for stories on social networks.
 */
export function registerPictures(app: FastifyInstance, services: Services): void {
  const { db, clock, config, rateLimits } = services
  // Stories take longer, and don't hold up link cards.
  const [cardOf, storyOf] = [drawnOnce(maxPictures), drawnOnce(maxPictures)]
  const requesterOf = ({ ip }: FastifyRequest): Requester => {
    return { network: siteOf(ip), admit: () => rateLimits.takeFrom('picturesFromAddress', ip) }
  }
  const find = async (request: FastifyRequest): Promise<EventRow> => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) throw new Failure('notFound')
    const event = await readEvent(db, params.data.eventId.toLowerCase())
    if (!event) throw new Failure('eventNotFound')
    return event
  }
  const send = (reply: FastifyReply, picture: Buffer): FastifyReply =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(picture)

  app.get('/event/:eventId/card.jpg', async (request, reply) => {
    const event = await find(request)
    const card = pictureOf(event, clock.now())
    return send(
      reply,
      await cardOf({ card, cover: event.photo_url }, requesterOf(request), async () =>
        drawLinkCard(card, await readCover(services, event.photo_url)),
      ),
    )
  })
  app.get('/event/:eventId/story.jpg', async (request, reply) => {
    const event = await find(request)
    const story = pictureOf(event, clock.now())
    const link = shortLink(config.origin, event.short_code).replace(/^https?:\/\//, '')
    return send(
      reply,
      await storyOf({ story, link, cover: event.photo_url }, requesterOf(request), async () =>
        drawStory(story, await readCover(services, event.photo_url), link),
      ),
    )
  })
}
