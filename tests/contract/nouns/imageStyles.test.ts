import { expect, it } from 'vitest'
import { defaultImageStyle, imageStyles } from '../../../contract/nouns/imageStyles.ts'

it('are None and fourteen more, None being the default [IMG-07]', () => {
  expect(imageStyles.map(({ label }) => label)).toEqual([
    'None',
    'Abstract Art',
    'Baroque',
    'Classical',
    'Cubist',
    'Fairy Tale',
    'Fantasy',
    'Gothic',
    'Noir',
    'Painterly',
    'Pop Art',
    'Renaissance',
    'Sophisticated',
    'Street Art',
    'Van Gogh',
  ])
  expect(defaultImageStyle).toBe('none')
  expect(new Set(imageStyles.map(({ id }) => id)).size).toBe(imageStyles.length)
})
