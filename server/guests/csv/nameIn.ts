import { isEmail } from '@festoon/contract/rules/email'
import { isExport, unescapeCell } from '@festoon/contract/rules/guests/guestCsv'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { decodeWords } from '@festoon/contract/rules/people/encodedWords'
import { eastAsian, nameInOrder } from '@festoon/contract/rules/people/nameInOrder'
import type { GuestColumns } from './guestColumns.ts'

/** The name in a row, and the columns that it comes from. */
interface RowName {
  name: string
  /** The name as written, which may be in another order, or that of two people. */
  writtenName: string
  from: readonly number[]
}

/** Returns the name of a person in a row, or '' if there is none. */
export function nameIn(cells: readonly string[], { headings, fullName, first, last, fileAs }: GuestColumns): RowName {
  const isOwnFile = headings !== undefined && isExport(headings)
  const cellAt = (at: number): string =>
    (isOwnFile ? unescapeCell(cells[at] ?? '') : decodeWords(unescapeCell(cells[at] ?? '')))
      .replaceAll(/[\t\n\u2028\u2029]+/g, ' ')
      .trim()
  // Programs that write encoded words have quotes around them.
  const wholeAt = (at: number): RowName => {
    if (isOwnFile) return { name: cellAt(at), writtenName: cellAt(at), from: [at] }
    const writtenName = cellAt(at).replace(/^"([^"]*)"$/, '$1')
    return { name: nameInOrder(writtenName), writtenName, from: [at] }
  }
  /** A text that says who someone is, unlike an address. */
  const isName = (text: string): boolean => !isBlank(text) && !isEmail(text)
  const textIn = (places: readonly number[]): string =>
    places
      .map(cellAt)
      .filter((part) => !isBlank(part))
      .join(' ')
  const wholeName = fullName === undefined ? undefined : wholeAt(fullName)
  if (wholeName && isName(wholeName.name)) return wholeName
  const name = joinName(textIn(first), textIn(last))
  if (isName(name)) return { name, writtenName: name, from: [...first, ...last].filter((at) => !isBlank(cellAt(at))) }
  if (fileAs !== undefined && isName(cellAt(fileAs))) return wholeAt(fileAs)
  return { name: '', writtenName: '', from: [] }
}

function joinName(firstName: string, lastName: string): string {
  // Some files have the whole name next to a part of it.
  if (firstName === '' || hasWords(lastName, firstName)) return lastName
  if (lastName === '' || hasWords(firstName, lastName)) return firstName
  return eastAsian.test(firstName + lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`
}

const hasWords = (name: string, words: string): boolean => {
  const parts = name.toLowerCase().split(/\s+/)
  return (
    parts.length > 1 &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => parts.includes(word))
  )
}
