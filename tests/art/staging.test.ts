import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { partyThemes } from '@festoon/contract/themes/catalog'
import { partyGalleries } from '@festoon/contract/themes/galleries'
import { drawArt } from '../../art/drawArt.ts'
import { paintArt } from '../../art/paintArt.ts'
import { palettes } from '../../art/palettes.ts'
import { seededRandom } from '../../art/random.ts'
import { readScene } from '../../art/scenes/readScene.ts'
import { scenePath, scenes, type Scene, type SceneName } from '../../art/scenes/scenes.ts'
import { readSprite } from '../../art/sprites/readSprite.ts'
import { isSprite, spritePath, sprites } from '../../art/sprites/sprites.ts'
import { arrange } from '../../art/staging/arrange.ts'
import { briefOfPrompt } from '../../art/staging/briefOfPrompt.ts'
import { covers } from '../../art/staging/covers.ts'
import { paintThemeCover, themeBrief } from '../../art/staging/paintCover.ts'
import { paintStaged } from '../../art/staging/paintStaged.ts'
import { settingOf, type SetName } from '../../art/staging/sets.ts'
import type { StyleName } from '../../art/styles/styles.ts'

const folder = join(import.meta.dirname, '../../art/sprites')
const sceneFolder = join(import.meta.dirname, '../../art/scenes')
const names = Object.keys(sprites).filter(isSprite)
const isScene = (name: string): name is SceneName => Object.hasOwn(scenes, name)
const sceneNames = Object.keys(scenes).filter(isScene)
const setNames: readonly SetName[] = [...sceneNames, 'mesh']
const lilac = { primary: '#fae5ff', text: '#000000' }

describe('sprites', () => {
  it('have their files, and every file belongs to a sprite', () => {
    const files = names.flatMap((name) => Object.values(spritePath(name)))
    expect(globSync('**/*.webp', { cwd: folder }).toSorted()).toEqual(files.toSorted())
    const sizeOf = (base: string, paths: readonly string[]) =>
      paths.reduce((sum, file) => sum + statSync(join(base, file)).size, 0)
    const inScenes = sceneNames.flatMap((name) => Object.values(scenePath(name)))
    expect(sizeOf(folder, files) + sizeOf(sceneFolder, inScenes), 'the whole library').toBeLessThan(10_000_000)
  })

  it('take a color only where their mask allows it', async () => {
    const [red, blue] = await Promise.all([readSprite('gift', '#d01030'), readSprite('gift', '#1030d0')])
    let [changedCount, keptCount] = [0, 0]
    for (let at = 0; at < red.data.length; at += 4) {
      if ((red.data[at + 3] ?? 0) < 250) continue
      if (red.data[at] === blue.data[at]) keptCount += 1
      else changedCount += 1
    }
    // The box is tinted, the ribbon is not.
    expect(changedCount).toBeGreaterThan(20_000)
    expect(keptCount).toBeGreaterThan(5_000)
    const [one, other] = await Promise.all([readSprite('pumpkin', '#d01030'), readSprite('pumpkin', '#1030d0')])
    expect(one.data.equals(other.data)).toBe(true)
  })
})

