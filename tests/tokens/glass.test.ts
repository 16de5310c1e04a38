import { describe, expect, it } from 'vitest'
import { contrast, textContrast } from '../../tokens/contrast.ts'
import { glassOf } from '../../tokens/glass.ts'
import { palette } from '../../tokens/palette.ts'
import { mix } from '../../tokens/tint.ts'
import { colorGrid } from './colorGrid.ts'

const shareOf = (glass: string): number => Number.parseInt(glass.slice(7), 16) / 255
/** Shades of gray from black to white. The contrast on a colored frame lies between those on two of them. */
const frames = Array.from({ length: 18 }, (_, step) => `#${(step * 15).toString(16).padStart(2, '0').repeat(3)}`)

describe('a panel over a video', () => {
  it.each(['#000000', '#777777', '#ffffff'])(
    'has readable text on every frame, whatever the colors of the event, with the text %s [CONST-27]',
    (text) => {
      const unreadable = colorGrid(32).filter((primary) => {
        const { page, ink } = palette({ primary, text })
        const glass = glassOf({ page, ink })
        const textColor = contrast(ink, '#ffffff') > contrast(ink, '#000000') ? '#000000' : '#ffffff'
        return frames.some((frame) => contrast(textColor, mix(frame, page, shareOf(glass))) < textContrast)
      })
      expect(unreadable).toEqual([])
    },
  )

  it('lets the video shine through most colors, and through the default ones as much as possible', () => {
    expect(shareOf(glassOf(palette({ primary: '#fae5ff', text: '#000000' })))).toBeCloseTo(0.62, 2)
    const shares = colorGrid(32).map((primary) => shareOf(glassOf(palette({ primary, text: '#000000' }))))
    expect(shares.filter((share) => share < 0.9).length).toBeGreaterThan(shares.length / 2)
  })
})
