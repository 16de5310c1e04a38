import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ImportPreview } from '../../../../../app/features/guests/import/ImportPreview.tsx'
import { markListed } from '../../../../../app/features/guests/import/previewColumns.ts'
import type { CsvPreview } from '../../../../../contract/nouns/guestCsv.ts'
import { NoticeProvider } from '../../../../../ui/NoticeProvider/NoticeProvider.tsx'

const filePreview: CsvPreview = {
  labels: ['First', 'Last', 'Mail'],
  nameColumns: [0, 1],
  emailColumns: [2],
  guests: Array.from({ length: 8 }, (_, at) => ({ name: `Guest ${at}`, contact: `g${at}@example.com` })),
  repeatedCount: 2,
  problems: [{ row: 9, field: 'email', value: 'bo@', message: 'Please enter a valid email.' }],
}

/** Returns the text of a preview, with a bar between elements. */
function textOf(preview: CsvPreview): string {
  const html = renderToStaticMarkup(
    <NoticeProvider>
      <ImportPreview
        preview={preview}
        guests={markListed(preview, [{ email: 'G3@example.com' }])}
        choice={{}}
        onChoice={() => {}}
      />
    </NoticeProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|[|\s]*/g, '|')
}

it('shows the columns, who is new, who is on the list, and which rows are left out', () => {
  const text = textOf(filePreview)
  expect(text).toContain('|Names|First + Last|First|Last|Mail|')
  expect(text).toContain('|Emails|Mail|First|Last|')
  expect(text).toContain('|7 guests to add|2 rows repeat guests above.|')
  expect(text).toContain('|Guest 5|g5@example.com|…and 2 more|1 guest already on the list|Guest 3|g3@example.com|')
  expect(text).toContain('|1 row left out|')
  expect(text).toContain('|Row 9|Please enter a valid email. |bo@|')
})

it('asks for the column of emails if none is found, and has no columns for contact files', () => {
  const text = textOf({ ...filePreview, nameColumns: [], emailColumns: [], guests: [], repeatedCount: 0, problems: [] })
  expect(text).toContain('Please choose the column with the emails.')
  expect(text).toContain('|No new guests|')
  expect(textOf({ ...filePreview, labels: [] })).not.toContain('Emails')
})
