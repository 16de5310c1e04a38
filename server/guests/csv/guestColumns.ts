import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { unescapeCell } from '@festoon/contract/rules/guests/guestCsv'
import { listedNumber } from '@festoon/contract/rules/people/listedNumber'
import { dialableNumber } from '@festoon/contract/rules/phone'
import { isAnswerHeading } from './answers.ts'
import { headingsByPerson, roleOfAnyone } from './headingPersons.ts'
import { headingLabel, roleOf, type ColumnRole } from './headings.ts'
import type { SheetRow } from './sheetRow.ts'

/** The columns of a table that hold the names and contacts of guests, as indexes of cells. */
export interface GuestColumns {
  emails: number[]
  /** The column with email addresses or phone numbers, as in our own exports. */
  contact: number | undefined
  /** The columns with phone numbers, mobile ones first. */
  phones: number[]
  fullName: number | undefined
  /** The columns with parts of names, in the order in which they are written. */
  first: number[]
  last: number[]
  /** The column with names by which an address book sorts, such as "Lee, Ann". */
  fileAs: number | undefined
  /** The column with companies, whose names stand for guests without a name. */
  company: number | undefined
  /** The columns with the guests' RSVPs. */
  answers: number[]
  /** The row of headings, or undefined if the table has none. */
  headings: readonly string[] | undefined
}

/** A table of guests: its columns, and the place of its first guest among the rows. */
export interface GuestTable {
  columns: GuestColumns
  /** The columns of each further person in a row, such as a companion. */
  others: readonly GuestColumns[]
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
  /** The columns of which the first valid email address or else phone number of a row is taken. */
  emailColumns: number[]
  /** The columns with texts that aren't read, as indexes. */
  otherColumns: number[]
}

/** The number of rows in which the headings can be. */
const maxHeadingRow = 20
/** The number of rows that show the columns of a table without headings. */
const sampleSize = 200

/** The maximum number of characters of a cell that may hold just an address, because looking at longer ones takes long. */
const maxAddressCell = 400

/** The maximum number of characters of a cell that may hold just a phone number. */
const maxPhoneCell = 40

/** The number of rows that `findTable` needs. */
export const rowsForTable = maxHeadingRow + sampleSize

/**
 * Finds the columns by the headings in one of the first rows, or else a column of email addresses or phone numbers. `rows` are the first
 * rows that aren't blank. Returns undefined if there are neither.
 */
export function findTable(rows: readonly SheetRow[]): GuestTable | undefined {
  let headingsAt = rows.slice(0, maxHeadingRow).findIndex(isHeadings)
  // Headings may have others above them that group them.
  const isGrouped = (): boolean => {
    const next = headingsAt === -1 ? undefined : rows[headingsAt + 1]
    return next !== undefined && isHeadings(next) && next.cells.join('\n') !== rows[headingsAt]?.cells.join('\n')
  }
  while (isGrouped()) headingsAt += 1
  const headings = rows[headingsAt]
  const foundColumns = withoutHeadings(rows.slice(headingsAt + 1))
  if (headings) {
    const below = rows.slice(headingsAt + 1)
    const [ownHeadings = [], ...otherHeadings] = headingsByPerson(headings.cells.map(unescapeCell))
    const columns = { ...columnsNamed(ownHeadings, below), headings: headings.cells }
    const others = otherHeadings.map((names) => columnsNamed(names, below))
    // The column of email addresses may have a heading of the host's own.
    const emails =
      columns.emails.length > 0 || columns.contact !== undefined
        ? columns.emails
        : (foundColumns?.columns.emails ?? []).filter((at) => !others.some((one) => columnsIn(one).includes(at)))
    return { columns: { ...columns, emails }, others: others.filter(hasName), from: headingsAt + 1 }
  }
  return foundColumns && withNames(rows, foundColumns)
}

const hasName = ({ fullName, first }: GuestColumns): boolean => fullName !== undefined || first.length > 0

