import * as copy from '@festoon/contract/messages/guests/guestCsv'
import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { unescapeCell } from '@festoon/contract/rules/guests/guestCsv'
import { readPeople } from '@festoon/contract/rules/guests/readPeople'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { coupleIn, pairAddresses } from '@festoon/contract/rules/people/couples'
import { listedNumber } from '@festoon/contract/rules/people/listedNumber'
import { phone } from '@festoon/contract/wire/text'
import type { GuestColumns } from './guestColumns.ts'

/** The contact of a person in a row, with the name written next to it, or the problem with it. */
export interface Contact {
  /** The place of the cell. */
  at: number
  email?: string
  phone?: string
  name?: string
  /** True if the name belongs to this contact, and the one in the other columns doesn't. */
  isNamed?: boolean
  /** The content of the cell. */
  value: string
  message?: string
  /** True if the problem is that a phone number lacks its country code. */
  lacksCountry?: boolean
}

type CellContact = Omit<Contact, 'at'>

/** Two people whose addresses are in the same cells. */
export type Couple = readonly [string, string]

/** The name in the row, the couple that the row names in two places, and the ISO 3166 code of the host's country. */
interface Row {
  name: string
  couple?: Couple | undefined
  country?: string | undefined
}

/** The schema, referenced only once because creating it takes longer than checking a text. */
const phoneSchema = phone

/** Texts in a column of contacts that say that there is none. */
const noContact = /^(?:n\/?a|n\.a|none|nil|tbd|tba|tbc|unknown|[-–—]+|\?+)\.?$/iu

/** Returns the contact of a person in a row, or those of several people whose names and addresses are in the same cells. */
export function contactIn(cells: readonly string[], columns: GuestColumns, row: Row): Contact[] {
  const { emails, contact, phones } = columns
  const couple = row.couple ?? coupleIn(row.name)
  const read = (at: number, readValue: (value: string) => CellContact[]): Contact[][] => {
    const value = unescapeCell(cells[at] ?? '').trim()
    return isBlank(value) || noContact.test(value) ? [] : [readValue(value).map((one) => ({ at, ...one }))]
  }
  const isValid = (all: Contact[]): boolean => all.every(({ message }) => message === undefined)
  const writtenContacts = [
    ...emails.flatMap((at) => read(at, (value) => emailsIn(value, couple))),
    ...(contact === undefined
      ? []
      : read(contact, (value) => {
          const number = phoneIn(value, row.country)
          return number ? [number] : emailsIn(value, couple)
        })),
  ]
  const contactsOfCouple = coupleInColumns(writtenContacts.flat(), couple)
  if (contactsOfCouple) return contactsOfCouple
  // A misspelled address is more likely to be meant than the number next to it.
  const preferredContacts =
    writtenContacts.find(isValid) ?? writtenContacts.find((all) => all.some(({ value }) => value.includes('@')))
  if (preferredContacts) return preferredContacts
  const numbers = [
    ...writtenContacts.filter((all) => all.some(({ lacksCountry }) => lacksCountry)),
    ...phones.flatMap((at) =>
      read(at, (value) => [phoneIn(value, row.country) ?? { value, message: copy.phoneInvalid }]),
    ),
  ]
  const missingMessage = contact === undefined && phones.length === 0 ? copy.emailMissing : copy.contactMissing
  return (
    numbers.find(isValid) ??
    numbers.find((all) => all.some(({ lacksCountry }) => lacksCountry)) ??
    numbers[0] ??
    writtenContacts[0] ?? [{ at: -1, value: '', message: missingMessage }]
  )
}

/** Returns two people whose names are joined and whose addresses are in two columns, if the addresses tell whose they are. */
function coupleInColumns(contacts: readonly Contact[], couple: Couple | undefined): Contact[] | undefined {
  const [one, other, ...others] = contacts.filter(({ email }) => email !== undefined)
  if (!couple || one?.email === undefined || other?.email === undefined || others.length > 0) return undefined
  if (one.isNamed === true || one.email === other.email) return undefined
  const emails = pairAddresses(couple, [one.email, other.email])
  return emails?.map((email, at) => ({ ...(email === one.email ? one : other), name: couple[at] ?? '', isNamed: true }))
}

function emailsIn(value: string, couple: Couple | undefined): CellContact[] {
  // Google Contacts writes a person's addresses of the same kind into one cell.
  for (const part of value.split(':::')) {
    const address = typedEmail(part)
    if (isEmail(address) && !part.includes('<')) return [{ value, email: address, name: localPart(address) }]
    const people = readPeople(part).people.flatMap(({ email, name: writtenName }) =>
      email === undefined ? [] : [{ email, name: writtenName }],
    )
    const [person, ...others] = people
    if (!person) continue
    if (others.some(({ email }) => email.toLowerCase() !== person.email.toLowerCase()))
      return severalPeople(value, couple, people)
    return [{ value, email: person.email, name: person.name }]
  }
  return [{ value, message: copy.emailInvalid }]
}

/** Returns the people with several addresses in a cell, if all have names next to them, or if the row names two of them. */
function severalPeople(
  value: string,
  couple: Couple | undefined,
  people: readonly { name: string; email: string }[],
): CellContact[] {
  if (people.every((one) => one.name !== localPart(one.email)))
    return people.map((one) => ({ ...one, value, isNamed: true }))
  const [one, other, ...others] = people
  if (!couple || !one || !other || others.length > 0) return [{ value, message: copy.severalEmails }]
  const emails = pairAddresses(couple, [one.email, other.email])
  if (!emails) return [{ value, message: copy.pairUnclear }]
  return emails.map((email, at) => ({ value, email, name: couple[at] ?? '', isNamed: true }))
}

const localPart = (address: string): string => address.slice(0, address.indexOf('@'))

function phoneIn(value: string, country: string | undefined): CellContact | undefined {
  // Google Contacts writes a person's numbers of the same kind into one cell.
  const numbers = value.split(':::').flatMap((part) => listedNumber(part.trim(), country) ?? [])
  const number = numbers.find((one) => phoneSchema.safeParse(one.phone).success)
  if (number?.phone !== undefined) return { value, phone: number.phone }
  return numbers.some((one) => one.phone === undefined)
    ? { value, message: copy.countryCodeRequired, lacksCountry: true }
    : undefined
}
