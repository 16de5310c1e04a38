import sharp from 'sharp'

const gradient = (side: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#f00"/><stop offset="1" stop-color="#0af"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )

/** Creates a square image of the given side length in pixels. */
export const square = (side: number) => sharp(gradient(side), { limitInputPixels: false }).removeAlpha()

/** A small SVG that takes hours to render. */
export const endlessSvg = (): Buffer => {
  const noise = '<feTurbulence baseFrequency="0.05" numOctaves="50"/>'
  const lights = '<rect width="1200" height="1200" filter="url(#f)"/>'.repeat(50)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><filter id="f" x="0" y="0" width="1" height="1">${noise}</filter>${lights}</svg>`,
  )
}

/** Images that need much memory or time: within 25 megapixels, and up to 10 MB. */
export const heavyPictures = async (): Promise<Record<string, Buffer>> => ({
  'a progressive JPEG of 25 megapixels': await square(5_000)
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer(),
  'an interlaced 16-bit PNG of 25 megapixels': await square(5_000)
    .toColourspace('rgb16')
    .ensureAlpha()
    .png({ progressive: true, compressionLevel: 3 })
    .toBuffer(),
  'a lossless WebP of 25 megapixels': await square(5_000).webp({ lossless: true, effort: 0 }).toBuffer(),
  'a GIF of 25 megapixels': await square(5_000).gif({ effort: 1 }).toBuffer(),
  'an AVIF of 25 megapixels': await square(5_000).avif({ effort: 0 }).toBuffer(),
  'an AVIF of 3 megapixels': await square(1_730).avif({ effort: 0 }).toBuffer(),
  'a JPEG of 25 megapixels': await square(5_000).jpeg().toBuffer(),
  'a PNG of 25 megapixels': await square(5_000).png({ compressionLevel: 3 }).toBuffer(),
  'an endless SVG': endlessSvg(),
})
