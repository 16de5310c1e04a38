import { plural } from '../format.ts'
import { guestCount } from './guestCount.ts'

const numeral = (count: number) => count.toLocaleString('en-US')

// Paste emails

export const pasteEmails = 'Paste emails'
export const pasteEmailsDetail = 'Separate with commas or new lines. Names are optional. Nothing is sent yet.'
export const emails = 'Emails'
export const emailsExample = 'Ann Lee <ann@example.com>,\nbob@example.com'
export const addGuests = 'Add guests'
export const addCount = (count: number) => `Add ${guestCount(count)}`
export const guestAdded = (name: string) => `${name} added.`
export const guestsAdded = (count: number) => `${guestCount(count)} added.`
export const partlyAdded = (count: number, problem: string) =>
  `${guestCount(count)} added. We couldn't add the rest. ${problem}`
export const cancel = 'Cancel'

// Counts of pasted emails

export const tally = 'Summary'
export const newEmails = <Part>(count: Part) => [count, ' new']
export const alreadyInvited = <Part>(count: Part) => [count, ' already invited']
export const notEmails = <Part>(count: Part) => [count, ' invalid']
export const notEmailsList = 'Invalid email addresses'
export const more = (count: number) => `…and ${numeral(count)} more`

// Import a CSV

export const importCsv = 'Import a CSV'
export const importCsvDetail = 'CSV, Excel, and contact files (.vcf) work. Nothing is sent yet.'
export const chooseFile = 'Choose a file'
export const dropFile = 'or drop it here. Up to 10,000 guests.'
export const downloadSample = 'Download a sample file'
export const sampleFileName = 'Guest list sample.csv'
export const uploading = 'Uploading…'
export const readingFile = 'Reading your file…'
export const addingGuests = 'Adding your guests…'
export const progress = 'Import progress'
export const importAnother = 'Import another file'
export const done = 'Done'

// Preview of an import

export const nameColumn = 'Names'
export const emailColumn = 'Emails'
export const noNameColumn = 'None: use the email'
export const noEmailColumn = 'Not found'
export const chooseEmailColumn = 'Please choose the column with the emails.'
export const findColumns = 'Find automatically'
export const column = (letters: string) => `Column ${letters}`
export const newGuests = (count: number) => (count === 0 ? 'No new guests' : `${guestCount(count)} to add`)
export const listedGuests = (count: number) => `${guestCount(count)} already on the list`
export const repeatedRows = (count: number) =>
  plural(count, { one: '1 row repeats a guest above.', other: `${numeral(count)} rows repeat guests above.` })
export const rowsLeftOut = (count: number) =>
  plural(count, { one: '1 row left out', other: `${numeral(count)} rows left out` })
export const chooseAnother = 'Choose another file'

// Import failed (ERR-37)

export const importFailed =
  'Sorry, something went wrong. Please try again, and if the problem persists, contact Customer Support.'
export const fileTooLarge = 'This file is too large. A guest list can be up to 5 MB.'
export const tooManyGuests = 'A party can have up to 10,000 guests. This file would exceed that, so no one was added.'

// Result of an import

export const noneAdded = 'No guests added.'
export const readyToSend = (count: number) =>
  plural(count, {
    one: 'Their invite is ready to send from the guest list.',
    other: 'Their invites are ready to send from the guest list.',
  })
export const alreadyListed = (count: number) =>
  plural(count, {
    one: '1 guest was already on the list.',
    other: `${numeral(count)} guests were already on the list.`,
  })
export const rowsFailed = (count: number) =>
  plural(count, { one: "1 row couldn't be imported", other: `${numeral(count)} rows couldn't be imported` })
export const row = (position: number) => `Row ${position}`
export const rowProblem = (position: number, problem: string) => `Row ${position}: ${problem}`
export const rowProblemWithValue = (position: number, problem: string, value: string) =>
  `Row ${position}: ${problem} (${value})`
export const moreRows = (count: number) => `…and ${numeral(count)} more. Copy the list to see them all.`
export const copyList = 'Copy list'
export const copied = 'Copied'
export const copyFailed = 'Your browser blocked copying. Select the list and copy it yourself.'

// Download the guest list

export const downloadList = 'Download guest list'
export const downloadListDetail = 'Opens in any spreadsheet app. Choose the columns to include.'
export const guests = 'Guests'
export const responses = 'Responses'
export const chooseColumn = 'Please choose at least one column.'
export const download = 'Download'
export const savedAs = (fileName: string) => `Saved as ${fileName}`
