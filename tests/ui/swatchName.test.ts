import { expect, it } from 'vitest'
import { swatchName } from '../../ui/TintSwatches/swatchName.ts'

it('a colour of the swatches has their name, whatever its case; any other has none', () => {
  expect([swatchName('#fae5ff'), swatchName('#FAE5FF'), swatchName('#fae5fe')]).toEqual(['Lilac', 'Lilac', undefined])
})
