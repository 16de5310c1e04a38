import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EditorToast } from '../../../../app/screens/edit/EditorToast.tsx'
import { newFields } from '../../../../app/screens/edit/eventFields.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

const toast = (isSignedIn: boolean): string =>
  renderToStaticMarkup(
    <EditorToast
      fields={newFields(Date.UTC(2026, 10, 21), 'UTC')}
      isSignedIn={isSignedIn}
      onSaveDraft={() => undefined}
    />,
  )

it('lists what is missing, and offers to save a draft, or to log in for that [DRAFT-06, EDIT-03, EDIT-04, EDIT-05]', () => {
  for (const html of [toast(true), toast(false)])
    expect(html).toContain('You still need a title, an address, and a cover image to create your party')
  expect(toast(true)).toContain('>Save draft<')
  expect(toast(true)).not.toContain(fixedText('EDIT-05'))
  expect(toast(false)).toContain(`>${fixedText('EDIT-05')}<`)
  expect(toast(false)).not.toContain('>Save draft<')
})
