import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageStyles } from '@festoon/contract/nouns/imageStyles'
import { drawArt, type ArtBrief } from '../../art/drawArt.ts'
import { paintArt } from '../../art/paintArt.ts'
import { defaultStyle } from '../../art/styles/styles.ts'

const palette = { primary: '#fae5ff', text: '#000000' }
const brief: ArtBrief = { prompt: 'Maya turns 6, dinosaurs', palette, seed: 4, title: 'Maya Turns 6' }
const ids = imageStyles.map(({ id }) => id)
const drawnIds = ids.filter((id) => id !== defaultStyle)

/** Returns the image as a small grid of colors. */
const thumbnail = async (one: ArtBrief): Promise<Buffer> =>
  sharp(await paintArt({ ...one, size: 96 }))
    .resize(24, 24)
    .raw()
    .toBuffer()

/** Returns the mean difference of two images, 0 to 255 per channel. */
function distance(one: Buffer, other: Buffer): number {
  let sum = 0
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0))
  return sum / one.length
}

describe('artwork', () => {
  it.each(ids)('draws style %s as a 1024 px image', async (style) => {
    const picture = await paintArt({ ...brief, style })
    const { format, width, height } = await sharp(picture).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1_024, 1_024])
    // A plain gray image has neither detail nor color.
    const { entropy } = await sharp(picture).stats()
    expect(entropy).toBeGreaterThan(2)
  })

  it('draws the same picture for the same brief, and a different one for another seed, prompt or palette', async () => {
    for (const style of ['none', 'vanGogh'] as const) {
      const draw = async (change: Partial<ArtBrief> = {}): Promise<string> =>
        (await paintArt({ ...brief, style, size: 128, ...change }, 'png')).toString('base64')
      const picture = await draw()
      expect(await draw()).toBe(picture)
      expect(await draw({ seed: 8 })).not.toBe(picture)
      expect(await draw({ prompt: 'pumpkins' })).not.toBe(picture)
      expect(await draw({ palette: { primary: '#0f1433', text: '#ffe9b0' } })).not.toBe(picture)
    }
  })

  it('draws four visibly different pictures per set', async () => {
    for (const style of ids) {
      const set = await Promise.all([0, 1, 2, 3].map((step) => thumbnail({ ...brief, style, seed: 40 + step })))
      for (const [at, one] of set.entries())
        for (const other of set.slice(at + 1)) expect([style, distance(one, other) > 4]).toEqual([style, true])
    }
  })

  it('draws any two styles visibly different', async () => {
    const thumbnails = await Promise.all(
      ids.map(async (style) => ({ style, picture: await thumbnail({ ...brief, style }) })),
    )
    for (const [at, one] of thumbnails.entries())
      for (const other of thumbnails.slice(at + 1))
        expect([one.style, other.style, distance(one.picture, other.picture) > 12]).toEqual([
          one.style,
          other.style,
          true,
        ])
  })

  it('contains no text from the prompt or name', async () => {
    const plain = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/
    const hostile = [
      '"><script>alert(1)</script>',
      '</svg><image href="file:///etc/passwd"/>',
      '&xxe;]]>',
      "' onload='x",
      '$1$&$`',
    ]
    const any = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 1_200 }))
    await fc.assert(
      fc.asyncProperty(any, any, fc.constantFrom(...drawnIds), fc.integer(), async (prompt, title, style, seed) => {
        const artwork = await drawArt({ prompt, title, style, palette, seed, size: 64 })
        // Rendered things are embedded.
        const svg = artwork.replaceAll(
          /<image width="1000" height="1000" href="data:image\/png;base64,[\w+/=]+"\/>/g,
          '',
        )
        expect(svg).toMatch(plain)
        expect(svg).not.toMatch(/<(script|image|text|foreignObject|style|a)\b|\bon\w+=|undefined|NaN|file:|javascript:/)
        // All references point inside the document.
        expect([...svg.matchAll(/href="([^"]*)"/g)].filter(([, to]) => to !== '#things')).toEqual([])
        expect(svg.length).toBeLessThan(1_500_000)
        await sharp(Buffer.from(artwork)).metadata()
      }),
      { numRuns: 60 },
    )
  })
})
