import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageStyles } from '@festoon/contract/nouns/imageStyles'
import { partyThemes } from '@festoon/contract/themes/catalog'
import { drawArt, type ArtBrief } from '../../art/drawArt.ts'
import { findMotifs, motifs } from '../../art/motifs/findMotifs.ts'
import { paintArt } from '../../art/paintArt.ts'
import { seededRandom } from '../../art/random.ts'

const palette = { primary: '#fae5ff', text: '#000000' }
const brief: ArtBrief = { prompt: 'Maya turns 6, dinosaurs', palette, seed: 4, title: 'Maya Turns 6' }
const ids = imageStyles.map(({ id }) => id)

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
      const one: ArtBrief = { ...brief, style, size: 128 }
      const svg = await drawArt(one)
      expect(await drawArt(one)).toBe(svg)
      expect(await drawArt({ ...one, seed: 8 })).not.toBe(svg)
      expect(await drawArt({ ...one, prompt: 'pumpkins' })).not.toBe(svg)
      expect(await drawArt({ ...one, palette: { primary: '#0f1433', text: '#ffe9b0' } })).not.toBe(svg)
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
      fc.asyncProperty(any, any, fc.constantFrom(...ids), fc.integer(), async (prompt, title, style, seed) => {
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

describe('motifs', () => {
  it('are at least forty different drawings', () => {
    expect(motifs.size).toBeGreaterThanOrEqual(40)
    const inks = { main: '#111111', second: '#222222', third: '#333333', dark: '#444444', light: '#555555' }
    const drawings = [...motifs.values()].map((motif) => motif.draw(inks))
    expect(new Set(drawings).size).toBe(motifs.size)
    for (const body of drawings) expect(body).not.toMatch(/undefined|NaN/)
  })

  it.each([
    ['a dinosaur party for Leo', 'dinosaur'],
    ['beach waves', 'wave'],
    ['ROSES', 'rose'],
    ['rockets', 'rocket'],
    ['Halloween pumpkins', 'pumpkin'],
    ['movie night with popcorn', 'popcorn'],
    ['piñata', 'pinata'],
    ['ice cream', 'iceCream'],
  ])('match the subject of the prompt: %s', (prompt, name) => {
    expect(findMotifs(prompt, seededRandom(1))[0]).toBe(motifs.get(name))
  })

  it('are four different things for any prompt', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer(), (prompt, seed) => {
        const cast = findMotifs(prompt, seededRandom(seed))
        expect([cast.length, new Set(cast).size]).toEqual([4, 4])
      }),
    )
  })

  it('match every theme', () => {
    const bare = partyThemes.filter(({ name, keywords }) => {
      const [one, other] = [1, 2].map((seed) => findMotifs(`${name}, ${keywords.join(', ')}`, seededRandom(seed)))
      // Motifs are chosen by words, not at random, so both seeds share one.
      return !one?.some((motif) => other?.includes(motif))
    })
    expect(bare.map(({ name }) => name)).toEqual([])
  })
})
