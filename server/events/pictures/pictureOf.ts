import { eventDates, shortDate } from '@festoon/contract/rules/dates/eventDates'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { timesOf } from '../../database/rows/eventRows.ts'
import type { EventRow } from '../../database/schema.ts'
import type { Services } from '../../rpc/services.ts'
import type { EventPicture } from './eventPicture.ts'

/** The columns of an event that its pictures are made of. */
type PicturedEvent = Pick<
  EventRow,
  'title' | 'start_time' | 'end_time' | 'time_zone' | 'hosted_by' | 'canceled_at' | 'colors' | 'lettering'
>

/** Returns the content of an event's public pictures. `now` is in ms. */
export function pictureOf(event: PicturedEvent, now: number): EventPicture {
  const { day, time } = eventDates(timesOf(event), now)
  return {
    title: titleOf(event.title),
    day,
    time,
    start: shortDate(timesOf(event), now),
    hostedBy: event.hosted_by,
    isCanceled: event.canceled_at !== null,
    colors: event.colors,
    lettering: event.lettering,
  }
}

/** Reads a cover image by its path on this server; undefined if there is none. */
export async function readCover(
  { providers, gallery }: Pick<Services, 'providers' | 'gallery'>,
  url: string,
): Promise<Buffer | undefined> {
  if (url === '') return undefined
  const [, inGallery] = /^\/files\/gallery\/([^/]+)$/.exec(url) ?? []
  return inGallery === undefined ? providers.storage.read(url.replace(/^\/files\//, '')) : gallery.read(inGallery)
}
