import Papa from 'papaparse'
import { escapeCell } from '@festoon/contract/rules/guests/guestCsv'

/** The byte order mark at the start of a CSV file, by which spreadsheets recognize UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Writes rows as CSV (RFC 4180), with cells that spreadsheets don't run as formulas (CSV-04). */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse(
    rows.map((cells) => cells.map(escapeCell)),
    { newline: '\r\n' },
  )}\r\n`
