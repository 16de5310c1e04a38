import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buttonStep,
  clampPosition,
  largeEnough,
  largestZoom,
  outputSide,
  positionAfterKey,
} from '../../ui/CropDialog/cropGeometry.ts'

const side = fc.integer({ min: 250, max: 8_000 })

describe('a crop', () => {
  it('requires at least 250 pixels per side [VAL-21, CONST-14]', () => {
    expect(largeEnough({ width: 249, height: 4_000 }, 250)).toBe(false)
    expect(largeEnough({ width: 250, height: 250 }, 250)).toBe(true)
  })

  it('never goes below 250 pixels when zooming [VAL-21]', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const zoom = largestZoom({ width, height }, 250)
        expect(zoom).toBeGreaterThanOrEqual(1)
        expect(Math.min(width, height) / zoom).toBeGreaterThanOrEqual(249.999)
      }),
    )
  })

  it('is at most 1024 pixels wide and never enlarged [VAL-22]', () => {
    expect(outputSide(4_000, 1024)).toBe(1024)
    expect(outputSide(300.4, 1024)).toBe(300)
  })

  it('moves from one end of any image to the other in few presses', () => {
    const crop = { width: 352, height: 352 }
    const long = { width: 352, height: 352 * 16 }
    expect(Math.ceil((long.height - crop.height) / buttonStep(long, crop, 1).y)).toBeLessThanOrEqual(16)
    expect(buttonStep(crop, crop, 1)).toEqual({ x: 24, y: 24 })
    const after = (key: string, shiftKey = false) => {
      const point = positionAfterKey({ key, shiftKey }, { x: 0, y: 0 }, crop)
      return point && clampPosition(point, long, crop, 1)
    }
    expect(after('Home')).toEqual({ x: 0, y: 2640 })
    expect(after('End')).toEqual({ x: 0, y: -2640 })
    expect(after('ArrowDown', true)).toEqual({ x: 0, y: 176 })
    expect(after('ArrowUp', true)).toEqual({ x: 0, y: -176 })
    expect([after('ArrowDown'), after('Enter', true)]).toEqual([undefined, undefined])
  })

  it('stays covered by the image, wherever the image is moved', () => {
    const point = fc.record({ x: fc.integer({ min: -5_000, max: 5_000 }), y: fc.integer({ min: -5_000, max: 5_000 }) })
    fc.assert(
      fc.property(point, side, side, fc.double({ min: 1, max: 4, noNaN: true }), (at, width, height, zoom) => {
        const crop = { width: 250, height: 250 }
        const { x, y } = clampPosition(at, { width, height }, crop, zoom)
        expect(Math.abs(x)).toBeLessThanOrEqual((width * zoom - 250) / 2 + 1e-9)
        expect(Math.abs(y)).toBeLessThanOrEqual((height * zoom - 250) / 2 + 1e-9)
      }),
    )
  })
})
