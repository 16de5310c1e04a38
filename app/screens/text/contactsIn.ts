import Papa from 'papaparse'
import { dialableNumber } from '@festoon/contract/rules/phone'

/** A person in an address book, with a number that can be dialed (`dialableNumber`). */
export interface BookContact {
  name: string
  phone: string
}

/** An entry of an address book whose number can't be dialed, as it is written there. */
export interface WrongContact {
  /** The place of the row or card in the file, starting with 1. */
  at: number
  name: string
  phone: string
}

export interface FoundContacts {
  people: BookContact[]
  wrong: WrongContact[]
}

/** An entry with a name, and with all that is written in the place of a number. */
interface Entry {
  at: number
  name: string
  numbers: string[]
}

/** Returns the people with a name and a number in a vCard or CSV file, and those whose number is wrong. Entries without either are left out. */
export const contactsIn = (file: string): FoundContacts =>
  readEntries(/^\uFEFF?\s*BEGIN:VCARD/i.test(file) ? inVCard(file) : inCsv(file))

/** Returns the people with the first of their numbers that can be dialed, and those who have only others. */
export function readEntries(entries: readonly Entry[]): FoundContacts {
  const foundContacts: FoundContacts = { people: [], wrong: [] }
  for (const { at, name, numbers } of entries) {
    const [first] = numbers
    if (name === '' || first === undefined) continue
    const phone = numbers.flatMap((number) => dialableNumber(number) ?? [])[0]
    if (phone === undefined) foundContacts.wrong.push({ at, name, phone: first })
    else foundContacts.people.push({ name, phone })
  }
  return foundContacts
}

/** The headings of columns with phone numbers. */
const phoneHeading = /phone|mobile|cell|\btel|number|handy/i
/** A date, which has as many digits as a phone number. */
const date = /^\d{1,4}([-./ ])\d{1,2}\1\d{1,4}$/
/** Returns true for text that may be meant as a phone number: without letters, and with more digits than a day has. */
const looksLikeNumber = (cell: string): boolean =>
  /^\+?[\d\s().\-/]+$/.test(cell) && cell.replaceAll(/\D/g, '').length > 2 && !date.test(cell)

/**
 * Reads rows with a name and a number: in the column whose heading says so, or else the one with a country code, or else the one
 * with the most digits.
 */
function inCsv(file: string): Entry[] {
  const { data } = Papa.parse<string[]>(file, { skipEmptyLines: 'greedy' })
  const phoneColumn = data[0]?.findIndex((cell) => phoneHeading.test(cell) && !/\d/.test(cell)) ?? -1
  return data.flatMap((row, index) => {
    if (phoneColumn !== -1 && index === 0) return []
    const cells = row.map((cell) => cell.trim())
    const writtenPhones = cells.flatMap((text, at) =>
      text !== '' && (phoneColumn === -1 ? looksLikeNumber(text) : at === phoneColumn) ? [{ at, text }] : [],
    )
    const rank = ({ text }: { text: string }): number =>
      (dialableNumber(text) === undefined ? 0 : 1_000) +
      (text.startsWith('+') ? 100 : 0) +
      text.replaceAll(/\D/g, '').length
    const [number] = writtenPhones.toSorted((a, b) => rank(b) - rank(a))
    const name = cells.find((cell, at) => at !== number?.at && /\p{L}/u.test(cell)) ?? ''
    return [{ at: index + 1, name, numbers: number === undefined ? [] : [number.text] }]
  })
}

/** Reads vCards of versions 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350). Mobile numbers are preferred. */
function inVCard(file: string): Entry[] {
  return file
    .split(/^BEGIN:VCARD\s*$/im)
    .slice(1)
    .map((card, index) => {
      const lines = propertiesOf(card)
      const formattedName = lines.find(({ name }) => name === 'FN')?.value.trim()
      const parts = lines.find(({ name }) => name === 'N')?.value.split(';')
      const name = formattedName || [parts?.[1], parts?.[0]].filter(Boolean).join(' ').trim()
      const phones = lines.filter((line) => line.name === 'TEL')
      const mobile = phones.find(({ parameters }) => /CELL|MOBILE|IPHONE/i.test(parameters))
      const numbers = [mobile, ...phones].flatMap((line) => line?.value.replace(/^tel:/i, '').trim() || [])
      return { at: index + 1, name, numbers }
    })
}

interface Property {
  name: string
  parameters: string
  value: string
}

/** Joins the parts of long lines: those that start with a space, and after a `=` at the end in quoted-printable. */
function unfold(card: string): string[] {
  const lines: string[] = []
  for (const line of card.split(/\r?\n/)) {
    const last = lines.at(-1) ?? ''
    if (/^[^:]*QUOTED-PRINTABLE[^:]*:.*=$/i.test(last)) lines.splice(-1, 1, last.slice(0, -1) + line.trimStart())
    else if (/^[ \t]/.test(line) && lines.length > 0) lines.splice(-1, 1, last + line.slice(1))
    else lines.push(line)
  }
  return lines
}

/** Returns the properties of a vCard, unfolded and decoded. Groups such as `item1.TEL` are dropped. */
function propertiesOf(card: string): Property[] {
  return unfold(card).flatMap((line) => {
    const [, name, parameters = '', raw = ''] = /^(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? []
    if (name === undefined) return []
    const value = /QUOTED-PRINTABLE/i.test(parameters) ? fromQuotedPrintable(raw) : raw
    return [
      { name: name.toUpperCase(), parameters, value: value.replaceAll(/\\([\\,;:])/g, '$1').replaceAll(/\\n/gi, ' ') },
    ]
  })
}

/** Decodes UTF-8 in quoted-printable (RFC 2045), which phones write in vCard 2.1. */
function fromQuotedPrintable(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  const decodedBytes: number[] = []
  for (let at = 0; at < bytes.length; at += 1) {
    const code =
      bytes[at] === 61 ? /^[\da-f]{2}/i.exec(String.fromCodePoint(...bytes.slice(at + 1, at + 3)))?.[0] : undefined
    decodedBytes.push(code === undefined ? (bytes[at] ?? 0) : Number.parseInt(code, 16))
    if (code !== undefined) at += 2
  }
  return new TextDecoder().decode(Uint8Array.from(decodedBytes))
}
