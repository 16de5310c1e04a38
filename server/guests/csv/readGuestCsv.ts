import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestCsv'
import type { CsvProblem } from '@festoon/contract/nouns/guestCsv'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { isExport, unescapeCell } from '@festoon/contract/rules/guests/guestCsv'
import { hasCards, readCards, type Card } from '@festoon/contract/rules/guests/readCards'
import { nameInOrder } from '@festoon/contract/rules/people/nameInOrder'
import { isNotGuest } from '@festoon/contract/rules/people/notGuest'
import { decodeText } from './decodeText.ts'
import { fileKind } from './fileKind.ts'
import {
  chooseColumns,
  describeColumns,
  findTable,
  mayHaveContacts,
  noColumns,
  rowsForTable,
  widthOf,
  type ColumnChoice,
  type FileColumns,
  type GuestTable,
} from './guestColumns.ts'
import { guestInRow, type ListedGuest, type RowGuest } from './guestInRow.ts'
import { roleOf } from './headings.ts'
import { readWorkbook } from './readWorkbook.ts'
import { maxCell, type SheetRow } from './sheetRow.ts'
import { splitCsv } from './splitCsv.ts'

/** The guests and problems found in an imported guest list. */
export interface GuestCsv {
  /** The valid guests in file order, without duplicate email addresses and phone numbers. */
  guests: ListedGuest[]
  /** The number of valid rows whose email address or phone number already appeared in an earlier row. */
  repeatedCount: number
  problems: CsvProblem[]
  remarks: CsvProblem[]
  declinedGuests: CsvProblem[]
  notGuests: CsvProblem[]
  columns: FileColumns
}

/** A host's choices for reading a file. */
export interface ReadChoice extends ColumnChoice {
  /** True to read guests who declined according to the file like the others. */
  withDeclined?: boolean | undefined
  /** The ISO 3166 code of the host's country, by which phone numbers without a country code are read. */
  country?: string | undefined
}

/** The reason that a file has no guest list, with a message if its kind is known. */
export interface UnreadableFile {
  reason: 'unreadable' | 'tooMany'
  message?: string
  /** The columns of a table of which none seems to have email addresses. */
  columns?: FileColumns
}

const separators = [',', ';', '\t', '|'] as const

/**
 * Reads guests from a CSV file with columns of names and email addresses, which the headings, the cells, or the host's choice determine
 * (VAL-53), from a workbook, or from an address book. Ignores blank rows and other columns.
 */
