import * as copy from '@festoon/contract/messages/guests/guestStatus'
import type { HeadDetails } from '../../nouns/catering/heads.ts'

/** Columns of an exported guest list, in order (CSV-02). */
export const csvFields = ['rsvp_status', 'name', 'contact', 'additional_guest_count', 'message'] as const
/** Further columns, of parties that ask for the caterer. */
export const headCsvFields = ['children', 'plus_one_names', 'diets', 'diet_note'] as const
export type CsvField = (typeof csvFields)[number] | (typeof headCsvFields)[number]

/** Returns the columns of a party's guest list, in order. `details` is what its hosts ask for the caterer. */
export const csvFieldsFor = (details: HeadDetails | null | undefined): CsvField[] => [
  ...csvFields,
  ...(details?.children ? (['children'] as const) : []),
  ...(details?.names ? (['plus_one_names'] as const) : []),
  ...(details?.diets ? (['diets', 'diet_note'] as const) : []),
]

/** Column headings of an exported guest list. */
export const csvHeadings: Readonly<Record<CsvField, string>> = {
  rsvp_status: copy.csvStatus,
  name: copy.csvName,
  contact: copy.csvContact,
  additional_guest_count: copy.csvAdditionalGuests,
  message: copy.csvMessage,
  children: copy.csvChildren,
  plus_one_names: copy.csvPlusOneNames,
  diets: copy.csvDiets,
  diet_note: copy.csvDietNote,
}

const ownHeadings: ReadonlySet<string> = new Set(Object.values(csvHeadings))

/** Checks whether the headings of a file are those of an exported guest list, whose names are read as they stand. */
export const isExport = (headings: readonly string[]): boolean =>
  headings.every((heading) => ownHeadings.has(heading.trim())) && headings.includes(csvHeadings.contact)

/**
 * Pattern for the start of a cell that a spreadsheet might run as a formula. Includes full-width signs, which some programs
 * accept.
 */
const formula = /^'*[\s"]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
/**
 * Pattern for a formula inside a cell. A spreadsheet that splits lines at semicolons or tabs would read such a formula as a
 * separate cell.
 */
const formulaWithin = /([;\t\r\n])('*(?:"|[^\S\t\r\n])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
const escapedWithin = /([;\t\r\n])'('*(?:"|[^\S\t\r\n])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/** Inserts an apostrophe before each potential formula in a cell, so that spreadsheets don't run the formula (CSV-04). */
export function escapeCell(text: string): string {
  const within = text.replaceAll(formulaWithin, "$1'$2")
  return formula.test(within) ? `'${within}` : within
}

/** Returns the original text of a cell that `escapeCell` escaped. */
export function unescapeCell(cell: string): string {
  const within = cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
  return within.replaceAll(escapedWithin, '$1$2')
}

/**
 * Returns the file name of an exported guest list, with spaces in place of characters that file systems reject (CSV-03). `day`
 * has the form `YYYY-MM-DD`.
 */
export const guestListName = (title: string, day: string): string => copy.guestListFile(fileTitle(title), day)

/** Returns a party's title for a file name, with spaces in place of characters that file systems reject. */
export const fileTitle = (title: string): string =>
  title
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
