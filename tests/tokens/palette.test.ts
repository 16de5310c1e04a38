import { describe, expect, it } from 'vitest'
import { checkPairs } from '../../tokens/checkPairs.ts'
import { contrast, textContrast } from '../../tokens/contrast.ts'
import { eventDefaults } from '../../tokens/defaults.ts'
import { pairs } from '../../tokens/pairs.ts'
import { palette } from '../../tokens/palette.ts'
import { tintSwatches } from '../../tokens/tintSwatches.ts'
import { isLong } from '../support/isLong.ts'
import { colorGrid } from './colorGrid.ts'

/** Medium colors. The darkest and lightest are tested on a finer grid (paletteGrid.test.ts). */
const texts = ['#777777', '#c0392b']
/** The distance of neighboring colors per channel. */
const step = isLong ? 16 : 32
const grid = colorGrid(step)

describe('the palette of an event', () => {
  it.each(texts)(
    'is readable on every background that a host can choose, with the text %s',
    (text) => {
      expect(grid).toHaveLength((256 / step + 1) ** 3)
      const unreadable = grid.filter((primary) => checkPairs(palette({ primary, text }), pairs).length > 0)
      expect(unreadable).toEqual([])
    },
    60_000,
  )

  it('is readable on every swatch [CONST-47]', () => {
    expect(tintSwatches).toHaveLength(9)
    for (const { color } of tintSwatches) {
      expect(checkPairs(palette({ primary: color, text: eventDefaults.text }), pairs)).toEqual([])
    }
  })

  it('keeps the chosen background, and the text if it is readable', () => {
    const { page, ink } = palette({ primary: '#bfeee6', text: '#10302b' })
    expect([page, ink]).toEqual(['#bfeee6', '#10302b'])
  })

  it('changes an unreadable text color no more than necessary', () => {
    const { page, ink } = palette({ primary: '#ffffff', text: '#8a8a8a' })
    expect(ink).not.toBe('#8a8a8a')
    expect(ink).not.toBe('#000000')
    expect(contrast(ink, page)).toBeGreaterThanOrEqual(textContrast)
  })

  it('replaces dark text on a dark background', () => {
    expect(palette({ primary: '#1b1540', text: '#000000' }).ink).toBe('#ffffff')
  })

  it('starts from lilac and black [CONST-31]', () => {
    const { page, ink } = palette(eventDefaults)
    expect([page, ink]).toEqual(['#fae5ff', '#000000'])
  })

  it('moves the states of a button away from its text, unless the fill is at the end of the scale', () => {
    const states = (primary: string, text: string) => {
      const { button, 'button-hover': hover, 'button-pressed': pressed, 'button-ink': ink } = palette({ primary, text })
      return [button, hover, pressed].map((fill) => contrast(fill, ink))
    }
    for (const text of ['#7a1f4d', '#10302b', '#3d3d8f']) {
      const [fill = 0, hover = 0, pressed = 0] = states('#ffe9f3', text)
      expect(hover, text).toBeGreaterThan(fill)
      expect(pressed, text).toBeGreaterThan(hover)
    }
    // Black can't become darker, so its states are lighter, and still readable.
    const [black = 0, hover = 0, pressed = 0] = states('#ffffff', '#000000')
    expect([black > hover, hover > pressed, pressed >= textContrast]).toEqual([true, true, true])
  })

  it('rejects an invalid color', () => {
    expect(() => palette({ primary: 'red', text: '#000000' })).toThrow(RangeError)
  })
})
