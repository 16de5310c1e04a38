import sharp from 'sharp'

/** A good picture in every format that is taken. */
export interface Pictures {
  jpeg: Buffer
  png: Buffer
  gif: Buffer
  webp: Buffer
  avif: Buffer
}

/** Blue all over, 300 pixels square. */
export const blue = () => sharp({ create: { width: 300, height: 300, channels: 3, background: '#00f' } })

export const makePictures = async (): Promise<Pictures> => ({
  jpeg: await blue().jpeg().toBuffer(),
  png: await blue().png().toBuffer(),
  gif: await blue().gif().toBuffer(),
  webp: await blue().webp().toBuffer(),
  avif: await blue().avif({ effort: 0 }).toBuffer(),
})
