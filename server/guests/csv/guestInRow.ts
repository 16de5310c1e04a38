import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestCsv'
import type { CsvProblem } from '@festoon/contract/nouns/guestCsv'
import { unescapeCell } from '@festoon/contract/rules/guests/guestCsv'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { personName } from '@festoon/contract/wire/text'
import { isDecline } from './answers.ts'
import { contactIn, type Contact, type Couple } from './contactIn.ts'
import type { GuestColumns, GuestTable } from './guestColumns.ts'
import { nameIn } from './nameIn.ts'
import { isNoName, isReference } from './textsForNoOne.ts'

/** A guest in a file, by email address, by phone number, or by name alone. */
export interface ListedGuest {
  name: string
  email?: string | undefined
  phone?: string | undefined
}

/** A guest in a row, and the columns that the name and the contact come from. */
export interface RowGuest {
  guest: ListedGuest
  nameFrom: readonly number[]
  contactFrom: number
  /** The answer in the row that says that the guest doesn't come. */
  decline?: string | undefined
}

type RowProblem = Omit<CsvProblem, 'row'>

/** The people in a row, the cells that keep others out, and those that are left out although their guest is added. */
export interface RowResult {
  people: RowGuest[]
  problems: RowProblem[]
  remarks: RowProblem[]
}

/** The schema, referenced only once because creating it takes longer than checking a text. */
const nameSchema = personName

/**
 * Reads the people in a row: each with the first valid email address of their columns, or else the first valid phone number, and the
 * name. A guest without a name gets the one next to the address, or else the company, or else the part before the @. People without a
 * contact are guests by name alone if another person in the row has one. `country` is the ISO 3166 code of the host's country.
 */
export function guestInRow(
  cells: readonly string[],
  { columns, others }: Pick<GuestTable, 'columns' | 'others'>,
  country: string | undefined,
): RowResult {
  const presentOthers = others.filter((own) => isPresent(cells, own))
  const coupleResult = coupleInRow(cells, [columns, ...presentOthers], country)
  if (coupleResult) return coupleResult
  const result = personInRow(cells, columns, { country })
  const companions = presentOthers.map((own) => personInRow(cells, own, { country }))
  if (companions.length === 0) return result
  const all = [result, ...companions]
  const isReachable = all.some(({ people }) =>
    people.some(({ guest }) => guest.email !== undefined || guest.phone !== undefined),
  )
  const ownDecline = declineIn(cells, columns)
  for (const one of all)
    if (isReachable && one.byName) {
      if (isReference(one.byName.name)) {
        one.problems = []
        continue
      }
      one.people.push({ guest: { name: one.byName.name }, nameFrom: one.byName.from, contactFrom: -1 })
      one.problems = []
    }
  return {
    people: all.flatMap(({ people }) => people).map((one) => ({ ...one, decline: one.decline ?? ownDecline })),
    problems: all.flatMap(({ problems }) => problems),
    remarks: all.flatMap(({ remarks }) => remarks),
  }
}

/** Returns two people in one row who share the cells of their addresses; undefined if there are none. */
function coupleInRow(
  cells: readonly string[],
  [columns, companionColumns, ...others]: readonly GuestColumns[],
  country: string | undefined,
): RowResult | undefined {
  if (!columns || !companionColumns || others.length > 0) return undefined
  if (contactIn(cells, companionColumns, { name: '' }).some(({ value }) => value !== '')) return undefined
  const couple = [nameIn(cells, columns).name, nameIn(cells, companionColumns).name] as const
  const result = personInRow(cells, columns, { country, couple })
  return result.people.length === couple.length ? result : undefined
}

/** Returns true if a further person in a row has a name or a contact. */
const isPresent = (cells: readonly string[], columns: GuestColumns): boolean => {
  const { name } = nameIn(cells, columns)
  return (
    (/\p{L}/u.test(name) && !isNoName(name)) ||
    contactIn(cells, columns, { name: '' }).some(({ value }) => value.includes('@'))
  )
}

