import { createHash } from 'node:crypto'
import { oneAtATime } from '../../core/oneAtATime.ts'
import { drawLinkCard, type LinkCard } from './drawLinkCard.ts'

/** The maximum number of cached cards, each about 80 KB. */
const maxCached = 100
/** The maximum number of cards waiting to be drawn. */
const waiting = 100

/**
 * Creates a function that draws link cards one at a time and caches the most recently requested cards. The function rejects
 * with a rateLimited Failure if too many cards are waiting to be drawn.
 */
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
    const image = known ?? inTurn(async () => drawLinkCard(card, await cover()))
    drawn.set(key, image)
    // A card that failed is drawn again on the next request.
    image.catch(() => drawn.delete(key))
    const [oldest] = drawn.keys()
    if (drawn.size > maxCached && oldest !== undefined) drawn.delete(oldest)
    return image
  }
}
