import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slideAt, wrap } from '../../ui/Carousel/slides.ts'

describe('slides', () => {
  it('wrap around at both ends [WELC-11]', () => {
    expect([wrap(3, 3), wrap(-1, 3), wrap(1, 3), wrap(0, 0)]).toEqual([0, 2, 1, 0])
  })

  it('return to the start after a full round', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 40 }), (index, count) => {
        expect(wrap(index + count, count)).toBe(wrap(index, count))
        expect(wrap(wrap(index, count) + 1, count)).toBe(wrap(index + 1, count))
      }),
    )
  })

  it('are found by scroll offset, in both writing directions', () => {
    expect([slideAt(0, 300, 3), slideAt(290, 300, 3), slideAt(-600, 300, 3), slideAt(9_000, 300, 3)]).toEqual([
      0, 1, 2, 2,
    ])
    expect([slideAt(100, 0, 3), slideAt(0, 300, 0)]).toEqual([0, 0])
  })
})
