import { expect, it } from 'vitest'
import { defaultImageStyle, imageStyles } from '@festoon/contract/nouns/imageStyles'
import { defaultStyle, styles } from '../../art/styles/styles.ts'

it('draws exactly the styles that a host can choose, with the same default', () => {
  expect([defaultStyle, ...Object.keys(styles)]).toEqual(imageStyles.map(({ id }) => id))
  expect(defaultStyle).toBe(defaultImageStyle)
})