describe('scenes', () => {
  it('have their files, and every file belongs to a scene', () => {
    expect(sceneNames.length).toBeGreaterThanOrEqual(24)
    const files = sceneNames.flatMap((name) => Object.values(scenePath(name)))
    expect(globSync('**/*.webp', { cwd: sceneFolder }).toSorted()).toEqual(files.toSorted())
    const bytes = files.reduce((sum, file) => sum + statSync(join(sceneFolder, file)).size, 0)
    expect(bytes).toBeLessThan(4_500_000)
  })

  it.each(sceneNames)('%s is a square picture whose subject stands on its ground', async (name) => {
    const { floor, horizon }: Scene = scenes[name]
    const { width, height, hasAlpha } = await sharp(join(sceneFolder, scenePath(name).picture)).metadata()
    expect([width, height, hasAlpha]).toEqual([1_280, 1_280, false])
    expect(floor).toBeGreaterThan(horizon)
    // The subject's feet are inside of the lowest crop, which shows the middle 52 % of the height.
    expect(floor).toBeLessThanOrEqual(860)
  })

  it.each(sceneNames)('%s takes a color only where its mask allows it', async (name) => {
    const size = 128
    const { ink }: Scene = scenes[name]
    const [red, blue] = await Promise.all(
      ['#d01030', '#1030d0'].map((color) =>
        readScene(name, { ...palettes.candy, ...(ink === undefined ? {} : { [ink]: color }) }, size),
      ),
    )
    let changedCount = 0
    for (let at = 0; at < size * size * 3; at += 3) if (red?.data[at] !== blue?.data[at]) changedCount += 1
    if (ink === undefined) expect(changedCount).toBe(0)
    else expect(changedCount).toBeGreaterThan(size * size * 0.02)
  })
})

describe('a cover', () => {
  it('exists for every theme, and shows several things', () => {
    expect(new Set(covers.keys())).toEqual(new Set(partyThemes.map(({ id }) => id)))
    for (const [id, { cast }] of covers) expect(cast.length, String(id)).toBeGreaterThanOrEqual(2)
    expect(new Set([...covers.values()].map(({ inks }) => inks)).size).toBeGreaterThan(12)
  })

  it('is the same each time, is opaque, and differs from the other covers of its theme', async () => {
    const theme = { id: 776, artSeed: 9 }
    const [first, again, second, third] = await Promise.all([0, 0, 1, 2].map((at) => paintThemeCover(theme, at)))
    expect(again && first?.equals(again)).toBe(true)
    expect(await sharp(first).metadata()).toMatchObject({ width: 1_024, height: 1_024, hasAlpha: false, format: 'png' })
    expect(new Set([first, second, third].map((one) => one?.toString('base64'))).size).toBe(3)
    await expect(paintThemeCover({ id: 1, artSeed: 1 }, 0)).rejects.toThrow(RangeError)
  })

  it('keeps its subject within every crop of the image, from 9:16 to 1.91:1', () => {
    for (const theme of partyThemes) {
      const brief = themeBrief(theme, 0)
      const { floor } = settingOf(brief.set, brief.inks, seededRandom(1))
      const sharpest = arrange(brief.cast, floor, seededRandom(theme.artSeed), brief.numeral).filter(
        ({ blur }) => blur === 0,
      )
      expect(sharpest.length, theme.name).toBe(Math.max(1, brief.numeral?.length ?? 0))
      // The narrowest crops show the middle 52 or 56 % of one side.
      for (const { name, x, y, height, isStanding } of sharpest) {
        const middle = sprites[name].poise === 'hangs' ? y + height / 2 : isStanding ? y - height / 2 : y
        expect([theme.name, x > 240 && x < 760, middle > 262 && middle < 738]).toEqual([theme.name, true, true])
      }
    }
  })

  it.each(setNames)('can be staged in the set %s with any subject, in any size', async (set) => {
    const pick = fc.constantFrom(...names)
    await fc.assert(
      fc.asyncProperty(fc.array(pick, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0 }), async (cast, seed) => {
        const picture = await paintStaged({ set, cast, inks: palettes.candy, seed, hasConfetti: true, size: 96 })
        const { info } = await picture.raw().toBuffer({ resolveWithObject: true })
        expect([info.width, info.height, info.channels]).toEqual([96, 96, 3])
      }),
      { numRuns: 4 },
    )
  })
})

it('covers look different on the front page', async () => {
  const pictures = []
  for (const theme of partyGalleries.flatMap(({ themes }) => themes)) {
    const cover = await paintStaged({ ...themeBrief(theme, 0), size: 128 })
    const small = await sharp(await cover.png().toBuffer())
      .resize(16, 16)
      .raw()
      .toBuffer()
    pictures.push({ name: theme.name, small })
  }
  const distance = (one: Buffer, other: Buffer): number =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
  for (const [at, { name, small }] of pictures.entries())
    for (const other of pictures.slice(at + 1))
      expect([name, other.name, distance(small, other.small) > 14]).toEqual([name, other.name, true])
})

