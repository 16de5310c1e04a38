import { isEmail } from '@festoon/contract/rules/email'
import { unescapeCell } from '@festoon/contract/rules/guests/guestCsv'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { decodeWords } from '@festoon/contract/rules/people/encodedWords'
import { eastAsian, nameInOrder } from '@festoon/contract/rules/people/nameInOrder'
import type { GuestColumns } from './guestColumns.ts'

/** Returns the name in a row, and the columns that it comes from. */
export function nameIn(
  cells: readonly string[],
  { fullName, first, last, fileAs }: GuestColumns,
): { name: string; from: readonly number[] } {
  const cellAt = (at: number): string =>
    decodeWords(unescapeCell(cells[at] ?? ''))
      .replaceAll(/[\t\n\u2028\u2029]+/g, ' ')
      .trim()
  // Programs that write encoded words have quotes around them.
  const wholeAt = (at: number): string => nameInOrder(cellAt(at).replace(/^"([^"]*)"$/, '$1'))
  /** A text that says who someone is, unlike an address. */
  const isName = (text: string): boolean => !isBlank(text) && !isEmail(text)
  const textIn = (places: readonly number[]): string =>
    places
      .map(cellAt)
      .filter((part) => !isBlank(part))
      .join(' ')
  const wholeName = fullName === undefined ? '' : wholeAt(fullName)
  if (fullName !== undefined && isName(wholeName)) return { name: wholeName, from: [fullName] }
  const name = joinName(textIn(first), textIn(last))
  if (isName(name)) return { name, from: [...first, ...last].filter((at) => !isBlank(cellAt(at))) }
  if (fileAs !== undefined && isName(cellAt(fileAs))) return { name: wholeAt(fileAs), from: [fileAs] }
  return { name: '', from: [] }
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
