import Papa from 'papaparse'
import { hasCards, readCards } from '@festoon/contract/rules/guests/readCards'
import { storableName } from '@festoon/contract/rules/guests/readPeople'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { nameInOrder } from '@festoon/contract/rules/people/nameInOrder'
import { dialableNumber } from '@festoon/contract/rules/phone'
import { csvColumns, entryOf, hasLetter } from './csvColumns.ts'

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

/**
 * Returns the people with a name and a number in a vCard or CSV file, and those whose number is wrong. Entries without either are left out.
 */
export const contactsIn = (file: string): FoundContacts => readEntries(hasCards(file) ? inVCard(file) : inCsv(file))

/** Returns each person with the first of their numbers that can be dialed, and separately the people who have no such number. */
export function readEntries(entries: readonly Entry[]): FoundContacts {
  const foundContacts: FoundContacts = { people: [], wrong: [] }
  for (const entry of entries) {
    const { at, numbers } = entry
    const name = nameInOrder(storableName(entry.name))
    const [first] = numbers
    if (isBlank(name) || first === undefined) continue
    const phone = numbers.flatMap((number) => dialableNumber(number) ?? [])[0]
    if (phone === undefined) foundContacts.wrong.push({ at, name, phone: first })
    else foundContacts.people.push({ name, phone })
  }
  return foundContacts
}

/** A date, which has as many digits as a phone number. */
const date = /^\d{1,4}([-./ ])\d{1,2}\1\d{1,4}$/
/** Returns true for text that may be meant as a phone number: without letters, and with more digits than a day has. */
const looksLikeNumber = (cell: string): boolean =>
  /^\+?[\d\s().\-/]+$/.test(cell) && cell.replaceAll(/\D/g, '').length > 2 && !date.test(cell)

/**
 * Reads rows with a name and numbers: by the headings if they name a column with numbers, or else the cell with a country code, or
 * else the one with the most digits.
 */
function inCsv(file: string): Entry[] {
  const { data } = Papa.parse<string[]>(file, { skipEmptyLines: 'greedy' })
  const rows = data.map((row) => row.map((cell) => cell.trim()))
  const columns = csvColumns(rows[0] ?? [])
  return rows.flatMap((cells, index) => {
    const at = index + 1
    if (columns !== undefined) return index === 0 ? [] : [{ at, ...entryOf(cells, columns) }]
    const rank = (text: string): number =>
      (dialableNumber(text) === undefined ? 0 : 1_000) +
      (text.startsWith('+') ? 100 : 0) +
      text.replaceAll(/\D/g, '').length
    const [number] = cells.filter(looksLikeNumber).toSorted((a, b) => rank(b) - rank(a))
    return [{ at, name: cells.find(hasLetter) ?? '', numbers: number === undefined ? [] : [number] }]
  })
}

const inVCard = (file: string): Entry[] =>
  readCards(file).map(({ name, phones }, index) => ({ at: index + 1, name, numbers: phones }))
