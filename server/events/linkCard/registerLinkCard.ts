import { eventDates } from '@festoon/contract/rules/dates/eventDates'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readEvent } from '../../database/rows/eventRows.ts'
import { Failure } from '../../core/Failure.ts'
import { linkCards } from './linkCards.ts'
import type { Services } from '../../rpc/services.ts'

const paramsSchema = z.object({ eventId: z.guid() })

/** Registers `GET /event/{eventId}/card.jpg`, the public preview image of a link to an event. */
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
      isCanceled: event.canceled_at !== null,
      colors: event.colors,
    }
    return reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(await cardOf(card, cover, photoUrl))
  })
}
