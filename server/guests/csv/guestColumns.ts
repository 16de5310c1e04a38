import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { unescapeCell } from '@festoon/contract/rules/guests/guestCsv'
import { roleOf, type ColumnRole } from './headings.ts'
import type { SheetRow } from './sheetRow.ts'

/** The columns of a table that hold the names and contacts of guests, as indexes of cells. */
export interface GuestColumns {
  emails: number[]
  /** The column with email addresses or phone numbers, as in our own exports. */
  contact: number | undefined
  fullName: number | undefined
  /** The columns with parts of names, in the order in which they are written. */
  first: number[]
  last: number[]
  /** The row of headings, or undefined if the table has none. */
  headings: readonly string[] | undefined
}

/** A table of guests: its columns, and the place of its first guest among the rows. */
export interface GuestTable {
  columns: GuestColumns
  from: number
}

/** The columns that a host chose, as indexes of cells. By default, the headings decide. */
export interface ColumnChoice {
  name?: number | undefined
  email?: number | undefined
}

/** The columns of a file as a host sees them. */
export interface FileColumns {
  /** The headings, or '' for columns without one. Empty if the file has no columns, such as vCards. */
  labels: string[]
  /** The columns of which the names consist, as indexes. */
  nameColumns: number[]
  /** The columns of which the first valid address of a row is taken. */
  emailColumns: number[]
}

/** The number of rows in which the headings can be. */
const maxHeadingRow = 20
/** The number of rows that show the columns of a table without headings. */
const sampleSize = 200

/** The maximum number of characters of a cell that may hold just an address, because looking at longer ones takes long. */
const maxAddressCell = 400

/** The number of rows that `findTable` needs. */
export const rowsForTable = maxHeadingRow + sampleSize

/**
 * Finds the columns by the headings in one of the first rows, or else a column of email addresses. `rows` are the first rows that
 * aren't blank. Returns undefined if there are neither.
 */
export function findTable(rows: readonly SheetRow[]): GuestTable | undefined {
  const headingsAt = rows.slice(0, maxHeadingRow).findIndex(({ cells }) => {
    const roles = cells.map((cell) => roleOf(unescapeCell(cell)))
    return (roles.includes('email') || isOurs(roles)) && !cells.some(isAddress)
  })
  const headings = rows[headingsAt]
  if (headings) return { columns: columnsNamed(headings.cells), from: headingsAt + 1 }
  return withoutHeadings(rows)
}

/**
 * Returns a table with the columns that a host chose. `rows` are the first ones, and `foundTable` is the one that `findTable` found there.
 */
export function chooseColumns(
  rows: readonly SheetRow[],
  foundTable: GuestTable | undefined,
  { name, email }: ColumnChoice,
): GuestTable | undefined {
  if (!foundTable && email === undefined) return undefined
  const { columns, from } = foundTable ?? { columns: noColumns, from: firstWithAddress(rows, email ?? 0) }
  return {
    from,
    columns: {
      ...columns,
      ...(email === undefined
        ? {}
        : { emails: email === columns.contact ? [] : [email], contact: email === columns.contact ? email : undefined }),
      ...(name === undefined ? {} : { fullName: name, first: [], last: [] }),
    },
  }
}

const noColumns: GuestColumns = {
  emails: [],
  contact: undefined,
  fullName: undefined,
  first: [],
  last: [],
  headings: undefined,
}

/** Returns the place of the first row with an address in a column. Above, there is a title or an unknown heading. */
const firstWithAddress = (rows: readonly SheetRow[], column: number): number =>
  Math.max(
    0,
    rows.findIndex(({ cells }) => cells[column]?.includes('@')),
  )

/** The maximum number of columns that a host can choose from, and of characters of their labels. */
const maxLabels = 100
const maxLabel = 60

/** Returns the columns of a table for a host. Without a table, the first row has the labels. */
export function describeColumns(rows: readonly SheetRow[], table: GuestTable | undefined): FileColumns {
  const width = Math.min(maxLabels, widthOf(rows))
  const { headings, fullName, first, last, emails, contact } = table?.columns ?? {
    ...noColumns,
    headings: rows[0]?.cells,
  }
  return {
    labels: Array.from({ length: width }, (_, at) =>
      unescapeCell(headings?.[at] ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, maxLabel)
        .toWellFormed(),
    ),
    nameColumns: fullName === undefined ? [...first, ...last] : [fullName],
    emailColumns: [...emails, ...(contact === undefined ? [] : [contact])],
  }
}

/** Returns the number of columns of the given rows. */
export const widthOf = (rows: readonly SheetRow[]): number => Math.max(0, ...rows.map(({ cells }) => cells.length))

/** Returns true for headings like those of our exports. `Contact` isn't enough, because others use it for names. */
const isOurs = (roles: readonly (ColumnRole | undefined)[]): boolean =>
  roles.includes('contact') && roles.some((role) => role !== undefined && role !== 'contact')

function columnsNamed(headings: readonly string[]): GuestColumns {
  const roles = headings.map((heading) => roleOf(unescapeCell(heading)))
  const placesOf = (role: ColumnRole): number[] => roles.flatMap((one, at) => (one === role ? [at] : []))
  const emails = placesOf('email')
  const [contact] = placesOf('contact')
  const [name] = placesOf('name')
  const first = placesOf('first')
  const last = placesOf('last')
  const [displayName] = placesOf('fullName')
  const columns = { emails, contact, first: [...first, ...placesOf('middle')], last, headings }
  const fullName = displayName ?? name
  if (displayName === undefined && name !== undefined) {
    // Next to a column with one part of the names, a column such as Name has the other part.
    if (first.length > 0 && last.length === 0) return { ...columns, last: [name], fullName: undefined }
    if (first.length === 0 && last.length > 0)
      return { ...columns, first: [name, ...columns.first], fullName: undefined }
  }
  const isContactName = emails.length > 0 && fullName === undefined && first.length + last.length === 0
  return isContactName ? { ...columns, contact: undefined, fullName: contact } : { ...columns, fullName }
}

function withoutHeadings(rows: readonly SheetRow[]): GuestTable | undefined {
  const sample = rows.slice(0, rowsForTable).map(({ cells }) => cells)
  const width = widthOf(rows.slice(0, rowsForTable))
  const counts = Array.from({ length: width }, (_, at) => ({
    at,
    addresses: sample.filter((cells) => isAddress(cells[at] ?? '')).length,
    // Titles have no addresses next to them.
    letters: sample
      .filter((cells) => cells.some((cell) => cell.includes('@')))
      .reduce((sum, cells) => sum + (cells[at] ?? '').replaceAll(/\P{L}/gu, '').length, 0),
  }))
  const emailColumn = counts.toSorted((a, b) => b.addresses - a.addresses)[0]
  if (!emailColumn || emailColumn.addresses === 0) return undefined
  const nameColumn = counts
    .filter(({ addresses, letters }) => addresses === 0 && letters > 0)
    .toSorted((a, b) => b.letters - a.letters)[0]
  return {
    columns: { ...noColumns, emails: [emailColumn.at], fullName: nameColumn?.at },
    from: firstWithAddress(rows, emailColumn.at),
  }
}

const isAddress = (cell: string): boolean =>
  cell.length <= maxAddressCell && cell.includes('@') && isEmail(typedEmail(unescapeCell(cell)))
