import { expect, it } from 'vitest'
import { beyond, thumbnailLimits } from '../../ui/ThumbnailGrid/thumbnails.ts'

it('a preview shows eighteen photos, nine in a row, and three on mobile [CONST-56]', () => {
  expect(thumbnailLimits).toEqual({ wide: 18, perRow: 9, mobile: 3 })
})

it('counts the photos beyond those shown [ALBUM-03]', () => {
  expect([beyond(24, 18), beyond(18, 18), beyond(2, 3)]).toEqual([6, 0, 0])
})
