import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestCsv'
import type { CsvProblem } from '@festoon/contract/nouns/guestCsv'
import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { unescapeCell } from '@festoon/contract/rules/guests/guestCsv'
import { readPeople } from '@festoon/contract/rules/guests/readPeople'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { toE164 } from '@festoon/contract/rules/phone'
import { personName, phone } from '@festoon/contract/wire/text'
import type { GuestColumns } from './guestColumns.ts'

/** A guest in a file, who has an email address or a phone number. */
export interface ListedGuest {
  name: string
  email?: string | undefined
  phone?: string | undefined
}

/** The guest in a row of a table, or the problems of its cells. */
export type RowResult = { guest: ListedGuest } | { problems: Omit<CsvProblem, 'row'>[] }

/** The schemas, referenced only once because creating them takes longer than checking a text. */
const nameSchema = personName
const phoneSchema = phone

/**
 * Reads the guest in a row: the first valid address of its columns, and the name. A guest without a name gets the one next to the address,
 * or else the part before the @.
 */
export function guestInRow(cells: readonly string[], columns: GuestColumns): RowResult {
  const contact = contactIn(cells, columns)
  const writtenName = nameIn(cells, columns)
  const problems: Omit<CsvProblem, 'row'>[] = []
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
  if (problems.length > 0) return { problems }
  return { guest: { name, email: contact.email, phone: contact.phone } }
}

/** The contact in a row, with the name written next to it, or the problem with it. */
interface Contact {
  email?: string
  phone?: string
  name?: string
  /** The cell of the problem. */
  value: string
  message?: string
}

function contactIn(cells: readonly string[], { emails, contact }: GuestColumns): Contact {
  const readContacts = [...emails, ...(contact === undefined ? [] : [contact])].flatMap((at) => {
    const value = unescapeCell(cells[at] ?? '').trim()
    return isBlank(value) ? [] : [at === contact ? (phoneIn(value) ?? emailIn(value)) : emailIn(value)]
  })
  const noContact = { value: '', message: contact === undefined ? copy.emailMissing : copy.contactMissing }
  return readContacts.find(({ message }) => message === undefined) ?? readContacts[0] ?? noContact
}

function emailIn(value: string): Contact {
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

/** The signs in a written phone number. */
const phoneText = /^\+?[\d\s().\-/\u2010-\u2015]{7,40}$/

function phoneIn(value: string): Contact | undefined {
  const number = phoneText.test(value) ? phoneSchema.safeParse(toE164(value)) : undefined
  return number?.success ? { value, phone: number.data } : undefined
}

function nameIn(cells: readonly string[], { fullName, first, last }: GuestColumns): string {
  const cellAt = (at: number): string =>
    unescapeCell(cells[at] ?? '')
      .replaceAll(/[\t\n\u2028\u2029]+/g, ' ')
      .trim()
  const textIn = (places: readonly number[]): string =>
    places
      .map(cellAt)
      .filter((part) => !isBlank(part))
      .join(' ')
  const wholeName = fullName === undefined ? '' : cellAt(fullName)
  if (!isBlank(wholeName)) return wholeName
  const [firstName, lastName] = [textIn(first), textIn(last)]
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
