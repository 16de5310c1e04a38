import { createHash } from 'node:crypto'
import { paintArt } from '@festoon/art/paintArt'
import { findMissingSubject } from '@festoon/art/prompt/findMissingSubject'
import { limits } from '@festoon/contract/limits'
import type { ImageRequest } from '../../core/imageRequest.ts'
import type { ImagesProvider } from './port.ts'

/** Returns the words that decide what the images show. */
const wordsOf = ({ eventName, prompt }: ImageRequest): string => (prompt.trim() === '' ? eventName : prompt)

/**
 * The image provider that works without an external service. It draws one image at a time, because drawing keeps a CPU core
 * busy.
 */
export const embeddedImages: ImagesProvider = {
  draw: async (request) => {
    const { eventName, useVerbatim, style, colors, seed } = request
    // Words to use verbatim say everything, so the title is neither read nor drawn.
    const title = useVerbatim ? undefined : eventName
    // Four consecutive seeds give four different compositions.
    const first = createHash('sha256').update(seed).digest().readUInt32BE() & ~3
    const images: Buffer[] = []
    for (let at = 0; at < limits.imagesPerSet; at += 1)
      images.push(
        await paintArt({
          prompt: wordsOf(request),
          style,
          palette: colors,
          seed: first + at,
          ...(title === undefined || title === '' ? {} : { title }),
        }),
      )
    return images
  },
  findMissingSubject: (request) => findMissingSubject(wordsOf(request)),
}