/** Returns a table with names by the headings right above its first guest, if these are known. */
function withNames(rows: readonly SheetRow[], table: GuestTable): GuestTable {
  const headings = rows[table.from - 1]?.cells ?? []
  const { emails, contact, phones } = table.columns
  const namedColumns = columnsNamed(headings, rows.slice(table.from))
  const isKnown = namedColumns.fullName !== undefined || namedColumns.first.length + namedColumns.last.length > 0
  const hasHeading = [...emails, ...phones, contact ?? []].flat().every((at) => /\S/.test(headings[at] ?? ''))
  return isKnown && hasHeading ? { ...table, columns: { ...namedColumns, emails, contact, phones } } : table
}

function isHeadings({ cells }: SheetRow): boolean {
  const roles = cells.map((cell) => roleOfAnyone(unescapeCell(cell)))
  return (roles.includes('email') || hasOtherContacts(roles)) && !cells.some(isAddress)
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
  const { columns, others, from } = foundTable ?? {
    columns: noColumns,
    others: [],
    from: firstWithAddress(rows, email ?? 0),
  }
  const isOfEmails = email !== undefined && columns.emails.includes(email)
  const isChosen = (one: GuestColumns): boolean =>
    [name, email].some((at) => at !== undefined && columnsIn(one).includes(at))
  return {
    from,
    others: others.filter((one) => !isChosen(one)),
    columns: {
      ...columns,
      ...(email === undefined
        ? {}
        : { emails: isOfEmails ? [email] : [], contact: isOfEmails ? undefined : email, phones: [] }),
      ...(name === undefined ? {} : { fullName: name, first: [], last: [], fileAs: undefined }),
    },
  }
}

const columnsIn = (columns: GuestColumns): number[] => [...nameColumnsIn(columns), ...contactColumnsIn(columns)]

/** Returns the columns that names come from. */
function nameColumnsIn({ fullName, first, last, fileAs }: GuestColumns): number[] {
  if (fullName !== undefined) return [fullName]
  if (first.length + last.length > 0) return [...first, ...last]
  return fileAs === undefined ? [] : [fileAs]
}

const contactColumnsIn = ({ emails, contact, phones }: GuestColumns): number[] => [
  ...emails,
  ...(contact === undefined ? [] : [contact]),
  ...phones,
]

/** The columns of a table of which none is known. */
export const noColumns: GuestColumns = {
  emails: [],
  contact: undefined,
  phones: [],
  fullName: undefined,
  first: [],
  last: [],
  fileAs: undefined,
  company: undefined,
  answers: [],
  headings: undefined,
}

/** Returns the place of the first row with an address or a phone number in a column. Above, there is a title or an unknown heading. */
const firstWithAddress = (rows: readonly SheetRow[], column: number): number =>
  Math.max(
    0,
    rows.findIndex(({ cells }) => cells[column]?.includes('@') || isPhone(cells[column] ?? '')),
  )

/** The maximum number of columns that a host can choose from. */
const maxLabels = 100

/** Returns the columns of a table for a host. Without a table, the first row has the labels. */
export function describeColumns(rows: readonly SheetRow[], table: GuestTable | undefined): FileColumns {
  const width = Math.min(maxLabels, widthOf(rows))
  const { headings } = table?.columns ?? { headings: rows[0]?.cells }
  const people = table ? [table.columns, ...table.others] : []
  // Headings that aren't known are still the names of the columns, but a title isn't.
  const rowAbove = table === undefined ? undefined : rows[table.from - 1]?.cells
  const headingsAbove = rowAbove && rowAbove.filter((cell) => /\S/.test(cell)).length > 1 ? rowAbove : undefined
  // Rows without a display name are read from its parts.
  const readColumns = new Set(
    people.flatMap((one) =>
      [...columnsIn(one), ...one.first, ...one.last, ...one.answers, one.fileAs ?? [], one.company ?? []].flat(),
    ),
  )
  const guestRows = rows.slice(table?.from ?? 0)
  return {
    otherColumns: Array.from({ length: table ? width : 0 }, (_, at) => at).filter(
      (at) => !readColumns.has(at) && guestRows.some(({ cells }) => /\S/.test(cells[at] ?? '')),
    ),
    labels: Array.from({ length: width }, (_, at) =>
      headingLabel(unescapeCell((headings ?? headingsAbove)?.[at] ?? '')),
    ),
    nameColumns: people.flatMap(nameColumnsIn),
    emailColumns: people.flatMap(contactColumnsIn),
  }
}

