import { strToU8, zipSync } from 'fflate'

/** A cell of a workbook: a text, a number, or its XML. */
export type WorkbookCell = string | number | { xml: string }

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The rows of a sheet by number. */
type SheetRows = Readonly<Record<number, readonly WorkbookCell[]>>
/** A sheet with merged cells, such as `A1:C1`. */
interface MergedSheet {
  rows: SheetRows
  mergedAreas: readonly string[]
}

const isMerged = (sheet: SheetRows | MergedSheet): sheet is MergedSheet => 'mergedAreas' in sheet

/** Returns an Excel workbook (ECMA-376) with the given sheets. Texts are shared strings. */
export function workbook(...sheets: (SheetRows | MergedSheet)[]): Buffer {
  const strings: string[] = []
  const cellXml = (cell: WorkbookCell, reference: string): string => {
    if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${reference}"`)
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
    if (cell === '') return ''
    strings.push(`<si><t xml:space="preserve">${xmlText(cell)}</t></si>`)
    return `<c r="${reference}" s="1" t="s"><v>${strings.length - 1}</v></c>`
  }
  const sheetXml = sheets.map((sheet) => {
    const { rows, mergedAreas } = isMerged(sheet) ? sheet : { rows: sheet, mergedAreas: [] }
    const mergeXml = mergedAreas.map((area) => `<mergeCell ref="${area}"/>`).join('')
    const rowXml = Object.entries(rows).map(
      ([row, cells]) =>
        `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `${String.fromCodePoint(65 + at)}${row}`)).join('')}</row>`,
    )
    return `${head}<worksheet><sheetData>${rowXml.join('')}<row r="999"/></sheetData><mergeCells>${mergeXml}</mergeCells></worksheet>`
  })
  const names = sheets.map((_, at) => `<sheet name="Sheet ${at}" sheetId="${at + 1}" r:id="rId${at + 7}"/>`)
  const relations = sheets.map((_, at) => `<Relationship Id="rId${at + 7}" Target="worksheets/sheet${at + 1}.xml"/>`)
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(head),
      'xl/workbook.xml': strToU8(`${head}<workbook><sheets>${names.join('')}</sheets></workbook>`),
      'xl/_rels/workbook.xml.rels': strToU8(`${head}<Relationships>${relations.join('')}</Relationships>`),
      'xl/sharedStrings.xml': strToU8(`${head}<sst>${strings.join('')}</sst>`),
      ...Object.fromEntries(sheetXml.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(xml)])),
    }),
  )
}
