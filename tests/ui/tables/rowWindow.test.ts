import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstAt, firstRows, rowWindow } from '../../../ui/private/table/rowWindow.ts'

describe('the row window', () => {
  it('shows a few rows before anything is measured, without a spacer', () => {
    expect(rowWindow(10_000, 0, undefined)).toEqual({ start: 0, end: firstRows, before: 0, after: 0 })
    expect(rowWindow(3, 0, undefined)).toEqual({ start: 0, end: 3, before: 0, after: 0 })
  })

  it('covers the visible rows at any scroll offset, and its total height is that of all rows', () => {
    const height = fc.double({ min: 20, max: 200, noNaN: true })
    const sightHeight = fc.double({ min: 40, max: 1_500, noNaN: true })
    const count = fc.integer({ min: 1, max: 10_000 })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(height, sightHeight, count, share, (rowHeight, sight, rows, at) => {
        const most = Math.max(0, rows * rowHeight - sight)
        const scrollOffset = at * most
        const { start, end, before, after } = rowWindow(
          rows,
          firstAt(scrollOffset, { rowHeight, visibleHeight: sight }),
          {
            rowHeight,
            visibleHeight: sight,
          },
        )
        expect(before).toBeLessThanOrEqual(scrollOffset)
        expect(Math.min(rows * rowHeight, scrollOffset + sight)).toBeLessThanOrEqual(rows * rowHeight - after + 1e-6)
        expect(before + (end - start) * rowHeight + after).toBeCloseTo(rows * rowHeight, 3)
        expect(end - start).toBeLessThanOrEqual(Math.ceil(sight / rowHeight) + 4)
      }),
    )
  })
})
