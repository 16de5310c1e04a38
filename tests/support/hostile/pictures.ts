import sharp from 'sharp'

/** A valid image in every accepted format except SVG. */
export interface Pictures {
  jpeg: Buffer
  png: Buffer
  gif: Buffer
  webp: Buffer
  avif: Buffer
}

/** Creates a solid blue image of 300 by 300 pixels. */
export const blue = () => sharp({ create: { width: 300, height: 300, channels: 3, background: '#00f' } })

export const makePictures = async (): Promise<Pictures> => ({
  jpeg: await blue().jpeg().toBuffer(),
  png: await blue().png().toBuffer(),
  gif: await blue().gif().toBuffer(),
  webp: await blue().webp().toBuffer(),
  avif: await blue().avif({ effort: 0 }).toBuffer(),
})