/** Returns the number of columns of the given rows. */
export const widthOf = (rows: readonly SheetRow[]): number => Math.max(0, ...rows.map(({ cells }) => cells.length))

/** The roles of columns of phone numbers, and of email addresses or phone numbers. */
const otherContacts: ReadonlySet<ColumnRole | undefined> = new Set(['contact', 'mobile', 'phone'] as const)

/**
 * Returns true for the headings of a table with names and phone numbers, or like those of our exports. `Contact` isn't enough, because
 * others use it for names.
 */
const hasOtherContacts = (roles: readonly (ColumnRole | undefined)[]): boolean =>
  roles.some((role) => otherContacts.has(role)) && roles.some((role) => role !== undefined && !otherContacts.has(role))

/** Returns the columns of a table by its headings. `rows` are the first ones below. */
function columnsNamed(headings: readonly string[], rows: readonly SheetRow[]): GuestColumns {
  const roles = headings.map((heading) => roleOf(unescapeCell(heading)))
  const isContact = (role: ColumnRole): boolean => role === 'email' || otherContacts.has(role)
  const placesOf = (role: ColumnRole): number[] =>
    roles.flatMap((one, at) => (one === role && (isContact(role) || !hasOnlyNumbers(rows, at)) ? [at] : []))
  const emails = placesOf('email')
  const [contact] = placesOf('contact')
  const [name, ...restOfName] = placesOf('name')
  const first = placesOf('first')
  const last = placesOf('last')
  const [displayName, ...restOfDisplayName] = placesOf('fullName')
  const [fileAs] = placesOf('fileAs')
  const [company] = placesOf('company')
  const phones = [...placesOf('mobile'), ...placesOf('phone')]
  const answers = headings.flatMap((heading, at) => (isAnswerHeading(unescapeCell(heading)) ? [at] : []))
  const parts = { first: [...first, ...placesOf('middle')], last, fileAs, company }
  const columns = { emails, contact, phones, ...parts, answers, headings }
  const fullName = displayName ?? name
  // A heading above two columns is that of both parts of the names.
  const [nextColumn, ...others] = displayName === undefined ? restOfName : restOfDisplayName
  if (first.length + last.length === 0 && fullName !== undefined && nextColumn === fullName + 1 && others.length === 0)
    return { ...columns, first: [fullName, ...columns.first], last: [nextColumn], fullName: undefined }
  if (displayName === undefined && name !== undefined) {
    // Next to a column with one part of the names, a column such as Name has the other part.
    if (first.length > 0 && last.length === 0) return { ...columns, last: [name], fullName: undefined }
    if (first.length === 0 && last.length > 0)
      return { ...columns, first: [name, ...columns.first], fullName: undefined }
  }
  const isContactName = emails.length > 0 && fullName === undefined && first.length + last.length === 0
  return isContactName ? { ...columns, contact: undefined, fullName: contact } : { ...columns, fullName }
}

/** Returns true for a column of numbers, such as one of how many guests come. */
const hasOnlyNumbers = (rows: readonly SheetRow[], column: number): boolean => {
  const texts = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => /\S/.test(cell))
  return texts.length > 0 && !texts.some((text) => /\p{L}/u.test(text))
}

