import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ImagePages } from '../../../app/screens/edit/cover/ImagePages.tsx'

const history = (count: number): string =>
  renderToStaticMarkup(
    <ImagePages
      images={Array.from({ length: count }, (_, index) => ({ imageUrl: `/files/${index}.webp`, prompt: '' }))}
      chosenUrl={null}
      onPick={() => undefined}
    />,
  )

it('offers to view all images only when there are more than six [IMG-05]', () => {
  for (const count of [1, 6]) {
    expect(history(count)).not.toContain('View all')
    expect(history(count).match(/<img/g)).toHaveLength(count)
  }
  expect(history(7)).toContain('>View all<')
})
