import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestCsv'
import type { CsvProblem } from '@festoon/contract/nouns/guestCsv'
import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { unescapeCell } from '@festoon/contract/rules/guests/guestCsv'
import { readPeople } from '@festoon/contract/rules/guests/readPeople'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { plainPhone, toE164 } from '@festoon/contract/rules/phone'
import { personName, phone } from '@festoon/contract/wire/text'
import type { GuestColumns } from './guestColumns.ts'

/** A guest in a file, who has an email address or a phone number. */
export interface ListedGuest {
  name: string
  email?: string | undefined
  phone?: string | undefined
}

/** The guest in a row of a table with the columns of the name and the contact, or the problems of its cells. */
export type RowResult =
  | { guest: ListedGuest; nameFrom: readonly number[]; contactFrom: number }
  | { problems: Omit<CsvProblem, 'row'>[] }

/** The schemas, referenced only once because creating them takes longer than checking a text. */
const nameSchema = personName
const phoneSchema = phone

/**
 * Reads the guest in a row: the first valid email address of its columns, or else the first valid phone number, and the name. A guest
 * without a name gets the one next to the address, or else the part before the @.
 */
export function guestInRow(cells: readonly string[], columns: GuestColumns): RowResult {
  const contact = contactIn(cells, columns)
  const { name: writtenName, from } = nameIn(cells, columns)
  const problems: Omit<CsvProblem, 'row' | 'person'>[] = []
  // The part before the @ may look like a link.
  const ownNames = [contact.name ?? '', contact.email ?? '']
  const name = isBlank(writtenName) ? (ownNames.find((one) => nameSchema.safeParse(one).success) ?? '') : writtenName
  const readName = nameSchema.safeParse(name)
  // Without a contact, the name isn't missing but unknown.
  if (name !== '' || contact.message === undefined)
    if (!readName.success)
      problems.push({
        field: 'name',
        value: cut(name),
        message: isBlank(name) ? copy.nameRequired : (readName.error.issues[0]?.message ?? copy.nameRequired),
      })
  if (contact.message !== undefined)
    problems.push({ field: 'email', value: cut(contact.value), message: contact.message })
  if (problems.length > 0) {
    const person = cut(isBlank(writtenName) ? firstText(cells, contact.value) : writtenName)
    const contactValue = cut(contact.value)
    return {
      problems: problems.map((problem) => ({ ...problem, person: problem.field === 'name' ? contactValue : person })),
    }
  }
  return { guest: { name, email: contact.email, phone: contact.phone }, nameFrom: from, contactFrom: contact.at }
}

/** Returns the first text of a row, so that a host can tell whose it is, except for the cell that the problem shows anyway. */
const firstText = (cells: readonly string[], shownValue: string): string =>
  cells
    .map((cell) => unescapeCell(cell).replaceAll(/\s+/g, ' ').trim())
    .find((text) => /\p{L}/u.test(text) && text !== shownValue) ?? ''

/** The contact in a row, with the name written next to it, or the problem with it. */
interface Contact {
  /** The place of the cell. */
  at: number
  email?: string
  phone?: string
  name?: string
  /** The content of the cell. */
  value: string
  message?: string
}

function contactIn(cells: readonly string[], { emails, contact, phones }: GuestColumns): Contact {
  const read = (at: number, readValue: (value: string) => Omit<Contact, 'at'>): Contact[] => {
    const value = unescapeCell(cells[at] ?? '').trim()
    return isBlank(value) ? [] : [{ at, ...readValue(value) }]
  }
  const writtenContacts = [
    ...emails.flatMap((at) => read(at, emailIn)),
    ...(contact === undefined ? [] : read(contact, (value) => phoneIn(value) ?? emailIn(value))),
  ]
  const validContact = writtenContacts.find(({ message }) => message === undefined)
  // A misspelled address is more likely to be meant than the number next to it.
  const misspelledContact = writtenContacts.find(({ value }) => value.includes('@'))
  const preferredContact = validContact ?? misspelledContact
  if (preferredContact) return preferredContact
  const numbers = phones.flatMap((at) => read(at, (value) => phoneIn(value) ?? { value, message: copy.phoneInvalid }))
  return (
    numbers.find(({ message }) => message === undefined) ??
    numbers[0] ??
    writtenContacts[0] ?? {
      at: -1,
      value: '',
      message: contact === undefined && phones.length === 0 ? copy.emailMissing : copy.contactMissing,
    }
  )
}

function emailIn(value: string): Omit<Contact, 'at'> {
  // Google Contacts writes a person's addresses of the same kind into one cell.
  for (const part of value.split(':::')) {
    const address = typedEmail(part)
    if (isEmail(address) && !part.includes('<')) return { value, email: address, name: localPart(address) }
    const { people } = readPeople(part)
    const [person, ...others] = people
    if (!person) continue
    if (others.some(({ email }) => email.toLowerCase() !== person.email.toLowerCase()))
      return { value, message: copy.severalEmails }
    return { value, email: person.email, name: person.name }
  }
  return { value, message: copy.emailInvalid }
}

const localPart = (address: string): string => address.slice(0, address.indexOf('@'))

/** The maximum number of characters of a phone number as it is written. */
const maxPhone = 60

function phoneIn(value: string): Omit<Contact, 'at'> | undefined {
  // Google Contacts writes a person's numbers of the same kind into one cell.
  for (const part of value.split(':::')) {
    if (part.length > maxPhone || /\p{L}/u.test(plainPhone(part))) continue
    const number = phoneSchema.safeParse(toE164(part))
    if (number.success) return { value, phone: number.data }
  }
  return undefined
}

/** Returns the name in a row, and the columns that it comes from. */
function nameIn(
  cells: readonly string[],
  { fullName, first, last, fileAs }: GuestColumns,
): { name: string; from: readonly number[] } {
  const cellAt = (at: number): string =>
    unescapeCell(cells[at] ?? '')
      .replaceAll(/[\t\n\u2028\u2029]+/g, ' ')
      .trim()
  /** A text that says who someone is, unlike an address. */
  const isName = (text: string): boolean => !isBlank(text) && !isEmail(text)
  const textIn = (places: readonly number[]): string =>
    places
      .map(cellAt)
      .filter((part) => !isBlank(part))
      .join(' ')
  const wholeName = fullName === undefined ? '' : cellAt(fullName)
  if (fullName !== undefined && isName(wholeName)) return { name: wholeName, from: [fullName] }
  const name = joinName(textIn(first), textIn(last))
  if (isName(name)) return { name, from: [...first, ...last].filter((at) => !isBlank(cellAt(at))) }
  if (fileAs !== undefined && isName(cellAt(fileAs))) return { name: cellAt(fileAs), from: [fileAs] }
  return { name: '', from: [] }
}

function joinName(firstName: string, lastName: string): string {
  // Some files have the whole name next to a part of it.
  if (firstName === '' || hasWords(lastName, firstName)) return lastName
  if (lastName === '' || hasWords(firstName, lastName)) return firstName
  return eastAsian.test(firstName + lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`
}

/** Names in Chinese characters or kana, where the family name comes first. */
const eastAsian = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u

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

const cut = (text: string): string => text.slice(0, limits.name).toWellFormed()
