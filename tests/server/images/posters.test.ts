import { partyThemes } from '@festoon/contract/themes/catalogue'
import { partyGalleries } from '@festoon/contract/themes/galleries'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { motifs } from '../../../server/providers/images/art/motifs/findMotifs.ts'
import { drawPoster } from '../../../server/providers/images/art/posters/drawPoster.ts'
import { palettes } from '../../../server/providers/images/art/posters/palettes.ts'
import { posters } from '../../../server/providers/images/art/posters/posters.ts'
import { scenes } from '../../../server/providers/images/art/posters/scenes.ts'
import { drawInspiration } from '../../../server/providers/images/drawInspiration.ts'

const thumbnail = async (picture: Buffer): Promise<Buffer> => sharp(picture).resize(16, 16).raw().toBuffer()

function distance(one: Buffer, other: Buffer): number {
  let sum = 0
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0))
  return sum / one.length
}

describe('posters of the gallery', () => {
  it('are there for every theme, of motifs and inks that there are', () => {
    expect(new Set(posters.keys())).toEqual(new Set(partyThemes.map(({ id }) => id)))
    for (const [id, { cast }] of posters)
      for (const player of cast) {
        const [name = '', main] = player.split(':')
        expect([id, name, motifs.has(name)]).toEqual([id, name, true])
        if (main === 'natural') expect(motifs.get(name)?.hue, `${id} ${name}`).toBeDefined()
        else if (main !== undefined) expect(Object.keys(palettes.midnight)).toContain(main)
      }
  })

  it('use every scene and every set of inks', () => {
    const used = [...posters.values()]
    expect(new Set(used.map(({ scene }) => scene))).toEqual(new Set(Object.keys(scenes)))
    expect(new Set(used.map(({ inks }) => inks)).size).toBeGreaterThan(14)
  })

  it('are the same every time, and the second is another', () => {
    for (const theme of partyThemes.slice(0, 20)) {
      expect(drawPoster(theme, 0)).toBe(drawPoster(theme, 0))
      expect(drawPoster(theme, 1)).not.toBe(drawPoster(theme, 0))
    }
    expect(drawPoster({ id: 1, artSeed: 1 }, 0)).toBeUndefined()
  })

  it('hold no text, no script and nothing from elsewhere', () => {
    for (const theme of partyThemes)
      expect(drawPoster(theme, 0)).not.toMatch(/<(?:text|script|image|foreignObject)|href|undefined|NaN/)
  })

  it('look different from each other on the front page, each drawn within a second', async () => {
    const shown = partyGalleries.flatMap(({ themes }) => themes)
    const drawn = []
    for (const theme of shown) {
      const began = performance.now()
      drawn.push({ name: theme.name, small: await thumbnail(await drawInspiration({ theme, at: 0 })) })
      expect(performance.now() - began).toBeLessThan(1_000)
    }
    for (const [at, { name, small }] of drawn.entries())
      for (const other of drawn.slice(at + 1))
        expect([name, other.name, distance(small, other.small) > 14]).toEqual([name, other.name, true])
  })
})
