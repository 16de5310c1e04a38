import { expect, it } from 'vitest'
import { newFields } from '../../../../app/screens/edit/eventFields.ts'
import { fromInspiration } from '../../../../app/screens/edit/eventInput.ts'
import { limits } from '../../../../contract/limits.ts'
import { partyThemes, themeById } from '../../../../contract/themes/catalog.ts'
import { inspirationsOf } from '../../../../server/media/gallery/inspirations.ts'

it('a party based on a gallery image never has the name of a theme as its title', () => {
  const themeNames = new Set(partyThemes.map(({ name }) => name.toLowerCase()))
  const titles = partyThemes.flatMap(inspirationsOf).map((inspiration) => {
    const { title, suggestionTags } = fromInspiration(newFields(Date.UTC(2026, 10, 21), 'UTC'), inspiration)
    expect(suggestionTags).toEqual([themeById(inspiration.themeId)?.name])
    return title
  })
  expect(titles.filter((title) => themeNames.has(title.toLowerCase()) || title.length > limits.title)).toEqual([])
  expect(titles).toEqual(
    expect.arrayContaining([
      'Dinosaur Party',
      'Halloween Party',
      'Our Game Night',
      'Our Baby Shower',
      'Birthday Party',
    ]),
  )
})
