import { unzipSync } from 'fflate'
import { maxCell, maxCells, type SheetRow } from './sheetRow.ts'

/** The maximum size in bytes of the unpacked parts of a workbook. */
const maxUnpacked = 32 * 1024 * 1024

/**
 * Returns the sheets of an Excel workbook (ECMA-376), in order, each as the rows that aren't blank. Returns undefined if the file is
 * damaged or too large.
 */
export function readWorkbook(content: Buffer): Iterable<SheetRow>[] | undefined {
  let unpackedSize = 0
  let isTooLarge = false
  try {
    const parts = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        if (!/^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/i.test(name))
          return false
        unpackedSize += originalSize
        isTooLarge ||= unpackedSize > maxUnpacked
        return !isTooLarge
      },
    })
    if (isTooLarge) return undefined
    const textOf = (name: string): string => new TextDecoder().decode(parts[name])
    const strings = sharedStrings(textOf('xl/sharedStrings.xml'))
    return sheetNames(textOf('xl/workbook.xml'), textOf('xl/_rels/workbook.xml.rels')).flatMap((name) =>
      parts[name] ? [{ [Symbol.iterator]: () => sheetRows(textOf(name), strings) }] : [],
    )
  } catch {
    return undefined
  }
}

/** Returns the names of the parts with the sheets, in the order in which a spreadsheet shows them. */
function sheetNames(workbook: string, relations: string): string[] {
  const targets = new Map(
    [...tagsIn(relations)].flatMap(({ name, attributes }) =>
      name === 'Relationship' ? [[attribute(attributes, 'Id'), attribute(attributes, 'Target')] as const] : [],
    ),
  )
  return [...tagsIn(workbook)].flatMap(({ name, attributes }) => {
    const target = name === 'sheet' ? targets.get(attribute(attributes, 'id')) : undefined
    return target === undefined ? [] : [target.startsWith('/') ? target.slice(1) : `xl/${target}`]
  })
}

/** A tag in an XML text, without the prefix of its name, and the text after it. */
interface Tag {
  name: string
  isStart: boolean
  isEnd: boolean
  attributes: string
  text: string
}

/** Yields the tags of a part of a workbook. Such parts have no CDATA and no `>` in attributes. */
function* tagsIn(xml: string): Generator<Tag> {
  for (const match of xml.matchAll(/<(\/?)(?:[\w-]+:)?([\w-]+)([^<>]*)>([^<]*)/g)) {
    const [, slash = '', name = '', attributes = '', text = ''] = match
    yield { name, isStart: slash === '', isEnd: slash === '/' || attributes.endsWith('/'), attributes, text }
  }
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).find(Boolean)

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Decodes XML's entities, and the line break that Excel writes as _x000D_. */
const decodeXml = (text: string): string =>
  text
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
      if (name !== undefined) return entities[name] ?? all
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all
    })
    .replaceAll(/_x000D_\n?/g, '\n')

/** Collects the text of a cell or a shared string, without its pronunciation. */
function textCollector(): { add: (tag: Tag) => void; take: () => string } {
  let text = ''
  let isPronunciation = false
  return {
    add: ({ name, isStart, isEnd, text: more }) => {
      if (name === 'rPh') isPronunciation = isStart && !isEnd
      if ((name === 't' || name === 'v') && isStart && !isPronunciation && text.length < maxCell)
        text += more.slice(0, 8 * maxCell)
    },
    take: () => {
      const content = decodeXml(text).slice(0, maxCell).toWellFormed()
      text = ''
      return content
    },
  }
}

function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  const collector = textCollector()
  for (const tag of tagsIn(xml)) {
    collector.add(tag)
    if (tag.name === 'si' && tag.isEnd) strings.push(collector.take())
  }
  return strings
}

function* sheetRows(xml: string, strings: readonly string[]): Generator<SheetRow> {
  const collector = textCollector()
  const fillMerged = mergedCells(xml)
  let row = 0
  let cells: string[] = []
  let column = 0
  let type: string | undefined
  for (const tag of tagsIn(xml)) {
    const { name, isStart, isEnd, attributes } = tag
    if (name === 'row' && isStart) {
      row = Number(attribute(attributes, 'r')) || row + 1
      cells = []
    }
    if (name === 'c' && isStart) {
      const letters = /^[A-Z]{1,3}/.exec(attribute(attributes, 'r') ?? '')?.[0]
      column = letters === undefined ? cells.length : columnIndex(letters)
      type = attribute(attributes, 't')
      collector.take()
    }
    collector.add(tag)
    if (name === 'c' && isEnd && column < maxCells) {
      while (cells.length < column) cells.push('')
      cells[column] = cellText(collector.take(), type, strings)
    }
    if (name !== 'row' || !isEnd) continue
    const isBlankRow = !cells.some((cell) => /\S/.test(cell))
    fillMerged(row, cells)
    if (!isBlankRow) yield { row, cells }
  }
}

/** The maximum number of merged areas that are read, and of their columns and rows. Titles and pictures span more. */
const maxAreas = 5_000
const maxAreaColumns = 50
const maxAreaRows = 200

/**
 * Returns a function that repeats the text of merged cells in each of them, because it belongs to all of them: a heading above the parts
 * of names, or a family name next to several people. Doesn't repeat addresses, each of which is a guest's own. The rows must be passed
 * in order.
 */
function mergedCells(xml: string): (row: number, cells: string[]) => void {
  const areas = Array.from(
    xml.matchAll(/<(?:[\w-]+:)?mergeCell\s+ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g),
    ([, left = '', top, right = '', bottom]) => ({
      left: columnIndex(left),
      top: Number(top),
      right: columnIndex(right),
      bottom: Number(bottom),
      text: '',
    }),
  )
    .slice(0, maxAreas)
    .filter(
      ({ left, top, right, bottom }) => right < maxCells && right - left < maxAreaColumns && bottom - top < maxAreaRows,
    )
    .toSorted((a, b) => a.top - b.top)
  let next = 0
  let openAreas: typeof areas = []
  return (row, cells) => {
    openAreas = openAreas.filter(({ bottom }) => bottom >= row)
    for (let area = areas[next]; area && area.top <= row; area = areas[(next += 1)]) {
      area.text = area.top === row ? (cells[area.left] ?? '') : ''
      if (area.text !== '' && !area.text.includes('@')) openAreas.push(area)
    }
    for (const { left, right, text } of openAreas)
      for (let column = left; column <= right; column += 1) {
        while (cells.length < column) cells.push('')
        cells[column] ||= text
      }
  }
}

const columnIndex = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function cellText(value: string, type: string | undefined, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'e') return ''
  // Long numbers, such as phone numbers, have an exponent.
  return type === undefined && /E\+?\d+$/i.test(value) ? String(Number(value)) : value
}
