import { createHash } from 'node:crypto'
import { paintArt } from '@festoon/art/paintArt'
import { limits } from '@festoon/contract/limits'
import type { ImagesProvider } from './port.ts'

/**
 * The image provider that works without an external service. It draws one image at a time, because drawing keeps a CPU core
 * busy.
 */
export const embeddedImages: ImagesProvider = {
  draw: async ({ eventName, prompt, useVerbatim, style, colors, seed }) => {
    const words = useVerbatim && prompt.trim() !== '' ? prompt : `${prompt} ${eventName}`
    const title = useVerbatim ? undefined : eventName
    // Four consecutive seeds give four different compositions.
    const first = createHash('sha256').update(seed).digest().readUInt32BE() & ~3
    const images: Buffer[] = []
    for (let at = 0; at < limits.imagesPerSet; at += 1)
      images.push(
        await paintArt({
          prompt: words,
          style,
          palette: colors,
          seed: first + at,
          ...(title === undefined || title === '' ? {} : { title }),
        }),
      )
    return images
  },
}
