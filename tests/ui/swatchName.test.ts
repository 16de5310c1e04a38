import { expect, it } from 'vitest'
import { swatchName } from '../../ui/TintSwatches/swatchName.ts'

it('a swatch color has a name in upper or lower case; other colors have none', () => {
  expect([swatchName('#fae5ff'), swatchName('#FAE5FF'), swatchName('#fae5fe')]).toEqual(['Lilac', 'Lilac', undefined])
})
