import { expect, it } from 'vitest'
import { defaultImageStyle, imageStyles } from '../../../contract/nouns/imageStyles.ts'

it('the image styles are None, the default, and fourteen others [IMG-07]', () => {
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
  // Each id is its label in camel case.
  for (const { id, label } of imageStyles) {
    const [first = '', ...words] = label.split(' ')
    expect(id).toBe(first.toLowerCase() + words.join(''))
  }
})
