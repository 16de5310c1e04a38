import { describe, expect, it } from 'vitest'
import { checkPairs } from '../../tokens/checkPairs.ts'
import { contrastOf, luminanceOf, takesBlack, textContrast } from '../../tokens/contrast.ts'
import { pairs } from '../../tokens/pairs.ts'
import { palette } from '../../tokens/palette.ts'
import { isLong } from '../support/isLong.ts'
import { colorGrid } from './colorGrid.ts'

/** The distance of neighboring colors per channel. */
const step = isLong ? 8 : 16
const grid = colorGrid(step)

describe('every color that a host can choose', () => {
  it.each([
    ['dark', '#000000'],
    ['light', '#ffffff'],
  ])(
    'produces a readable palette with %s text [KIT-28]',
    (_, text) => {
      expect(grid).toHaveLength((256 / step + 1) ** 3)
      const unreadable = grid.flatMap((primary) =>
        checkPairs(palette({ primary, text }), pairs).map((shortfall) => ({ primary, ...shortfall })),
      )
      expect(unreadable).toEqual([])
    },
    60_000,
  )

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
