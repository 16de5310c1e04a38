import Papa from 'papaparse'
import { hasCards, readCards } from '@festoon/contract/rules/guests/readCards'
import { storableName } from '@festoon/contract/rules/guests/readPeople'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { nameInOrder } from '@festoon/contract/rules/people/nameInOrder'
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

const inVCard = (file: string): Entry[] =>
  readCards(file).map(({ name, phones }, index) => ({ at: index + 1, name, numbers: phones }))
