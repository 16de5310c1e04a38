import Papa from 'papaparse'

/** The start of a cell that a spreadsheet runs as a formula, after any blanks or quotes. */
const live = /^[\s"\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * Returns the cells of a CSV file that a spreadsheet would run as formulas, whether it splits at commas, or at semicolons or
 * tabs, in which case quotes inside a cell have no meaning.
 */
export function liveFormulas(csv: string): string[] {
  const text = csv.replace(/^\uFEFF/, '')
  const read = Papa.parse<string[]>(text, { delimiter: ',' }).data.flat()
  const others = [/[;\r\n]/, /[\t\r\n]/].flatMap((separator) => text.split(separator))
  return [...read, ...others].filter((cell) => live.test(cell))
}
