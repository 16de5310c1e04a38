import Papa from 'papaparse'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestCsv'
import type { CsvProblem } from '@festoon/contract/nouns/guestCsv'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { unescapeCell } from '@festoon/contract/rules/guests/guestCsv'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { email, personName } from '@festoon/contract/wire/text'
import { decodeText } from './decodeText.ts'

/** The guests and problems found in an imported guest list. */
export interface GuestCsv {
  /** The valid guests in file order, without duplicate email addresses. */
  guests: { name: string; email: string }[]
  /** The number of valid rows whose email address already appeared in an earlier row. */
  repeatedCount: number
  problems: CsvProblem[]
}

/** The schema of a guest's name, created only once because creating it takes longer than checking a name. */
const nameSchema = personName
/** The maximum number of rows to read, including the headings and empty rows. */
const maxLines = 2 * limits.csvRows
/** The maximum number of characters to read when looking for the column headings. */
const maxHeadingLength = 65_536
const separators = [',', ';', '\t'] as const
const nameHeadings = ['name']
/** The accepted headings of the email column, in order of preference. Our own exports use the last one. */
const emailHeadings = ['email', 'e-mail', 'email address', 'e-mail address', 'contact']

/**
 * Reads guests from a CSV file with `Name` and `Email` columns (VAL-53). Ignores empty rows, other columns, and the case of the
 * headings. Returns 'unreadable' if one of the two columns is missing or quotes are malformed, and 'tooMany' if there are more
 * rows than an event can have guests.
 */
export function readGuestCsv(content: Buffer): GuestCsv | 'unreadable' | 'tooMany' {
  const table = readTable(decodeText(content))
  if (!table) return 'unreadable'
  if (table.rows.length >= maxLines) return 'tooMany'
  const [headings = [], ...rows] = table.rows
  const [nameAt, emailAt] = columnsOf(headings)
  const result: GuestCsv = { guests: [], repeatedCount: 0, problems: [] }
  const seenEmails = new Set<string>()
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
    result.problems.push(...problems)
    if (problems.length > 0) continue
    const key = normalizeEmail(address)
    if (seenEmails.has(key)) result.repeatedCount += 1
    else result.guests.push({ name, email: address })
    seenEmails.add(key)
  }
  return result
}

/**
 * Splits a CSV file into at most `maxLines` rows, starting with the column headings. `firstRow` is the row number of the
 * headings, counted from 1. Returns undefined if no separator yields both required headings, or if quotes are malformed.
 */
function readTable(text: string): { rows: string[][]; firstRow: number } | undefined {
  // Spreadsheets may declare the separator in a separate first line.
  const declaredSeparator = /^sep=(.)\n/i.exec(text)
  const body = declaredSeparator ? text.slice(declaredSeparator[0].length) : text
  const separator = separators.find((delimiter) => {
    const [headings = []] = parse(body.slice(0, maxHeadingLength), delimiter, 1).data
    return columnsOf(headings).every((at) => at >= 0)
  })
  if (separator === undefined) return undefined
  const { data, errors } = parse(body, separator, maxLines)
  // After a misplaced quote, entire rows would be parsed as a single cell.
  if (errors.some(({ type }) => type === 'Quotes')) return undefined
  return { rows: data, firstRow: declaredSeparator ? 2 : 1 }
}

const parse = (text: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview })

/** Returns the indexes of the name and email columns, or -1 for a missing column. */
function columnsOf(headings: readonly string[]): [name: number, email: number] {
  const knownHeadings = headings.map((heading) => unescapeCell(heading).trim().toLowerCase())
  const place = (names: readonly string[]): number =>
    names.map((name) => knownHeadings.indexOf(name)).find((at) => at >= 0) ?? -1
  return [place(nameHeadings), place(emailHeadings)]
}

function problemsOf(name: string, address: string): Omit<CsvProblem, 'row'>[] {
  const problems: Omit<CsvProblem, 'row'>[] = []
  const read = nameSchema.safeParse(name)
  if (isBlank(name)) problems.push({ field: 'name', value: '', message: copy.nameRequired })
  else if (!read.success)
    problems.push({ field: 'name', value: cut(name), message: read.error.issues[0]?.message ?? copy.nameRequired })
  if (!email.safeParse(address).success)
    problems.push({ field: 'email', value: cut(address), message: copy.emailInvalid })
  return problems
}

const cut = (text: string): string => text.slice(0, limits.name).toWellFormed()
