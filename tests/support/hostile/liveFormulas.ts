import Papa from 'papaparse'

/** What a spreadsheet runs: a cell that begins so, whatever blanks or quotes stand before it. */
const live = /^[\s"\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * Cells of a CSV file that a spreadsheet would run: one that reads it as it was written, and those that separate by semicolons or
 * tabs, for which quotes amid a cell are no quotes.
 */
export function liveFormulas(csv: string): string[] {
  const text = csv.replace(/^\uFEFF/, '')
  const read = Papa.parse<string[]>(text, { delimiter: ',' }).data.flat()
  const others = [/[;\r\n]/, /[\t\r\n]/].flatMap((separator) => text.split(separator))
  return [...read, ...others].filter((cell) => live.test(cell))
}
