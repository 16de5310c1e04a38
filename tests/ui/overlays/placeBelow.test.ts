import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeBelow } from '../../../ui/private/placeBelow.ts'
import type { Placing } from '../../../ui/private/placeBelow.ts'

const view = { width: 400, height: 800 }
const placing: Placing = { align: 'end', direction: 'ltr', offset: 8, padding: 12 }
const menu = { width: 200, height: 300 }

describe('a menu', () => {
  it('is below its button, at the end of the line', () => {
    const button = { left: 300, top: 100, width: 44, height: 44 }
    expect(placeBelow(button, menu, view, placing)).toEqual({ left: 144, top: 152, free: 636, side: 'bottom' })
    const rightToLeft = { ...placing, direction: 'rtl' as const }
    expect(placeBelow({ ...button, left: 100 }, menu, view, rightToLeft).left).toBe(100)
  })

  it('is above its button where there is more room, and takes only that', () => {
    const low = { left: 300, top: 600, width: 44, height: 44 }
    expect(placeBelow(low, menu, view, placing)).toEqual({ left: 144, top: 292, free: 580, side: 'top' })
    const long = placeBelow(low, { width: 200, height: 900 }, view, placing)
    expect(long).toMatchObject({ top: 12, free: 580, side: 'top' })
  })

  it('is inside the window with its margin wherever its button is', () => {
    const length = (max: number) => fc.integer({ min: 0, max })
    const anchor = fc.record({ left: length(356), top: length(756), width: length(44), height: length(44) })
    const size = fc.record({ width: length(376), height: length(2_000) })
    const align = fc.constantFrom<Placing['align']>('start', 'center', 'end')
    const direction = fc.constantFrom<Placing['direction']>('ltr', 'rtl')
    fc.assert(
      fc.property(anchor, size, align, direction, (at, { width, height }, wishedAlign, way) => {
        const place = placeBelow(at, { width, height }, view, { ...placing, align: wishedAlign, direction: way })
        const shownHeight = Math.min(height, place.free)
        expect(place.left).toBeGreaterThanOrEqual(12)
        expect(place.left + width).toBeLessThanOrEqual(400 - 12)
        // Only a button that is closer to an edge than the margin lets its menu begin there.
        expect(place.top).toBeGreaterThanOrEqual(Math.min(12, at.top + at.height + 8))
        expect(place.top + shownHeight).toBeLessThanOrEqual(Math.max(800 - 12, at.top - 8))
        // It never covers its button.
        expect(place.top >= at.top + at.height + 8 || place.top + shownHeight <= at.top - 8).toBe(true)
      }),
    )
  })
})
