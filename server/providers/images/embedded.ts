import { paintArt } from '@festoon/art/paintArt'
import { limits } from '@festoon/contract/limits'
import { createHash } from 'node:crypto'
import type { ImagesProvider } from './port.ts'

/** Draws by itself, one picture after the other: each keeps a core busy for a moment. */
export const embeddedImages: ImagesProvider = {
  draw: async ({ eventName, prompt, useVerbatim, style, colours, seed }) => {
    const words = useVerbatim && prompt.trim() !== '' ? prompt : `${prompt} ${eventName}`
    const title = useVerbatim ? undefined : eventName
    // Four that follow each other differ in their composition.
    const first = createHash('sha256').update(seed).digest().readUInt32BE() & ~3
    const pictures: Buffer[] = []
    for (let at = 0; at < limits.imagesPerSet; at += 1)
      pictures.push(
        await paintArt({
          prompt: words,
          style,
          palette: colours,
          seed: first + at,
          ...(title === undefined || title === '' ? {} : { title }),
        }),
      )
    return pictures
  },
}