function withoutHeadings(rows: readonly SheetRow[]): GuestTable | undefined {
  const sample = rows.slice(0, rowsForTable).map(({ cells }) => cells)
  const width = widthOf(rows.slice(0, rowsForTable))
  // Titles have no contacts next to them.
  const guestRows = sample.filter((cells) => cells.some((cell) => cell.includes('@') || isPhone(cell)))
  const counts = Array.from({ length: width }, (_, at) => ({
    at,
    addresses: sample.filter((cells) => isAddress(cells[at] ?? '')).length,
    phones: sample.filter((cells) => isPhone(cells[at] ?? '')).length,
    letters: sample.some((cells) => isAnswerHeading(unescapeCell(cells[at] ?? ''))) ? 0 : lettersIn(guestRows, at),
  }))
  const emailColumn = counts.filter(({ addresses }) => addresses > 0).toSorted((a, b) => b.addresses - a.addresses)[0]
  const phoneColumns = counts.filter(({ phones }) => phones > 0).toSorted((a, b) => b.phones - a.phones)
  const nameColumn = counts
    .filter(({ addresses, phones, letters }) => addresses + phones === 0 && letters > 0)
    .toSorted((a, b) => b.letters - a.letters)[0]
  const fullName = nameColumn?.at
  const pairs = pairedColumns(counts)
  if (pairs) {
    const [columns = noColumns, ...others] = pairs
    return { columns, others, from: firstWithAddress(rows, columns.emails[0] ?? 0) }
  }
  if (emailColumn) {
    const { at, phones } = emailColumn
    const contacts = phones > 0 ? { contact: at } : { emails: [at] }
    return { columns: { ...noColumns, ...contacts, fullName }, others: [], from: firstWithAddress(rows, at) }
  }
  // Numbers without a name may be anything.
  const [phoneColumn] = phoneColumns
  if (!phoneColumn || fullName === undefined) return undefined
  const columns = { ...noColumns, phones: [phoneColumn.at], fullName }
  return { columns, others: [], from: firstWithAddress(rows, phoneColumn.at) }
}

/** Returns a measure of the letters in a column that is lower if many rows have the same text, as towns and answers do, unlike names. */
function lettersIn(rows: readonly (readonly string[])[], column: number): number {
  const texts = new Set(rows.map((cells) => cells[column] ?? ''))
  return ([...texts].join('').replaceAll(/\P{L}/gu, '').length * texts.size) / Math.max(1, rows.length)
}

/** The number of cells of a column by what they hold, and of letters. */
interface ColumnCount {
  at: number
  addresses: number
  phones: number
  letters: number
}

/** Returns the columns of the people in rows such as "Ann, ann@example.com, Bo, bo@example.com", if there are no others. */
function pairedColumns(counts: readonly ColumnCount[]): GuestColumns[] | undefined {
  const kinds = counts.map(({ addresses, phones, letters }) =>
    addresses > 0 ? 'email' : phones === 0 && letters > 0 ? 'name' : 'other',
  )
  const [first, second] = kinds
  if (kinds.length < 4 || kinds.length % 2 === 1 || first === second || kinds.includes('other')) return undefined
  if (!kinds.every((kind, at) => kind === (at % 2 === 0 ? first : second))) return undefined
  const [nameOffset, emailOffset] = first === 'name' ? [0, 1] : [1, 0]
  return Array.from({ length: kinds.length / 2 }, (_, pair) => ({
    ...noColumns,
    fullName: 2 * pair + nameOffset,
    emails: [2 * pair + emailOffset],
  }))
}

const isAddress = (cell: string): boolean =>
  cell.length <= maxAddressCell && cell.includes('@') && isEmail(typedEmail(unescapeCell(cell)))

/** Returns true for a text that is written like a phone number, with a country code or as in the US. Dates and plain numbers aren't. */
const isPhone = (cell: string): boolean =>
  cell.length <= maxPhoneCell &&
  /^[\s'(]*(?:tel:)?[\s(]*(?:[+＋]|\p{Nd}+[\s().-])/iu.test(cell) &&
  (dialableNumber(unescapeCell(cell)) ?? '').startsWith('+') &&
  listedNumber(unescapeCell(cell)) !== undefined

/** Returns true if any of the rows may have a contact, even if it is misspelled. */
export const mayHaveContacts = (rows: readonly SheetRow[]): boolean =>
  rows.some(({ cells }) => cells.some((cell) => /@|[([]\s*at\s*[)\]]|\sat\s/i.test(cell) || isPhone(cell)))
