import type { CsvProblem } from '@festoon/contract/guestCsv'
import { limits } from '@festoon/contract/limits'
import { normaliseEmail } from '@festoon/contract/rules/email'
import { unescapeCell } from '@festoon/contract/rules/guestCsv'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { email, filledLine } from '@festoon/contract/text'
import Papa from 'papaparse'
import { decodeText } from './decodeText.ts'

/** What an imported file holds. */
export interface GuestCsv {
  /** In the order of the file, each address once. */
  guests: { name: string; email: string }[]
  /** Rows whose address stands further up. */
  repeated: number
  problems: CsvProblem[]
}

/** Made once: making it takes longer than reading a row. */
const nameSchema = filledLine(limits.name)
/** Lines that are read at most, empty ones too. */
const mostLines = 2 * limits.csvRows
/** Characters within which the headings are looked for. */
const mostHeading = 65_536
const separators = [',', ';', '\t'] as const
const nameHeadings = ['name']
/** The first that there is. The last is what a saved list calls it. */
const emailHeadings = ['email', 'e-mail', 'email address', 'e-mail address', 'contact']

/**
 * Reads guests out of a file with the columns `Name` and `Email`, in any case, among others (VAL-53). 'unreadable': it has
 * none, or a quote that never ends or goes on behind its end; 'tooMany': more rows than a party has guests.
 */
export function readGuestCsv(content: Buffer): GuestCsv | 'unreadable' | 'tooMany' {
  const table = readTable(decodeText(content))
  if (!table) return 'unreadable'
  if (table.rows.length >= mostLines) return 'tooMany'
  const [headings = [], ...rows] = table.rows
  const [nameAt, emailAt] = columnsOf(headings)
  const found: GuestCsv = { guests: [], repeated: 0, problems: [] }
  const seen = new Set<string>()
  let count = 0
  for (const [at, cells] of rows.entries()) {
    if (cells.every(isBlank)) continue
    count += 1
    if (count > limits.csvRows) return 'tooMany'
    const name = unescapeCell(cells[nameAt] ?? '')
      .replaceAll(/[\t\n\u2028\u2029]+/g, ' ')
      .trim()
    const address = unescapeCell(cells[emailAt] ?? '').trim()
    const problems = problemsOf(name, address).map((problem) => ({ row: table.firstRow + 1 + at, ...problem }))
    found.problems.push(...problems)
    if (problems.length > 0) continue
    const key = normaliseEmail(address)
    if (seen.has(key)) found.repeated += 1
    else found.guests.push({ name, email: address })
    seen.add(key)
  }
  return found
}

/** The rows from the headings on, and which row of the file these are; undefined where no separator makes them out. */
function readTable(text: string): { rows: string[][]; firstRow: number } | undefined {
  // A spreadsheet may say in a line of its own what it separates by.
  const said = /^sep=(.)\n/i.exec(text)
  const body = said ? text.slice(said[0].length) : text
  const separator = separators.find((delimiter) => {
    const [headings = []] = parse(body.slice(0, mostHeading), delimiter, 1).data
    return columnsOf(headings).every((at) => at >= 0)
  })
  if (separator === undefined) return undefined
  const { data, errors } = parse(body, separator, mostLines)
  // After a quote that is in no place for one, whole rows are taken for one cell.
  if (errors.some(({ type }) => type === 'Quotes')) return undefined
  return { rows: data, firstRow: said ? 2 : 1 }
}

const parse = (text: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview })

/** Where names and addresses stand; -1 for nowhere. */
function columnsOf(headings: readonly string[]): [name: number, email: number] {
  const known = headings.map((heading) => unescapeCell(heading).trim().toLowerCase())
  const place = (names: readonly string[]): number =>
    names.map((name) => known.indexOf(name)).find((at) => at >= 0) ?? -1
  return [place(nameHeadings), place(emailHeadings)]
}

function problemsOf(name: string, address: string): Omit<CsvProblem, 'row'>[] {
  const problems: Omit<CsvProblem, 'row'>[] = []
  const read = nameSchema.safeParse(name)
  if (isBlank(name)) problems.push({ field: 'name', value: '', message: 'Please enter a name.' })
  else if (!read.success)
    problems.push({ field: 'name', value: cut(name), message: read.error.issues[0]?.message ?? 'Please enter a name.' })
  if (!email.safeParse(address).success)
    problems.push({ field: 'email', value: cut(address), message: 'Please enter a valid email.' })
  return problems
}

const cut = (text: string): string => text.slice(0, limits.name).toWellFormed()
