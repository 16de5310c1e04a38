import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PastedPreview } from '../../../../../app/features/guests/import/PastedPreview.tsx'
import { previewPasted } from '../../../../../app/features/guests/import/previewPasted.ts'

/** Returns the text of a preview of pasted text, with a bar between elements. */
function textOf(text: string): string {
  const html = renderToStaticMarkup(<PastedPreview {...previewPasted(text, ['Dee@example.com'])} />)
  return html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|[|\s]*/g, '|')
}

it('shows the people that a pasted list adds, and who is left out and why', () => {
  const text = textOf(
    'Ruiz, Ana <ana@example.com>\nbo@example.com\nbob@\nCy\ndee@example.com\nAna R <ANA@example.com>\nbob@',
  )
  expect(text).toContain(
    '|2 guests to add|1 guest already on the list|2 entries left out|1 guest appears more than once|',
  )
  expect(text).toContain('|Ana Ruiz|ana@example.com|bo|bo@example.com|')
  expect(text).toContain(
    '|2 entries left out|bob@|This email address is incomplete or misspelled.|Cy|No email address or phone number.|',
  )
  expect(text).toContain('|1 guest already on the list|dee|dee@example.com|')
  expect(text).toContain('|1 guest appears more than once|Ana R|ANA@example.com|')
})

it('shows the first guests and problems of a long list, and counts all', () => {
  const text = textOf(Array.from({ length: 30 }, (_, at) => `g${at}@example.com\ng${at}@`).join('\n'))
  expect(text).toContain('|30 guests to add|30 entries left out|')
  expect(text).toContain('|g4|g4@example.com|…and 25 more|Show more|')
  expect(text).toContain('|g19@|This email address is incomplete or misspelled.|…and 10 more|')
})
