import { describe, expect, it } from 'vitest'
import { checkPairs } from '../../tokens/checkPairs.ts'
import { contrast, textContrast } from '../../tokens/contrast.ts'
import { eventDefaults } from '../../tokens/defaults.ts'
import { pairs } from '../../tokens/pairs.ts'
import { palette } from '../../tokens/palette.ts'
import { tintSwatches } from '../../tokens/tintSwatches.ts'
import { colourGrid } from './colourGrid.ts'

/** Neither the darkest nor the lightest: those are asked on a finer grid (paletteGrid.test.ts). */
const texts = ['#777777', '#c0392b']
const grid = colourGrid(16)

describe('the palette of an event', () => {
  it.each(texts)(
    'reads on every ground that a host can choose, with the text %s',
    (text) => {
      expect(grid).toHaveLength(17 ** 3)
      const unreadable = grid.filter((primary) => checkPairs(palette({ primary, text }), pairs).length > 0)
      expect(unreadable).toEqual([])
    },
    60_000,
  )

  it('reads on every swatch [CONST-47]', () => {
    expect(tintSwatches).toHaveLength(9)
    for (const { colour } of tintSwatches) {
      expect(checkPairs(palette({ primary: colour, text: eventDefaults.text }), pairs)).toEqual([])
    }
  })

  it('keeps the page as it was chosen, and the text when it can be read', () => {
    const { page, ink } = palette({ primary: '#bfeee6', text: '#10302b' })
    expect([page, ink]).toEqual(['#bfeee6', '#10302b'])
  })

  it('moves a text that cannot be read no further than it must', () => {
    const { page, ink } = palette({ primary: '#ffffff', text: '#8a8a8a' })
    expect(ink).not.toBe('#8a8a8a')
    expect(ink).not.toBe('#000000')
    expect(contrast(ink, page)).toBeGreaterThanOrEqual(textContrast)
  })

  it('gives up a text of the wrong direction', () => {
    expect(palette({ primary: '#1b1540', text: '#000000' }).ink).toBe('#ffffff')
  })

  it('starts from lilac and black [CONST-31]', () => {
    const { page, ink } = palette(eventDefaults)
    expect([page, ink]).toEqual(['#fae5ff', '#000000'])
  })

  it('refuses what is no colour', () => {
    expect(() => palette({ primary: 'red', text: '#000000' })).toThrow(RangeError)
  })
})
