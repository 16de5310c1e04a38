import { plural } from '../format.ts'
import { guestCount } from './guestCount.ts'

const numeral = (count: number) => count.toLocaleString('en-US')

// Paste emails

export const pasteEmails = 'Paste emails'
export const pasteEmailsDetail = 'Separate with commas or new lines. Names are optional. Nothing is sent yet.'
/** Offers to read pasted text by its columns, and the name of the table. */
export const tableFound = 'This looks like a table with headings, which is read best by its columns.'
export const importTable = 'Import it as a table'
export const pastedTable = 'Pasted table'
export const emails = 'Emails'
export const emailsExample = 'Ann Lee <ann@example.com>,\nbob@example.com'
export const addGuests = 'Add guests'
export const addCount = (count: number) => `Add ${guestCount(count)}`
export const guestAdded = (name: string) => `${name} added.`
export const guestsAdded = (count: number) => `${guestCount(count)} added.`
export const partlyAdded = (count: number, problem: string) =>
  `${guestCount(count)} added. We couldn't add the rest. ${problem}`
export const cancel = 'Cancel'

// Preview of pasted emails

export const repeatedGuests = (count: number) =>
  plural(count, { one: '1 guest appears more than once', other: `${numeral(count)} guests appear more than once` })
export const leftOutEntries = (count: number) =>
  plural(count, { one: '1 entry left out', other: `${numeral(count)} entries left out` })
export const entryWithoutContact = 'No email address or phone number.'
export const entryInvalid = 'This email address is incomplete or misspelled.'
export const notGuestLines = (count: number) =>
  plural(count, { one: "1 line isn't a guest", other: `${numeral(count)} lines aren't guests` })
export const more = (count: number) => `…and ${numeral(count)} more`
export const showMore = 'Show more'
export const discardList = 'Discard this list?'
export const discardListDetail = "The people on it won't be added."
export const keepList = 'Keep list'

// Import guests from a file

export const importGuests = 'Import guests'
export const importGuestsDetail = 'From a CSV, Excel, or contacts (.vcf) file. Nothing is sent yet.'
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
export const emailColumn = 'Emails or phone numbers'
export const noNameColumn = 'None. Use the email'
export const noEmailColumn = 'Not found'
export const chooseEmailColumn = 'Please choose the column with the emails or phone numbers.'
/** The columns of a file that nothing is read from. */
export const otherColumns = (names: string) => `Not imported: ${names}`
export const moreColumns = (names: string, count: number) => `${names}, and ${numeral(count)} more`
export const findColumns = 'Find automatically'
export const column = (letters: string) => `Column ${letters}`
export const newGuests = (count: number) => (count === 0 ? 'No new guests' : `${guestCount(count)} to add`)
export const listedGuests = (count: number) => `${guestCount(count)} already on the list`
export const phoneGuests = (count: number) =>
  plural(count, {
    one: "1 guest only has a phone number. We won't text them, so send them their link yourself.",
    other: `${numeral(count)} guests only have a phone number. We won't text them, so send them their links yourself.`,
  })
export const nameGuests = (count: number) =>
  plural(count, {
    one: "1 guest has no email or phone number. They won't get anything from us.",
    other: `${numeral(count)} guests have no email or phone number. They won't get anything from us.`,
  })
export const noContact = 'No email or phone'
export const declinedGuests = (count: number) =>
  plural(count, {
    one: '1 guest declined, according to the file.',
    other: `${numeral(count)} guests declined, according to the file.`,
  })
export const includeDeclined = 'Add guests who declined'
export const remarkRows = (count: number) =>
  plural(count, { one: '1 guest to check', other: `${numeral(count)} guests to check` })
export const chooseAnother = 'Choose another file'
export const discardImport = 'Discard this import?'
export const discardImportDetail = "The people in this file won't be added."
export const keepImport = 'Keep import'

// Import failed (ERR-37)

export const importFailed =
  'Sorry, something went wrong. Please try again, and if the problem persists, contact Customer Support.'
export const fileTooLarge = 'This file is too large. A guest list can be up to 5 MB.'
export const tooManyGuests = 'A party can have up to 10,000 guests. This file would exceed that, so no one was added.'

// Result of an import

export const noneAdded = 'No guests added.'
export const readyToSend = (count: number) =>
  plural(count, {
    one: '1 invite is ready to send from the guest list.',
    other: `${numeral(count)} invites are ready to send from the guest list.`,
  })
export const alreadyListed = (count: number) =>
  plural(count, {
    one: '1 guest was already on the list.',
    other: `${numeral(count)} guests were already on the list.`,
  })
/** Advice for hosts about guests without an email, with the name of a screen. */
export const textYourself = (count: number) =>
  plural(count, {
    one: '1 guest only has a phone number. Choose “Text from my phone” to send them their link.',
    other: `${numeral(count)} guests only have a phone number. Choose “Text from my phone” to send them their links.`,
  })

/** Advice for hosts about guests by name alone. */
export const handOver = (count: number) =>
  plural(count, {
    one: '1 guest has no email or phone number. Copy their link from the guest list.',
    other: `${numeral(count)} guests have no email or phone number. Copy their links from the guest list.`,
  })

// Rows that can't be imported

/** Names of the parts of a file that has rows. */
export const ofRows = {
  place: (position: number) => `Row ${position}`,
  leftOut: (count: number) => plural(count, { one: '1 row left out', other: `${numeral(count)} rows left out` }),
  failed: (count: number) =>
    plural(count, { one: "1 row couldn't be imported", other: `${numeral(count)} rows couldn't be imported` }),
  repetitions: (count: number) =>
    plural(count, { one: '1 row repeats an earlier row', other: `${numeral(count)} rows repeat earlier rows` }),
  notGuests: (count: number) =>
    plural(count, { one: "1 row isn't a guest", other: `${numeral(count)} rows aren't guests` }),
}
/** Names of the parts of a file of contacts, which has no rows. */
export const ofContacts: typeof ofRows = {
  place: (position) => `No. ${position}`,
  leftOut: (count) => plural(count, { one: '1 contact left out', other: `${numeral(count)} contacts left out` }),
  failed: (count) =>
    plural(count, { one: "1 contact couldn't be imported", other: `${numeral(count)} contacts couldn't be imported` }),
  repetitions: (count) =>
    plural(count, {
      one: '1 contact repeats an earlier contact',
      other: `${numeral(count)} contacts repeat earlier contacts`,
    }),
  notGuests: (count) =>
    plural(count, { one: "1 contact isn't a guest", other: `${numeral(count)} contacts aren't guests` }),
}
/** A row that can't be imported, with the texts that tell whose it is. */
export const rowProblem = (place: string, problem: string, texts: readonly string[]) =>
  texts.length === 0 ? `${place}: ${problem}` : `${place}: ${problem} (${texts.join(', ')})`
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
