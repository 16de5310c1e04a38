import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tabStep } from '../../ui/SidePanel/tabStep.ts'

const column = { vertical: true, rightToLeft: false }
const row = { vertical: false, rightToLeft: false }

describe('the tabs of a side panel', () => {
  it('are reached with arrow keys: down a column, or along a row in the writing direction', () => {
    expect([tabStep('ArrowDown', 3, 4, column), tabStep('ArrowUp', 0, 4, column)]).toEqual([0, 3])
    expect([tabStep('ArrowRight', 0, 4, row), tabStep('ArrowLeft', 0, 4, row)]).toEqual([1, 3])
    expect(tabStep('ArrowLeft', 0, 4, { ...row, rightToLeft: true })).toBe(1)
    expect([tabStep('Home', 2, 4, row), tabStep('End', 2, 4, row)]).toEqual([0, 3])
  })

  it('ignore other keys', () => {
    expect([tabStep('ArrowLeft', 0, 4, column), tabStep('ArrowUp', 0, 4, row), tabStep('', 0, 4, row)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([tabStep('ArrowRight', 0, 4, column), tabStep('ArrowDown', 0, 4, row), tabStep('Home', 0, 0, row)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('wrap around to the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), (count, seed) => {
        const start = seed % count
        let at = start
        for (let step = 0; step < count; step += 1) at = tabStep('ArrowDown', at, count, column) ?? -1
        expect(at).toBe(start)
      }),
    )
  })
})
