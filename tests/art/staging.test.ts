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
import { drawnSets, type DrawnSetName } from '../../art/staging/drawnSets.ts'
import { frameOf, type Shape } from '../../art/staging/frame.ts'
import { openSets } from '../../art/staging/openSets.ts'
import { paintThemeCover, themeBrief } from '../../art/staging/paintCover.ts'
import { paintStaged, type StagedBrief } from '../../art/staging/paintStaged.ts'
import { settingOf, type SetName } from '../../art/staging/sets.ts'
import type { StyleName } from '../../art/styles/styles.ts'
import { thingOfSprite } from '../../art/things/thing.ts'

const folder = join(import.meta.dirname, '../../art/sprites')
const sceneFolder = join(import.meta.dirname, '../../art/scenes')
const names = Object.keys(sprites).filter(isSprite)
const isScene = (name: string): name is SceneName => Object.hasOwn(scenes, name)
const sceneNames = Object.keys(scenes).filter(isScene)
const isDrawn = (name: string): name is DrawnSetName => Object.hasOwn(drawnSets, name)
const setNames: readonly SetName[] = [...sceneNames, ...Object.keys(drawnSets).filter(isDrawn), 'mesh']
const shapes: readonly Shape[] = ['square', 'portrait', 'landscape', 'mail', 'card', 'story']
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
    const square = { view: { left: 0, top: 0, width: 1, height: 1 }, width: size, height: size }
    const { ink }: Scene = scenes[name]
    const [red, blue] = await Promise.all(
      ['#d01030', '#1030d0'].map((color) =>
        readScene(name, { ...palettes.candy, ...(ink === undefined ? {} : { [ink]: color }) }, square),
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

  it.each(shapes)('has its own arrangement as %s, with its whole subject in the middle', (shape) => {
    const frame = frameOf(shape)
    for (const theme of partyThemes) {
      const brief = themeBrief(theme, 0)
      const { floor } = settingOf(brief.set, brief.inks, seededRandom(1), frame)
      const sharpest = arrange(brief.cast, { floor, frame }, seededRandom(theme.artSeed), brief).filter(
        ({ blur }) => blur === 0,
      )
      expect(sharpest.length, theme.name).toBe(Math.max(1, brief.numeral?.length ?? 0))
      for (const { thing, x, y, height, isStanding } of sharpest) {
        const top = thing.poise === 'hangs' ? y : isStanding ? y - height : y - height / 2
        expect([theme.name, Math.abs(x - frame.width / 2) < 260]).toEqual([theme.name, true])
        expect([theme.name, top > -20, top + height < frame.height * 0.92]).toEqual([theme.name, true, true])
        // Pages crop stored squares. The narrowest crops show the middle 52 % of one side.
        const middle = top + height / 2
        if (shape === 'square') expect([theme.name, middle > 262 && middle < 738]).toEqual([theme.name, true])
      }
    }
  })

  it.each(setNames)('can be staged in the set %s with any subject, in any shape', async (set) => {
    const anyCast = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 5 })
    const anySeed = fc.integer({ min: 0 })
    await fc.assert(
      fc.asyncProperty(anyCast, anySeed, fc.constantFrom(...shapes), async (cast, seed, shape) => {
        const things = cast.map(thingOfSprite)
        const brief = { set, cast: things, inks: palettes.candy, seed, hasConfetti: true, size: 96, shape }
        const { info } = await (await paintStaged(brief)).raw().toBuffer({ resolveWithObject: true })
        const { width, height } = frameOf(shape)
        expect([info.width, info.height]).toEqual([width, height].map((side) => Math.round(side * 0.096)))
        expect(info.channels).toBe(3)
      }),
      { numRuns: 4 },
    )
  })
})

it('a table is only laid for food and drinks, and a garland of balloons only hangs around others', () => {
  const placesOf = (...cast: Parameters<typeof thingOfSprite>[0][]) => openSets(cast.map(thingOfSprite))
  expect(placesOf('cocktail', 'lemon')).toContain('table')
  expect(placesOf('dinosaur', 'burger')).not.toContain('table')
  expect(placesOf('cakeOne', 'heartBalloon')).toContain('garland')
  expect(placesOf('candle', 'flower')).not.toContain('garland')
  expect(placesOf('candle').length).toBeGreaterThan(10)
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
    ['a hedgehog with a balloon', 'hedgehog', undefined],
  ])('shows the subject: %s', async (prompt, subject, numeral) => {
    const brief = await briefOfPrompt({ prompt }, lilac, 4)
    expect([brief.cast[0]?.name, brief.numeral]).toEqual([subject, numeral])
  })

  it('has a fitting place in one of four variants', async () => {
    const placesOf = async (prompt: string) =>
      (await Promise.all([0, 1, 2, 3].map((seed) => briefOfPrompt({ prompt }, lilac, seed)))).map(({ set }) => set)
    expect(await placesOf('pineapple on the beach')).toContain('beach')
    expect(await placesOf('Christmas tree')).toContain('snow')
    expect(await placesOf('wine and dinner')).toContain('linen')
    expect(new Set(await placesOf('birthday cake')).size).toBe(4)
  })

  it('leaves out what contradicts the place, such as a second sun on the beach', async () => {
    const words = 'pineapple beach, sun and surf'
    const briefs = await Promise.all([0, 1, 2, 3].map((seed) => briefOfPrompt({ prompt: words }, lilac, seed)))
    const hasSun = ({ cast }: StagedBrief): boolean => cast.slice(1).some(({ name }) => name === 'sun')
    expect(briefs.some(({ set }) => set === 'beach')).toBe(true)
    for (const brief of briefs) expect(brief.set === 'beach' && hasSun(brief)).toBe(false)
    expect(briefs.some(hasSun)).toBe(true)
  })

  it('shows something festive if the prompt names nothing that can be drawn', async () => {
    const { cast } = await briefOfPrompt({ prompt: 'qwertz' }, lilac, 1)
    expect(cast.length).toBeGreaterThan(1)
  })

  it('never fails, whatever the words and colors', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer(), async (prompt, seed) => {
        expect((await briefOfPrompt({ prompt }, lilac, seed)).cast.length).toBeGreaterThan(0)
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

  it('are embedded', async () => {
    const palette = { primary: '#fae5ff', text: '#000000' }
    expect(await drawArt({ prompt: 'Halloween pumpkin', style: 'noir', palette, seed: 1 })).toContain('<image')
  })
})
