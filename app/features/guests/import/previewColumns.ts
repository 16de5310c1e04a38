import * as copy from '@festoon/contract/messages/guests/importGuests'
import type { CsvPreview } from '@festoon/contract/nouns/guestCsv'
import { normalizeEmail } from '@festoon/contract/rules/email'

/** A guest in a file, who may be on the guest list already. */
export interface PreviewedGuest {
  name: string
  contact: string
  isListed: boolean
}

/** Returns the guests in a file, marked by the contacts on the guest list. The server decides when it adds them. */
export function markListed(
  { guests }: Pick<CsvPreview, 'guests'>,
  invitees: readonly { name: string; email?: string | undefined; phone?: string | undefined }[],
): PreviewedGuest[] {
  const names = new Set(
    invitees.flatMap(({ name, email, phone }) =>
      email === undefined && phone === undefined ? [name.toLowerCase()] : [],
    ),
  )
  const contacts = new Set(
    invitees.flatMap(({ email, phone }) => [
      ...(email === undefined ? [] : [normalizeEmail(email)]),
      ...(phone === undefined ? [] : [phone]),
    ]),
  )
  return guests.map((guest) => ({
    ...guest,
    isListed: guest.contact === '' ? names.has(guest.name.toLowerCase()) : contacts.has(normalizeEmail(guest.contact)),
  }))
}

/** Returns true for a contact that is a phone number instead of an email address. */
export const isPhone = (contact: string): boolean => contact !== '' && !contact.includes('@')

/** Returns the names of the parts of a file: of its rows, or of its contacts if it has no columns. */
export const partNames = (preview: Pick<CsvPreview, 'labels'> | undefined): typeof copy.ofRows =>
  preview?.labels.length === 0 ? copy.ofContacts : copy.ofRows

/** The value of a column select that leaves the choice to the server. */
export const foundColumns = 'found'

/** Returns the options of a column select: the columns that the server found, or else an option to find them, and every other column. */
export function columnOptions(
  labels: readonly string[],
  columns: readonly number[],
  chosenColumn: number | undefined,
  noneLabel: string,
): { value: string; label: string }[] {
  const label = (at: number): string => columnName(labels, at)
  const foundLabel = columns.length === 0 ? noneLabel : columns.map(label).join(' + ')
  const [onlyColumn, ...others] = columns
  return [
    { value: foundColumns, label: chosenColumn === undefined ? foundLabel : copy.findColumns },
    ...labels.flatMap((_, at) =>
      chosenColumn === undefined && at === onlyColumn && others.length === 0
        ? []
        : [{ value: String(at), label: label(at) }],
    ),
  ]
}

const columnName = (labels: readonly string[], at: number): string => labels[at] || copy.column(columnLetters(at))

/** The maximum number of columns that are named although they aren't imported. */
const maxNames = 8

/** Returns a sentence with the columns of a file that aren't imported, or '' if there are none. */
export function otherColumnsText({ labels, otherColumns }: Pick<CsvPreview, 'labels' | 'otherColumns'>): string {
  if (otherColumns.length === 0) return ''
  const names = otherColumns
    .slice(0, maxNames)
    .map((at) => columnName(labels, at))
    .join(', ')
  const moreCount = otherColumns.length - maxNames
  return copy.otherColumns(moreCount > 0 ? copy.moreColumns(names, moreCount) : names)
}

/** Returns the letters with which spreadsheets name a column. */
export const columnLetters = (at: number): string =>
  (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26))
