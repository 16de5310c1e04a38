/** What a guest list can be saved with (CSV-02), in the order of its columns. */
export const csvFields = ['rsvp_status', 'name', 'contact', 'additional_guest_count', 'message'] as const
export type CsvField = (typeof csvFields)[number]

/** Their headings. */
export const csvHeadings: Readonly<Record<CsvField, string>> = {
  rsvp_status: 'Status',
  name: 'Name',
  contact: 'Contact',
  additional_guest_count: 'Additional guests',
  message: 'Message',
}

/** What a spreadsheet would run begins with one of these, also behind spaces and quotes; full-width ones too, as some read them. */
const formula = /^'*[\s"]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
/**
 * The same amid a cell, behind what ends a cell or a line for a spreadsheet that separates by semicolons or tabs: it does not know
 * our quotes, since the line before them has begun.
 */
const formulaWithin = /([;\t\r\n])('*(?:"|[^\S\t\r\n])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
const escapedWithin = /([;\t\r\n])'('*(?:"|[^\S\t\r\n])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/** A cell that no spreadsheet runs: an apostrophe stands before what would be a formula (CSV-04). */
export function escapeCell(text: string): string {
  const within = text.replaceAll(formulaWithin, "$1'$2")
  return formula.test(within) ? `'${within}` : within
}

/** The text that `escapeCell` made a cell of. */
export function unescapeCell(cell: string): string {
  const within = cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
  return within.replaceAll(escapedWithin, '$1$2')
}

/** The name of a saved guest list (CSV-03); `day` as YYYY-MM-DD. Without what no system takes in a file's name. */
export function guestListName(title: string, day: string): string {
  const safe = title
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `Guestlist for ${safe} - ${day}.csv`
}
