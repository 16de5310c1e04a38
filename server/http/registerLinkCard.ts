import { eventDates } from '@festoon/contract/rules/eventDates'
import { titleOf } from '@festoon/contract/rules/titleOf'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readEvent } from '../data/events.ts'
import { Failure } from '../Failure.ts'
import { linkCards } from '../linkCard/linkCards.ts'
import type { Services } from '../services.ts'

const paramsSchema = z.object({ eventId: z.guid() })

/** `GET /event/{eventId}/card.jpg`: the picture of a link to a party. It shows what the page shows to anybody, in one picture. */
export function registerLinkCard(app: FastifyInstance, { db, clock, providers, gallery }: Services): void {
  const cardOf = linkCards()
  app.get('/event/:eventId/card.jpg', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) throw new Failure('notFound')
    const event = await readEvent(db, params.data.eventId.toLowerCase())
    if (!event) throw new Failure('eventNotFound')
    const { photo_url: photoUrl, start_time: startTime, end_time: endTime, time_zone: timeZone } = event
    const { day, time } = eventDates({ startTime, endTime, timeZone }, clock.now())
    const cover = async (): Promise<Buffer | undefined> => {
      if (photoUrl === '') return undefined
      const [, inGallery] = /^\/files\/gallery\/([^/]+)$/.exec(photoUrl) ?? []
      return inGallery === undefined
        ? providers.storage.read(photoUrl.replace(/^\/files\//, ''))
        : gallery.read(inGallery)
    }
    const card = {
      title: titleOf(event.title),
      day,
      time,
      hostedBy: event.hosted_by,
      isCancelled: event.cancelled_at !== null,
      colours: event.colors,
    }
    return reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(await cardOf(card, cover, photoUrl))
  })
}
