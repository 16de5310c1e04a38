import PdfFile from 'pdfkit'
import type { PdfTask } from './pdfTask.ts'
import { fontFile, fontParts, runsOf, type SheetWeight } from './sheetFonts.ts'

interface TextStyle {
  size: number
  weight?: SheetWeight
  color?: string
  /** The distance from the left margin, in points. */
  indent?: number
  /** The space after the text, in points. */
  gap?: number
}

const ink = '#111111'
const quiet = '#555555'
const margin = 54
/** The width of the column with the counts, in points. */
const countWidth = 70

/**
 * Draws a caterer sheet as PDF on Letter paper. A normal party fits on one page. Stops after `maxPages`, so that a long list ends
 * somewhere. Takes too long for the server's thread (`sheetPdf`).
 */
export async function drawSheetPdf(task: PdfTask): Promise<Buffer> {
  const parts = fontParts()
  const doc = new PdfFile({
    size: 'LETTER',
    margin,
    // No standard font is used, whose files the bundle lacks.
    font: '',
    info: { Title: `${task.kind} · ${task.title}` },
    lang: 'en',
    displayTitle: true,
  })
  const content = collect(doc)
  const loaded = new Set<string>()
  const width = doc.page.width - 2 * margin
  const bottom = doc.page.height - margin
  let pages = 1
  // Text that is longer than the rest of a page adds pages, too.
  doc.on('pageAdded', () => {
    pages += 1
  })
  let isComplete = true
  let isFull = false

  const use = (part: string, weight: SheetWeight): string => {
    const name = `${part} ${weight}`
    if (!loaded.has(name)) doc.registerFont(name, fontFile(part, weight))
    loaded.add(name)
    return name
  }
  /** Makes room for a block, on a new page if need be. Returns false if there are too many pages. */
  const makeRoom = (height: number): boolean => {
    if (isFull || doc.y + height <= bottom) return !isFull
    if (pages >= task.maxPages) {
      isFull = true
      return false
    }
    doc.addPage()
    return true
  }
  const write = (text: string, { size, weight = 'regular', color = ink, indent = 0, gap = 0 }: TextStyle): void => {
    const split = runsOf(text, parts)
    isComplete &&= split.isComplete
    if (split.runs.length === 0 || !makeRoom(size * 1.4)) return
    const options = { width: width - indent, lineGap: size * 0.1 }
    for (const [at, run] of split.runs.entries()) {
      doc.font(use(run.part, weight)).fontSize(size).fillColor(color)
      const isContinued = at < split.runs.length - 1
      if (at === 0) doc.text(run.text, margin + indent, doc.y, { ...options, continued: isContinued })
      else doc.text(run.text, { ...options, continued: isContinued })
    }
    doc.y += gap
  }
  const writeCount = ([label, count]: readonly [string, number], size: number): void => {
    if (!makeRoom(size * 1.8)) return
    const top = doc.y
    doc.font(use('latin', 'bold')).fontSize(size).fillColor(ink)
    doc.text(String(count), margin, top, { width: countWidth - 20, align: 'right', lineBreak: false })
    doc.y = top
    write(label, { size, indent: countWidth, gap: size * 0.25 })
  }

  write(task.kind, { size: 11, color: quiet })
  write(task.title, { size: 22, weight: 'bold', gap: 2 })
  for (const fact of task.facts) write(fact, { size: 11, color: quiet })
  doc.y += 14
  for (const count of task.totals) writeCount(count, 16)
  for (const { heading, hint, counts, lines, end } of task.sections) {
    doc.y += 12
    if (!makeRoom(60)) break
    write(heading, { size: 14, weight: 'bold' })
    write(hint, { size: 9, color: quiet })
    doc.y += 4
    for (const count of counts) writeCount(count, 12)
    for (const { name, lines: more } of lines) {
      write(name, { size: 11, weight: more.length > 0 ? 'bold' : 'regular' })
      write(more.join(' · '), { size: 10, color: quiet, indent: 12 })
      doc.y += 3
    }
    write(end, { size: 10, color: quiet })
  }
  if (!isComplete) {
    doc.y += 10
    write(task.missing, { size: 9, color: quiet })
  }
  doc.end()
  return content
}

const collect = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((settle, fail) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => settle(Buffer.concat(chunks)))
    doc.on('error', fail)
  })
