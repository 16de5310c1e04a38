import { partyThemes } from '@festoon/contract/themes/catalog'
import { partyGalleries } from '@festoon/contract/themes/galleries'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { motifs } from '../../art/motifs/findMotifs.ts'
import { drawPoster } from '../../art/posters/drawPoster.ts'
import { paintPoster } from '../../art/posters/paintPoster.ts'
import { palettes } from '../../art/posters/palettes.ts'
import { posters } from '../../art/posters/posters.ts'
import { scenes } from '../../art/posters/scenes.ts'

const thumbnail = async (picture: Buffer): Promise<Buffer> => sharp(picture).resize(16, 16).raw().toBuffer()

function distance(one: Buffer, other: Buffer): number {
  let sum = 0
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0))
  return sum / one.length
}

describe('posters of the gallery', { timeout: 30_000 }, () => {
  it('exist for every theme, with known motifs and inks', () => {
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

  it("are repeatable, and a theme's two posters differ", () => {
    for (const theme of partyThemes.slice(0, 20)) {
      expect(drawPoster(theme, 0)).toBe(drawPoster(theme, 0))
      expect(drawPoster(theme, 1)).not.toBe(drawPoster(theme, 0))
    }
    expect(drawPoster({ id: 1, artSeed: 1 }, 0)).toBeUndefined()
  })

  it('contain no text, scripts or references', () => {
    for (const theme of partyThemes)
      expect(drawPoster(theme, 0)).not.toMatch(/<(?:text|script|image|foreignObject)|href|undefined|NaN/)
  })

  it('look different on the front page, and take less than a second of processor time each', async () => {
    const shown = partyGalleries.flatMap(({ themes }) => themes)
    const drawn = []
    for (const theme of shown) {
      const began = process.cpuUsage()
      drawn.push({ name: theme.name, small: await thumbnail((await paintPoster(theme, 0)) ?? Buffer.alloc(0)) })
      const { user, system } = process.cpuUsage(began)
      expect((user + system) / 1_000).toBeLessThan(1_000)
    }
    for (const [at, { name, small }] of drawn.entries())
      for (const other of drawn.slice(at + 1))
        expect([name, other.name, distance(small, other.small) > 14]).toEqual([name, other.name, true])
  })
})