interface PersonResult extends RowResult {
  /** The name of a person without any contact. */
  byName?: { name: string; from: readonly number[] }
}

interface RowOptions {
  /** The ISO 3166 code of the host's country. */
  country: string | undefined
  couple?: Couple
}

function personInRow(cells: readonly string[], columns: GuestColumns, row: RowOptions): PersonResult {
  const { name, writtenName, from } = nameIn(cells, columns)
  const decline = declineIn(cells, columns)
  const contacts = contactIn(cells, columns, { name: writtenName, ...row })
  const company = columns.company === undefined ? '' : unescapeCell(cells[columns.company] ?? '').trim()
  const results = contacts.map((contact) =>
    withContact(cells, contact, { name: contact.isNamed === true ? '' : name, from, company }),
  )
  return {
    people: results.flatMap(({ people }) => people).map((one) => ({ ...one, decline })),
    problems: results.flatMap(({ problems }) => problems),
    remarks: results.flatMap(({ remarks }) => remarks),
    ...(contacts.every(({ value }) => value === '') && nameSchema.safeParse(name).success
      ? { byName: { name, from } }
      : {}),
  }
}

/** Returns the answer that says that the person of some columns doesn't come, if there is one. */
const declineIn = (cells: readonly string[], { answers }: GuestColumns): string | undefined =>
  answers.map((at) => unescapeCell(cells[at] ?? '').trim()).find((answer) => answer !== '' && isDecline(answer))

function withContact(
  cells: readonly string[],
  contact: Contact,
  { name: writtenName, from, company }: { name: string; from: readonly number[]; company: string },
): RowResult {
  const problems: Omit<CsvProblem, 'row' | 'person'>[] = []
  const isWritten = contact.name !== undefined && contact.email?.startsWith(`${contact.name}@`) !== true
  // The part before the @ may look like a link.
  const ownNames = [isWritten ? contact.name : '', company, contact.name ?? '', contact.email ?? '']
  const name = isBlank(writtenName)
    ? (ownNames.find((one = '') => nameSchema.safeParse(one).success) ?? '')
    : writtenName
  const readName = nameSchema.safeParse(name)
  // Without a contact, the name isn't missing but unknown.
  if (name !== '' || contact.message === undefined)
    if (!readName.success)
      problems.push({
        field: 'name',
        value: cut(name),
        message: isBlank(name) ? copy.nameRequired : (readName.error.issues[0]?.message ?? copy.nameRequired),
      })
  const person = cut(isBlank(writtenName) ? firstText(cells, contact.value) : writtenName)
  const value = cut(contact.value)
  if (contact.lacksCountry === true && readName.success)
    return {
      people: [{ guest: { name }, nameFrom: from, contactFrom: contact.at }],
      problems: [],
      remarks: [{ field: 'phone', value, person, message: copy.countryCodeMissing }],
    }
  if (contact.message !== undefined) problems.push({ field: 'email', value, message: contact.message })
  if (problems.length === 0)
    return {
      people: [
        { guest: { name, email: contact.email, phone: contact.phone }, nameFrom: from, contactFrom: contact.at },
      ],
      problems: [],
      remarks: [],
    }
  return {
    people: [],
    problems: problems.map((problem) => ({ ...problem, person: problem.field === 'name' ? value : person })),
    remarks: [],
  }
}

/** Returns the first text of a row, so that a host can tell whose it is, except for the cell that the problem shows anyway. */
function firstText(cells: readonly string[], shownValue: string): string {
  for (const cell of cells) {
    if (!/\p{L}/u.test(cell)) continue
    const text = unescapeCell(cell).replaceAll(/\s+/g, ' ').trim()
    if (text !== shownValue) return text
  }
  return ''
}

const cut = (text: string): string => text.slice(0, limits.name).toWellFormed()
