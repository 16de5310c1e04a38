import type { Config } from '../../config/config.ts'
import type { EventRow } from '../../database/schema.ts'
import type { Block } from '../../providers/mail/compose/block.ts'

/** The cover of a party; nothing where it has none any more. It leads to `href`. */
export function coverOf(config: Config, { title, photo_url }: EventRow, href: string | undefined): Block[] {
  if (photo_url === '') return []
  // The JPEG beside a stored picture: not every mail program draws WebP.
  const src = `${config.origin}${photo_url.replace(/\.webp$/, '-mail.jpg')}`
  return [{ kind: 'image', src, alt: `Cover of ${title}`, ...(href === undefined ? {} : { href }) }]
}
