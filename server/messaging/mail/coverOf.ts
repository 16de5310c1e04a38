import { describeThemeCover } from '@festoon/art/alternativeText/describePicture'
import * as copy from '@festoon/contract/messages/messaging/mail'
import { themeById } from '@festoon/contract/themes/catalog'
import type { Config } from '../../config/config.ts'
import type { EventRow } from '../../database/schema.ts'
import type { Block } from '../../providers/mail/compose/block.ts'

/** Returns what a cover from the gallery shows, or undefined for another image. */
function pictureOf(photoUrl: string): string | undefined {
  const [, id, number] = /^\/files\/gallery\/(\d{3})-([1-9])\.webp$/.exec(photoUrl) ?? []
  const theme = id === undefined ? undefined : themeById(Number(id))
  return theme && describeThemeCover(theme, Number(number) - 1)
}

/**
 * Returns a list with the email block for the event's cover image, or an empty list if the event has none. The image links to
 * `href`, if given.
 */
export function coverOf(
  config: Config,
  { title, photo_url }: Pick<EventRow, 'title' | 'photo_url'>,
  href: string | undefined,
): Block[] {
  if (photo_url === '') return []
  // Uses the JPEG version of a stored image, because some email clients can't show WebP.
  const src = `${config.origin}${photo_url.replace(/\.webp$/, '-mail.jpg')}`
  return [
    { kind: 'image', src, alt: copy.coverAlt(title, pictureOf(photo_url)), ...(href === undefined ? {} : { href }) },
  ]
}
