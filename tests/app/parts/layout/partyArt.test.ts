import { expect, it } from 'vitest'
import { artPictures } from '../../../../app/parts/layout/PartyArt.tsx'
import { frontDoorPictures } from '../../../../contract/themes/frontDoorPictures.ts'

it('the pictures of empty pages are drawn by the build', () => {
  expect(Object.values(artPictures).filter((id) => !frontDoorPictures.includes(id))).toEqual([])
})