export function readGuestCsv(content: Buffer, choice: ReadChoice = {}): GuestCsv | UnreadableFile {
  const file = fileKind(content)
  if (file.kind === 'other') return { reason: 'unreadable', message: file.message }
  if (file.kind === 'workbook') {
    const sheets = readWorkbook(content)
    return sheets
      ? readSheets(sheets, choice, copy.isWithoutEmails)
      : { reason: 'unreadable', message: copy.isBrokenWorkbook }
  }
  const text = decodeText(content, choice.country)
  if (!/\S/.test(text)) return { reason: 'unreadable', message: copy.isEmpty }
  // Other control characters than white space are signs of a file that isn't text.
  if (/[\p{Cc}--[\t\n\v\f\u007F-\u009F]]/v.test(text)) return { reason: 'unreadable' }
  if (hasCards(text)) return readAddressBook(text, choice)
  // Spreadsheets may declare the separator in a separate first line, which they don't count.
  const [declaration = '', declaredSeparator] = /^sep=([^\n"])\n/i.exec(text) ?? []
  const body = text.slice(declaration.length)
  return readSheets(
    (declaredSeparator === undefined ? separators : [declaredSeparator]).map((separator) => ({
      [Symbol.iterator]: () => splitCsv(body, separator),
    })),
    choice,
  )
}

/** Reads the best of several tables: sheets of a workbook, or what different separators make of a text. */
function readSheets(
  sheets: readonly Iterable<SheetRow>[],
  choice: ReadChoice,
  message?: string,
): GuestCsv | UnreadableFile {
  const candidates = sheets.map((sheet) => {
    const rows = firstRows(sheet)
    const table = findTable(rows)
    return { sheet, rows, table, rank: table ? 1_000_000 * rank(table) : widthOf(rows) }
  })
  const best = candidates.toSorted((a, b) => b.rank - a.rank)[0]
  const table = best && chooseColumns(best.rows, best.table, choice)
  if (best && table) return readTable(best.sheet, table, { columns: describeColumns(best.rows, table), choice })
  // No choice of columns helps.
  if (best && (widthOf(best.rows) > 1 || hasNameHeading(best.rows)) && !mayHaveContacts(best.rows))
    return { reason: 'unreadable', message: message ?? copy.isWithoutContacts }
  return {
    reason: 'unreadable',
    ...(message === undefined ? {} : { message }),
    ...(best && widthOf(best.rows) > 1 ? { columns: describeColumns(best.rows, undefined) } : {}),
  }
}

/** Returns true if the first row has a heading of names. */
const hasNameHeading = (rows: readonly SheetRow[]): boolean =>
  rows[0]?.cells.some((cell) => roleOf(unescapeCell(cell)) !== undefined) ?? false

/** The maximum number of email addresses, and of phone numbers, that are read from a card. */
const maxCardContacts = 10
const placesFrom = (start: number): number[] => Array.from({ length: maxCardContacts }, (_, at) => start + at)
/** The columns of the rows that `cardRows` returns. */
const cardTable: GuestTable = {
  columns: { ...noColumns, fullName: 0, emails: placesFrom(1), phones: placesFrom(1 + maxCardContacts) },
  others: [],
  from: 0,
}

/** Reads the people in a vCard file or an LDIF address book, numbered by their place in the file. */
function readAddressBook(text: string, choice: ReadChoice): GuestCsv | UnreadableFile {
  const cards = readCards(text).map((card, index) => ({ ...card, row: index + 1 }))
  const groups = cards.filter(({ isPerson }) => !isPerson)
  if (groups.length > 0 && groups.length === cards.length) return { reason: 'unreadable', message: copy.isOnlyGroups }
  const result = readTable(cards.filter(({ isPerson }) => isPerson).map(cardRow), cardTable, {
    columns: { labels: [], nameColumns: [], emailColumns: [], otherColumns: [] },
    choice,
  })
  if (!('reason' in result)) result.notGuests.push(...groups.map(({ row, name }) => noGuest(row, name)))
  return result
}

/** Returns a card as a row with a name and contacts. */
const cardRow = ({ row, name, emails, phones }: Card & { row: number }): SheetRow => ({
  row,
  cells: [
    nameInOrder(name),
    ...placesFrom(0).map((at) => emails[at] ?? ''),
    ...placesFrom(0).map((at) => phones[at] ?? ''),
  ].map((cell) => cell.slice(0, maxCell).toWellFormed()),
})

/** Ranks tables: headings above none, and names above only addresses. */
const rank = ({ columns: { headings, fullName, first, last } }: GuestTable): number =>
  (headings === undefined ? 1 : 3) + (fullName !== undefined || first.length + last.length > 0 ? 1 : 0)

/** Returns the columns that guests were read from in the order of the file, or the ones that were found if no guest was read. */
const columnsInUse = (foundColumns: number[], uses: ReadonlySet<number>): number[] =>
  uses.size === 0 ? foundColumns : [...uses].toSorted((a, b) => a - b)

function firstRows(rows: Iterable<SheetRow>): SheetRow[] {
  const firstOnes: SheetRow[] = []
  for (const row of rows) {
    firstOnes.push(row)
    if (firstOnes.length >= rowsForTable) break
  }
  return firstOnes
}

/** Reads the guests in a table whose rows come one by one. Returns 'tooMany' if there are more than an event can have guests. */
function readTable(
  rows: Iterable<SheetRow>,
  table: GuestTable,
  { columns: fileColumns, choice }: { columns: FileColumns; choice: ReadChoice },
): GuestCsv | UnreadableFile {
  const result = emptyResult(fileColumns)
  const seenContacts = new Set<string>()
  const [nameUses, contactUses] = [new Set<number>(), new Set<number>()]
  let count = -table.from
  for (const { row, cells } of rows) {
    count += 1
    if (count <= 0 || isRepeated(cells, table.columns.headings)) continue
    if (count > limits.csvRows) return { reason: 'tooMany' }
    if (isNotGuest(cells) && !isExport(table.columns.headings ?? [])) {
      result.notGuests.push(noGuest(row, cells.filter((cell) => /\S/.test(cell)).join(' ')))
      continue
    }
    const { people, problems, remarks } = guestInRow(cells, table, choice.country)
    result.problems.push(...problems.map((problem) => ({ row, ...problem })))
    const declinedGuests = choice.withDeclined === true ? [] : people.filter(({ decline }) => decline !== undefined)
    const listedPeople = people.filter((one) => !declinedGuests.includes(one))
    result.declinedGuests.push(...declinedGuests.map((one) => declineOf(one, row)))
    if (listedPeople.length > 0) result.remarks.push(...remarks.map((remark) => ({ row, ...remark })))
    const newPeople = listedPeople.filter(({ guest }) => !seenContacts.has(keyOf(guest)))
    const isRepeatedRow = newPeople.length < listedPeople.length
    if (isRepeatedRow) result.repeatedCount += 1
    for (const { guest, nameFrom, contactFrom } of newPeople) {
      const key = keyOf(guest)
      // The companion of a guest in an earlier row is there, too.
      if (key === '' && isRepeatedRow) continue
      // Two people in a row may share their address, which only one guest can have.
      result.guests.push(seenContacts.has(key) ? { name: guest.name } : guest)
      if (key !== '') seenContacts.add(key)
      for (const at of nameFrom) nameUses.add(at)
      contactUses.add(contactFrom)
    }
  }
  if (count <= 0) return { reason: 'unreadable', message: copy.isHeadingsOnly }
  contactUses.delete(-1)
  const { labels, nameColumns, emailColumns, otherColumns } = fileColumns
  if (labels.length > 0)
    result.columns = {
      labels,
      otherColumns,
      nameColumns: columnsInUse(nameColumns, nameUses),
      emailColumns: columnsInUse(emailColumns, contactUses),
    }
  return result
}

/** Returns the note that a row names no guest. */
const noGuest = (row: number, text: string): CsvProblem => ({
  row,
  field: 'name',
  value: text.trim().slice(0, limits.name).toWellFormed(),
  person: '',
  message: copy.isNoGuest,
})

const emptyResult = (columns: FileColumns): GuestCsv => ({
  guests: [],
  repeatedCount: 0,
  problems: [],
  remarks: [],
  declinedGuests: [],
  notGuests: [],
  columns,
})

/** Returns the email address or phone number of a guest for comparison, or '' for guests by name alone, who may share their name. */
const keyOf = ({ email, phone = '' }: ListedGuest): string => (email === undefined ? phone : normalizeEmail(email))

const declineOf = ({ guest: { name, email, phone = '' } }: RowGuest, row: number): CsvProblem => ({
  row,
  field: 'name',
  value: email ?? phone,
  person: name,
  message: copy.isDeclined,
})

/** Returns true for headings that a file repeats, such as on each printed page. */
const isRepeated = (cells: readonly string[], headings: readonly string[] | undefined): boolean =>
  headings !== undefined && cells.length === headings.length && cells.every((cell, at) => cell === headings[at])
