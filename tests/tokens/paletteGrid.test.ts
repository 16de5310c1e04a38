import { describe, expect, it } from 'vitest'
import { checkPairs } from '../../tokens/checkPairs.ts'
import { contrast, contrastOf, luminanceOf, takesBlack, textContrast } from '../../tokens/contrast.ts'
import {
  areDistinct,
  fillDifference,
  groundDifference,
  inkDifference,
  leastDifference,
} from '../../tokens/hierarchy/difference.ts'
import type { Palette } from '../../tokens/names.ts'
import { pairs } from '../../tokens/pairs.ts'
import { palette } from '../../tokens/palette.ts'
import { isLong } from '../support/isLong.ts'
import { colorGrid } from './colorGrid.ts'

/** The distance of neighboring colors per channel. */
const step = isLong ? 8 : 16
const grid = colorGrid(step)

/** Returns a function that computes a value on its first call. */
function once<Value>(compute: () => Value): () => Value {
  let knownValue: { value: Value } | undefined
  return () => (knownValue ??= { value: compute() }).value
}

/** From this contrast of a page with black or white text on, colored text differs from other text. */
const roomForColor = 5.5

/** Returns what people couldn't tell apart in a palette. */
function confusions(colors: Palette): string[] {
  const { page, surface, raised, tint, 'tint-hover': hover, 'tint-pressed': pressed } = colors
  const { button, 'button-hover': buttonHover, 'button-pressed': buttonPressed } = colors
  const grounds = [page, surface, raised, tint, hover, pressed]
  const checks = {
    'fills and their backgrounds': [tint, hover, pressed].every(
      (fill) => leastDifference(fill, [page, surface, raised]) >= groundDifference,
    ),
    'states of a fill': areDistinct([tint, hover, pressed], groundDifference),
    'states of a button': areDistinct([button, buttonHover, buttonPressed], groundDifference),
    'a danger button and what is around it': leastDifference(colors.danger, grounds) >= fillDifference,
    'a warning and what is around it': leastDifference(colors.warn, grounds) >= fillDifference,
  }
  return Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [what]))
}

/** Returns true if colored text can be readable on a page. */
const hasRoom = ({ page, ink }: Palette): boolean => contrast(page, ink) >= roomForColor

describe('every color that a host can choose', () => {
  describe.each([
    ['black', '#000000'],
    ['white', '#ffffff'],
  ])('produces a palette with %s text that', (_, text) => {
    const palettes = once(() => grid.map((primary) => palette({ primary, text })))
    const failing = (check: (colors: Palette) => readonly unknown[]) =>
      palettes().flatMap((colors) => check(colors).map((failure) => ({ page: colors.page, failure })))

    it('is readable [KIT-28]', { timeout: 60_000 }, () => {
      expect(palettes()).toHaveLength((256 / step + 1) ** 3)
      expect(failing((colors) => checkPairs(colors, pairs))).toEqual([])
    })

    it('keeps fills, their states, danger and warnings apart', { timeout: 60_000 }, () => {
      expect(failing(confusions)).toEqual([])
    })

    it('keeps errors and successes apart from other text, unless that is barely readable', { timeout: 60_000 }, () => {
      const rooms = palettes().filter(hasRoom)
      expect(rooms.length).toBeGreaterThan(grid.length * 0.8)
      const confusedPalettes = rooms.filter(
        ({ ink, error, success }) => !areDistinct([ink, error, success], inkDifference),
      )
      expect(confusedPalettes.map(({ page }) => page)).toEqual([])
    })
  })

  it('has enough contrast with black or white text, for all 16 million of them', { timeout: 30_000 }, () => {
    const asText = { black: luminanceOf(0, 0, 0), white: luminanceOf(255, 255, 255) }
    let [checked, least] = [0, Infinity]
    for (let red = 0; red < 256; red += 1)
      for (let green = 0; green < 256; green += 1)
        for (let blue = 0; blue < 256; blue += 1) {
          const ground = luminanceOf(red, green, blue)
          least = Math.min(least, contrastOf(takesBlack(ground) ? asText.black : asText.white, ground))
          checked += 1
        }
    expect(checked).toBe(256 ** 3)
    expect(least).toBeGreaterThanOrEqual(textContrast)
  })
})
