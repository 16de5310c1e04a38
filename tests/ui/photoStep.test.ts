import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { photoByKey, swipeStep } from '../../ui/PhotoViewer/photoStep.ts'

describe('the photo viewer', () => {
  it('wraps around with the arrow keys, in the writing direction [EVPAGE-15]', () => {
    expect([photoByKey('ArrowRight', 2, 3, false), photoByKey('ArrowLeft', 0, 3, false)]).toEqual([0, 2])
    expect([photoByKey('ArrowRight', 0, 3, true), photoByKey('ArrowLeft', 2, 3, true)]).toEqual([2, 0])
    expect([photoByKey('Home', 2, 3, false), photoByKey('End', 0, 3, false)]).toEqual([0, 2])
    expect([photoByKey('a', 1, 3, false), photoByKey('ArrowRight', 0, 0, false)]).toEqual([undefined, undefined])
  })

  it('never leaves the photos, and goes back the same way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), fc.boolean(), (count, seed, rightToLeft) => {
        const index = seed % count
        const next = photoByKey('ArrowRight', index, count, rightToLeft) ?? -1
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBeLessThan(count)
        expect(photoByKey('ArrowLeft', next, count, rightToLeft)).toBe(index)
      }),
    )
  })

  it('treats only a long horizontal movement as a swipe', () => {
    expect([swipeStep(-80, 4, false), swipeStep(80, 4, false), swipeStep(-80, 4, true)]).toEqual([1, -1, -1])
    expect([swipeStep(20, 0, false), swipeStep(80, 90, false)]).toEqual([0, 0])
  })
})
