import sharp from 'sharp'
import { expect, it } from 'vitest'
import { paintCover } from '../../art/covers/paintCover.ts'
import { scenes } from '../../art/covers/scenes.ts'

const names = Object.keys(scenes).filter((name): name is keyof typeof scenes => name in scenes)

it.each(names)('draws the cover "%s" as a landscape, the same every time', { timeout: 30_000 }, async (scene) => {
  const cover = await paintCover({ scene, hue: 1.1, seed: 9 })
  const { format, width, height } = await sharp(cover).metadata()
  expect([format, width, height]).toEqual(['png', 1_600, 1_000])
  expect(cover.equals(await paintCover({ scene, hue: 1.1, seed: 9 }))).toBe(true)
  expect(cover.equals(await paintCover({ scene, hue: 1.1, seed: 10 }))).toBe(false)
})
