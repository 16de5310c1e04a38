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
  otherColumns: [],
  guests: Array.from({ length: 8 }, (_, at) => ({ name: `Guest ${at}`, contact: `g${at}@example.com` })),
  repeatedCount: 2,
  problems: [{ row: 9, field: 'email', value: 'bo@', person: 'Bo Brown', message: 'Please enter a valid email.' }],
  remarks: [],
  declinedGuests: [],
  notGuests: [],
}

/** Returns the text of a preview, with a bar between elements. */
function textOf(preview: CsvPreview): string {
  const html = renderToStaticMarkup(
    <NoticeProvider>
      <ImportPreview
        preview={preview}
        guests={markListed(preview, [{ name: 'Guest 3', email: 'G3@example.com' }])}
        choice={{}}
        onChoice={() => {}}
      />
    </NoticeProvider>,
  )
  return html
    .replaceAll('&#x27;', "'")
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|[|\s]*/g, '|')
}

it('shows the columns, who is new, who is on the list, and which rows are left out', () => {
  const text = textOf(filePreview)
  expect(text).toContain('|Names|First + Last|First|Last|Mail|')
  expect(text).toContain('|Emails or phone numbers|Mail|First|Last|')
  expect(text).toContain(
    '|7 guests to add|1 guest already on the list|1 row left out|2 rows repeat earlier rows|Names|',
  )
  expect(text).toContain(
    '|Guest 5|g5@example.com|…and 2 more|Show more|1 guest already on the list|Guest 3|g3@example.com|',
  )
  expect(text).toContain('|1 row left out|')
  expect(text).toContain('|Row 9|Bo Brown|Please enter a valid email. |bo@|')
})

it('names the columns that are not imported, up to a number', () => {
  const labels = ['Name', 'Mail', 'Child', '', ...Array.from({ length: 9 }, (_, at) => `Note ${at}`)]
  const textWith = (otherColumns: number[]) =>
    textOf({ ...filePreview, labels, nameColumns: [0], emailColumns: [1], otherColumns })
  expect(textWith([])).not.toContain('Not imported')
  expect(textWith([2, 3])).toContain('|Not imported: Child, Column D|')
  expect(textWith([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toContain(
    '|Not imported: Child, Column D, Note 0, Note 1, Note 2, Note 3, Note 4, Note 5, and 3 more|',
  )
})

it('asks for the column of emails if none is found, and has no columns for contact files', () => {
  const text = textOf({ ...filePreview, nameColumns: [], emailColumns: [], guests: [], repeatedCount: 0, problems: [] })
  expect(text).toContain('Please choose the column with the emails or phone numbers.')
  expect(text).toContain('|No new guests|')
  const notGuests = [{ row: 3, field: 'name' as const, value: 'Choir', person: '', message: 'Not a guest.' }]
  const cards = textOf({ ...filePreview, labels: [], notGuests })
  expect(cards).toContain("|1 contact isn't a guest|")
  expect(cards).not.toContain('Emails')
  expect(cards).toContain('|1 contact left out|2 contacts repeat earlier contacts|')
  expect(cards).toContain('|No. 9|Bo Brown|')
})

it('says that guests without an email get no text from us', () => {
  const guests = [
    { name: 'Ann', contact: 'ann@example.com' },
    { name: 'Bo', contact: '+14155550132' },
  ]
  const text = textOf({ ...filePreview, guests })
  expect(text).toContain(
    "|2 guests to add|1 guest only has a phone number. We won't text them, so send them their link yourself.|",
  )
  expect(text).toContain('|Bo|(415) 555-0132|')
  expect(textOf(filePreview)).not.toContain('phone number.')
})

it('says who declined, which rows are no guests, and who has no contact, and asks before it adds who declined', () => {
  const text = textOf({
    ...filePreview,
    guests: [{ name: 'Tom', contact: '' }],
    remarks: [{ row: 3, field: 'phone', value: '0171 1234567', person: 'Tom', message: 'Add the country code.' }],
    declinedGuests: [{ row: 4, field: 'name', value: 'cy@example.com', person: 'Cy', message: 'Declined.' }],
    notGuests: [{ row: 5, field: 'name', value: 'Total 3', person: '', message: 'Not a guest.' }],
  })
  expect(text).toContain(
    "|1 guest to add|1 guest has no email or phone number. They won't get anything from us.|1 guest declined, according to the file.|",
  )
  expect(text).toContain('|Tom|No email or phone|')
  expect(text).toContain('|Add guests who declined|')
  expect(text).toContain('|1 guest to check|')
  expect(text).toContain('|Row 3|Tom|Add the country code. |0171 1234567|')
  expect(text).toContain('|Row 4|Cy|Declined. |cy@example.com|')
  expect(text).toContain("|1 row isn't a guest|")
  expect(text).toContain('|Row 5|Not a guest. |Total 3|')
  expect(textOf(filePreview)).not.toContain('declined')
})

it('counts the guests of a row who declined', () => {
  const declinedGuests: CsvPreview['declinedGuests'] = ['Cy', 'Di'].map((person) => ({
    row: 4,
    field: 'name',
    value: '',
    person,
    message: 'Declined.',
  }))
  expect(textOf({ ...filePreview, declinedGuests }).match(/2 guests declined, according to the file/g)).toHaveLength(2)
})
