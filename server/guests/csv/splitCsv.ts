import { maxCell, maxCells, type SheetRow } from './sheetRow.ts'

/** A formula that is only a text, with which programs keep spreadsheets from reading it as a number. */
const textFormula = /^="([^"]*)"$/

/**
 * Yields the rows of CSV text that aren't blank, where lines end with \n. A cell is quoted only if its quotes are balanced, as RFC 4180
 * requires: any other quote is a part of the cell, so that it can't swallow the rows below. Takes time in proportion to the text.
 */
export function* splitCsv(text: string, separator: string): Generator<SheetRow> {
  const isEnd = (at: number): boolean => at >= text.length || text[at] === separator || text[at] === '\n'
  const findClosing = closingQuotes(text, isEnd)
  const cellEnd = new RegExp(`[\n${separator === '|' ? '\\|' : separator}]`, 'g')
  let row = 1
  let cells: string[] = []
  let isBlankRow = true
  for (let at = 0; at <= text.length; at += 1) {
    const closing = text[at] === '"' ? findClosing(at) : undefined
    cellEnd.lastIndex = at
    const end = closing === undefined ? (cellEnd.exec(text)?.index ?? text.length) : closing + 1
    if (cells.length < maxCells) {
      const cell = text.slice(closing === undefined ? at : at + 1, Math.min(closing ?? end, at + 2 * maxCell))
      const content = (closing === undefined ? cell : cell.replaceAll('""', '"')).replace(textFormula, '$1')
      if (/\S/.test(content)) isBlankRow = false
      cells.push(content.slice(0, maxCell).toWellFormed())
    }
    at = end
    if (text[end] === separator) continue
    if (!isBlankRow) yield { row, cells }
    row += 1
    cells = []
    isBlankRow = true
  }
}

/**
 * Returns a function that finds the quote that closes the cell at an opening quote: the first one that isn't doubled, if the cell ends
 * there. The openings must be passed in order. Only looks at each quote once.
 */
function closingQuotes(text: string, isEnd: (at: number) => boolean): (opening: number) => number | undefined {
  let next = { from: -1, to: -1 }
  const findSingle = (from: number): { from: number; to: number } => {
    for (let at = text.indexOf('"', from); at !== -1;) {
      let to = at
      while (text[to] === '"') to += 1
      if ((to - at) % 2 === 1) return { from: at, to }
      at = text.indexOf('"', to)
    }
    return { from: text.length, to: text.length }
  }
  return (opening) => {
    let to = opening
    while (text[to] === '"') to += 1
    // An even number of quotes is an empty cell, or one that ends with doubled quotes.
    if ((to - opening) % 2 === 0) return isEnd(to) ? to - 1 : undefined
    if (next.from < to) next = findSingle(to)
    return next.to > next.from && isEnd(next.to) ? next.to - 1 : undefined
  }
}
