import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaledSize } from '../../../../app/platform/browser/fitPhoto.ts'
import { limits } from '../../../../contract/limits.ts'

test('a photo that the server accepts is sent as it is', () => {
  expect(scaledSize(4_000, 3_000, 3_000_000)).toBeUndefined()
  expect(scaledSize(5_000, 5_000, limits.uploadBytes)).toBeUndefined()
})

test('a larger photo of any shape is scaled to what the server accepts, with the same proportions', () => {
  expect(scaledSize(8_160, 6_120, 20_000_000)).toEqual({ width: 4_000, height: 3_000 })
  // Few pixels, but many bytes, such as a screenshot: written again as a JPEG.
  expect(scaledSize(3_000, 2_000, limits.uploadBytes + 1)).toEqual({ width: 3_000, height: 2_000 })
  const side = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = scaledSize(width, height, 1_000)
      fc.pre(size !== undefined)
      expect((size?.width ?? 0) * (size?.height ?? 0)).toBeLessThanOrEqual(limits.uploadPixels)
      expect(size?.width ?? 0).toBeLessThanOrEqual(width)
      expect(size?.height ?? 0).toBeLessThanOrEqual(height)
    }),
  )
})
