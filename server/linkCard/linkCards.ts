import { createHash } from 'node:crypto'
import { oneAtATime } from '../http/uploads/oneAtATime.ts'
import { drawLinkCard, type LinkCard } from './drawLinkCard.ts'

/** Cards that are kept, of about 80 KB each, and that may stand in line to be drawn. */
const kept = 100
const waiting = 100

/** Draws cards, one at a time, and keeps the last ones: a link that is passed around is asked for many times at once. */
export function linkCards(): (
  card: LinkCard,
  cover: () => Promise<Buffer | undefined>,
  coverUrl: string,
) => Promise<Buffer> {
  const inTurn = oneAtATime(waiting)
  const drawn = new Map<string, Promise<Buffer>>()
  return (card, cover, coverUrl) => {
    const key = createHash('sha256')
      .update(JSON.stringify([card, coverUrl]))
      .digest('base64url')
    const known = drawn.get(key)
    drawn.delete(key)
    const picture = known ?? inTurn(async () => drawLinkCard(card, await cover()))
    drawn.set(key, picture)
    // What failed is tried again when it is asked for again.
    picture.catch(() => drawn.delete(key))
    const [oldest] = drawn.keys()
    if (drawn.size > kept && oldest !== undefined) drawn.delete(oldest)
    return picture
  }
}
