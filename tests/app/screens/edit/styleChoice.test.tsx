import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StyleChoice } from '../../../../app/screens/edit/cover/StyleChoice.tsx'
import { defaultImageStyle, imageStyles } from '../../../../contract/nouns/imageStyles.ts'

it('offers every style of images, of which one is chosen [IMG-07]', () => {
  const html = renderToStaticMarkup(<StyleChoice style={defaultImageStyle} onStyle={() => undefined} />)
  const buttons = [...html.matchAll(/<button[^>]*aria-pressed="(true|false)"[^>]*>(.*?)<\/button>/gs)]
  expect(buttons.map(([, pressed, content = '']) => [content.replaceAll(/<[^>]+>/g, ''), pressed])).toEqual(
    imageStyles.map(({ label }) => [label, String(label === 'None')]),
  )
})
