/** The columns of a CSV file with contacts, by their headings. */
export interface CsvColumns {
  /** The columns with phone numbers, mobile numbers first. */
  phones: readonly PhoneColumn[]
  /** The column with whole names; -1 if there is none. */
  name: number
  /** The columns with first and last names, which may be all the names that a file has. */
  nameParts: readonly number[]
}

interface PhoneColumn {
  at: number
  isMobile: boolean
  /** The column that says which kind of number it is, such as `Phone 1 - Label`; -1 if there is none. */
  kind: number
}

const phoneHeading = /phone|mobil|\bcell|\btel|handy/i
/** The word that a file uses for phone numbers only if no other heading does. */
const numberHeading = /number/i
/** Headings beside those of numbers, in the exports of Google Contacts and Outlook. */
const otherHeading = /phonetic|assistant|\b(?:label|type)$/i
const mobile = /mobil|\bcell|handy/i
const wholeName = /^(?:full |display |contact )?name$/i
// cspell:ignore vorname nachname
const firstName = /^(?:first|given)[ _-]?name$|^vorname$/i
const lastName = /^(?:last|family|sur)[ _-]?name$|^nachname$/i

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Returns the columns that a file's first row names; undefined if it names none with phone numbers, and so may be a contact. */
export function csvColumns(headings: readonly string[]): CsvColumns | undefined {
  const find = (pattern: RegExp): number => headings.findIndex((heading) => pattern.test(heading))
  const columnsOf = (pattern: RegExp): PhoneColumn[] =>
    headings.flatMap((heading, at) => {
      // A cell with several digits is a number, and not the heading of one.
      if (!pattern.test(heading) || otherHeading.test(heading) || /\d.*\d/.test(heading)) return []
      const before = headings[at - 1]
      const kind = before !== undefined && otherHeading.test(before) && pattern.test(before) ? at - 1 : -1
      return [{ at, isMobile: mobile.test(heading), kind }]
    })
  const namedColumns = columnsOf(phoneHeading)
  const phones = namedColumns.length > 0 ? namedColumns : columnsOf(numberHeading)
  if (phones.length === 0) return undefined
  return { phones, name: find(wholeName), nameParts: [find(firstName), find(lastName)].filter((at) => at !== -1) }
}

/** The separator of several numbers in one cell of Google Contacts. */
const separator = ' ::: '

/** Returns the name in a row, or '', and its phone numbers, mobile numbers first. */
export function entryOf(cells: readonly string[], columns: CsvColumns): { name: string; numbers: string[] } {
  const writtenPhones = columns.phones.flatMap(({ at, isMobile, kind }) =>
    (cells[at] ?? '')
      .split(separator)
      .filter((text) => text !== '')
      .map((text) => ({ text, isMobile: isMobile || mobile.test(cells[kind] ?? '') })),
  )
  const numbers = writtenPhones.toSorted((a, b) => Number(b.isMobile) - Number(a.isMobile)).map(({ text }) => text)
  return { name: nameIn(cells, columns), numbers }
}

function nameIn(cells: readonly string[], { name, nameParts, phones }: CsvColumns): string {
  const whole = cells[name] ?? ''
  if (whole !== '') return whole
  if (name === -1 && nameParts.length === 0)
    return cells.find((cell, at) => hasLetter(cell) && phones.every((phone) => phone.at !== at)) ?? ''
  return nameParts
    .map((at) => cells[at] ?? '')
    .filter((part) => part !== '')
    .join(' ')
}