describe('a picture for a prompt', () => {
  it.each([
    ['Halloween pumpkins', 'pumpkin', undefined],
    ['wine tasting with Ana', 'wine', undefined],
    ['Maya turns 5, balloons', 'balloons', '5'],
    ['Dad’s 40th, disco night', 'discoBall', '40'],
  ])('shows the subject: %s', (prompt, subject, numeral) => {
    const brief = briefOfPrompt(prompt, lilac, 4)
    expect([brief?.cast[0], brief?.numeral]).toEqual([subject, numeral])
  })

  it('has a fitting place in one of four variants', () => {
    const placesOf = (prompt: string) => [0, 1, 2, 3].map((seed) => briefOfPrompt(prompt, lilac, seed)?.set)
    expect(placesOf('pineapple on the beach')).toContain('beach')
    expect(placesOf('Christmas tree')).toContain('snow')
    expect(placesOf('wine and dinner')).toContain('linen')
    expect(new Set(placesOf('birthday cake')).size).toBe(4)
  })

  it('leaves out what contradicts the place, such as a second sun on the beach', () => {
    const words = 'sunny pineapple beach, sun and surf'
    const briefs = [0, 1, 2, 3].map((seed) => briefOfPrompt(words, lilac, seed))
    expect(briefs.some((brief) => brief?.set === 'beach')).toBe(true)
    for (const brief of briefs) expect(brief?.set === 'beach' && brief.cast.slice(1).includes('sun')).toBe(false)
    expect(briefs.some((brief) => brief?.cast.includes('sun'))).toBe(true)
  })

  it('falls back to flat shapes for a subject without a sprite', async () => {
    expect(briefOfPrompt('streamers', lilac, 1)).toBeUndefined()
    const flat = await paintArt({ prompt: 'streamers', palette: lilac, seed: 1, size: 64 }, 'png')
    expect(await sharp(flat).metadata()).toMatchObject({ width: 64, height: 64 })
  })

  it('never fails, whatever the words and colors', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer(), (prompt, seed) => {
        const brief = briefOfPrompt(prompt, lilac, seed)
        if (brief) expect(brief.cast.every(isSprite)).toBe(true)
      }),
    )
  })
})

describe('rendered things in other styles', () => {
  const pixels = async (style: StyleName, prompt = 'robot', size = 200): Promise<Buffer> =>
    sharp(await paintArt({ prompt, style, palette: { primary: '#fae5ff', text: '#000000' }, seed: 1, size }, 'png'))
      .resize(100, 100)
      .raw()
      .toBuffer()
  /** Returns the mean difference between the color channels, which is 0 in a gray picture. */
  const colorOf = (data: Buffer): number => {
    let sum = 0
    for (let at = 0; at < data.length; at += 3) sum += Math.abs((data[at] ?? 0) - (data[at + 2] ?? 0))
    return sum / (data.length / 3)
  }

  it('take on the look of the style', async () => {
    const [noir, pop, plain] = [await pixels('noir'), await pixels('popArt'), await pixels('none')]
    expect(colorOf(noir)).toBeLessThan(4)
    expect(colorOf(pop)).toBeGreaterThan(colorOf(plain))
    expect(colorOf(plain)).toBeGreaterThan(10)
  })

  it('are rendered, while a subject without a sprite is drawn', async () => {
    const svg = (prompt: string) =>
      drawArt({ prompt, style: 'noir', palette: { primary: '#fae5ff', text: '#000000' }, seed: 1 })
    expect(await svg('Halloween pumpkin')).toContain('<image')
    expect(await svg('streamers')).not.toContain('<image')
  })
})
