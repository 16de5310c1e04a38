import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../tokens/contrast.ts'
import { coverColors } from '../../tokens/coverColors.ts'
import { toOklch } from '../../tokens/oklch.ts'
import { readableText } from '../../tokens/readableText.ts'

const picture = (...pixels: readonly (readonly [number, number, number])[]) =>
  Uint8ClampedArray.from(pixels.flatMap((rgb) => [...rgb, 255]))

describe('the colors of a cover image', () => {
  it('are three to five for any image [ENT-13]', () => {
    fc.assert(
      fc.property(fc.uint8ClampedArray({ maxLength: 400 }), (pixels) => {
        const colors = coverColors(pixels)
        expect(colors.length).toBeGreaterThanOrEqual(3)
        expect(colors.length).toBeLessThanOrEqual(5)
        for (const color of colors) expect(color).toMatch(/^#[\da-f]{6}$/)
      }),
    )
  })

  it('start with the most frequent hue', () => {
    const [first = ''] = coverColors(picture([0, 90, 220], [0, 90, 220], [0, 80, 200], [220, 30, 30]))
    expect(Math.abs(toOklch(first).hue - toOklch('#005adc').hue)).toBeLessThan(0.4)
  })

  it('are neutral for an image without hues', () => {
    for (const color of coverColors(picture([10, 10, 10], [200, 200, 200])))
      expect(toOklch(color).chroma).toBeLessThan(0.03)
  })
})

it('finds a readable text color for every background [CONST-27]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const ground = `#${value.toString(16).padStart(6, '0')}`
      expect(contrast(ground, readableText(ground))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
