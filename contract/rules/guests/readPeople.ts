import * as copy from '@festoon/contract/messages/guests/addGuests'
import { limits } from '../../limits.ts'
import { isEmail, normalizeEmail } from '../email.ts'
import { typedEmail } from '../emailShape.ts'
import { linkInName } from '../hasLink.ts'
import { isBlank } from '../isBlank.ts'
import { isOfficialName } from '../isOfficialName.ts'
import { coupleIn, isJoint, pairAddresses } from '../people/couples.ts'
import { decodeWords } from '../people/encodedWords.ts'
import { listedNumber } from '../people/listedNumber.ts'
import { nameInOrder } from '../people/nameInOrder.ts'
import { numbersIn, withoutNumbers } from '../people/numbersIn.ts'
import { bullet, entriesOf, isAddressWord, isHeadings, labelBetween } from './peopleLines.ts'
import { hasCards, readCards } from './readCards.ts'

/** A person in a text, with an email address or else a phone number. */
export interface WrittenPerson {
  /** The name written next to the email address, or else the part of the address before the @. */
  name: string
  email?: string
  /** The phone number in E.164 format. */
  phone?: string
}

/** The people in a text, and the pieces of it without a valid email address or phone number, as they are written. */
export interface WrittenPeople {
  people: WrittenPerson[]
  wrong: string[]
  /** The reasons of those wrong pieces that seem to have a contact, by piece. */
  reasons: Map<string, string>
  /** The lines that count or comment the list, such as "Total: 45", and the names of groups of contacts. */
  notGuests: string[]
}

/** A line with email addresses, or else with phone numbers. */
interface Line {
  /** The addresses as written, possibly in brackets, or the numbers. */
  addresses: string[]
  /** The texts before, between, and after the addresses, one more than there are addresses. */
  gaps: string[]
  /** True if the line has cells, as in text copied from a spreadsheet. */
  hasCells: boolean
}

/**
 * Reads the people in a text such as a list of addresses, lines with names and addresses, cells copied from a spreadsheet, or contact
 * cards. Entries end at line breaks and semicolons, and otherwise where the next address or its name begins. No name goes to another
 * entry's address. `country` is the ISO 3166 code of the country whose phone numbers may lack the country code.
 */
export function readPeople(text: string, country?: string): WrittenPeople {
  const writtenPeople: WrittenPeople = { people: [], wrong: [], reasons: new Map(), notGuests: [] }
  if (hasCards(text)) readPeopleOnCards(text, country, writtenPeople)
  else {
    const { entries, notGuests } = entriesOf(decodeWords(text))
    writtenPeople.notGuests = notGuests
    for (const entry of entries) readEntry(entry, country, writtenPeople)
  }
  return writtenPeople
}

function readPeopleOnCards(
  text: string,
  country: string | undefined,
  { people, wrong, reasons, notGuests }: WrittenPeople,
): void {
  for (const { name, emails, phones, isPerson } of readCards(text)) {
    if (!isPerson) {
      notGuests.push(name)
      continue
    }
    const email = emails.map(typedEmail).find(isEmail)
    const phone = phones.map((number) => listedNumber(number, country)?.phone).find((number) => number !== undefined)
    if (email !== undefined) people.push({ name: nameFor(email, name), email })
    else if (phone !== undefined && !isBlank(name)) people.push({ name: listName(name), phone })
    else if (!isBlank(name)) {
      const piece = [name, ...phones.slice(0, 1)].join(' ')
      wrong.push(piece)
      if (phones.some((number) => listedNumber(number))) reasons.set(piece, copy.countryCodeMissing)
    }
  }
}

/** Reads an entry, or each of its pieces if all of them are people with an address or a phone number. */
function readEntry(text: string, country: string | undefined, writtenPeople: WrittenPeople): void {
  const pieces = /[\t|]/.test(text) ? [] : text.split(/[,、،]/)
  const isPerson = (piece: string): boolean => {
    const { addresses, gaps } = splitLine(piece, country)
    return addresses.length === 1 && gaps.some((gap) => /\p{L}/u.test(withoutNumbers(gap)))
  }
  const isMixed = pieces.length > 1 && text.includes('@') && numbersIn(text, country).length > 0
  if (isMixed && pieces.every(isPerson)) for (const piece of pieces) readLine(piece, country, writtenPeople)
  else readLine(text, country, writtenPeople)
}

function readLine(text: string, country: string | undefined, writtenPeople: WrittenPeople): void {
  const { people, wrong, reasons } = writtenPeople
  const { addresses, gaps, hasCells } = splitLine(text, country)
  const parts = gaps.map((gap, at) => partsOf(at === 0 ? gap : gap.replace(aside, ''), hasCells))
  if (addresses.length === 0) {
    if (hasCells ? !isHeadings(text) : /[^\s,、،]/.test(text)) wrong.push(text.trim())
    return
  }
  // In some tables and lists, names come after their addresses.
  const isAlone = addresses.length === 1 && parts[1]?.length === 1 && !/^\s*[,、،]/.test(gaps[1] ?? '')
  const isNameLast = (hasCells || isAlone) && parts[0]?.length === 0 && (parts.at(-1)?.length ?? 0) > 0
  if (readCouple(text, { addresses, parts: isNameLast ? parts.toReversed() : parts }, writtenPeople)) return
  // The name of a group, such as "Team: ada@example.com, bo@example.com", is no one's.
  const isGroup =
    addresses.length > 1 && /:\s*$/.test(gaps[0] ?? '') && gaps.slice(1).every((gap) => !/\p{L}/u.test(gap))
  const isWholeName =
    hasCells ||
    addresses.length === 1 ||
    addresses.every((address, at) => address.startsWith('<') && parts[at]?.length === 2)
  for (const [at, address] of addresses.entries()) {
    const nameParts = parts[isNameLast ? at + 1 : at] ?? []
    // Before a comma, there is another entry.
    const others = isWholeName
      ? []
      : nameParts.splice(0, nameParts.length - (/[,、،]\s*$/.test(gaps[at] ?? '') ? 0 : 1))
    const writtenName = (isWholeName ? withoutHouse(nameParts, hasCells) : nameParts).join(hasCells ? ' ' : ', ')
    const isAfterComma = /^\s*[,、،]/.test(gaps[at] ?? '')
    const name = isGroup
      ? ''
      : at === 0
        ? writtenName
        : writtenName.replace(/^[\s)\]/]+/, '').replace(isAfterComma ? connector : anyConnector, '')
    wrong.push(...others)
    const [, nameAfter = ''] = aside.exec(gaps[at + 1] ?? '') ?? []
    const piece = [name, address].filter((one) => one !== '').join(' ')
    const person = personWith(address, [name, nameAfter], country)
    if (typeof person === 'object') people.push(person)
    else {
      wrong.push(piece)
      if (person !== undefined) reasons.set(piece, person)
    }
  }
  if (!hasCells && !isNameLast) wrong.push(...(parts.at(-1) ?? []))
}

/** Returns the person with an address or a phone number, or the reason that it is wrong, if there is more to say than that. */
function personWith(
  contact: string,
  names: readonly string[],
  country: string | undefined,
): WrittenPerson | string | undefined {
  if (contact.includes('@')) {
    const email = typedEmail(contact)
    return isEmail(email) ? { name: nameFor(email, ...names), email } : undefined
  }
  const phone = listedNumber(contact, country)?.phone
  if (phone === undefined) return copy.countryCodeMissing
  const name = firstName(names)
  return name === undefined ? copy.nameOfNumberMissing : { name, phone }
}

/**
 * Reads two people whose names are joined in front of their two addresses, such as "Ruth & Pete Novak, ruth@example.com,
 * pete@example.com". Returns false if there are no such people. If the addresses don't tell whose they are, the line is wrong.
 */
function readCouple(
  text: string,
  { addresses, parts }: { addresses: readonly string[]; parts: readonly string[][] },
  { people, wrong, reasons }: WrittenPeople,
): boolean {
  const [one, other] = addresses.map(typedEmail)
  if (addresses.length !== 2 || one === undefined || other === undefined || !isEmail(one) || !isEmail(other))
    return false
  const [[joint = '', ...furtherParts] = [], between] = parts
  if (furtherParts.length > 0 || between?.length !== 0 || !isJoint(cleanName(joint))) return false
  const names = coupleIn(cleanName(joint))
  const emails = names && pairAddresses(names, [one, other])
  if (emails) people.push(...names.map((name, at) => ({ name: storableName(name), email: emails[at] ?? '' })))
  else {
    wrong.push(text.trim())
    reasons.set(text.trim(), copy.pairUnclear)
  }
  return true
}

/** A word between two addresses, or in front of the name of the second one. */
const connector = /^(?:and|or|und|oder|или|&|\+)(?:\s+|$)/iu
/** The same, also if it could be the first word of a name. */
const anyConnector = /^(?:and|or|und|oder|или|&|\+|et|ou|y|o|e|en|of|og|och|i|и)(?:\s+|$)/iu

/** A word or sign between a name and a phone number. */
const numberLabel =
  /(?:^|[\s,、،:(–—-])(?:tel|telephone|phone|mobile|mobil|mob|cell|whatsapp|handy|ph|tlf|gsm|tél)\.?\s*:?\s*\(?$|[\s:(–—-]+$/iu
/** A letter that stands for such a word. A capital one right after a name may be an initial. */
const letterLabel = /(?:(?:^|[:(–—-]\s?)(?:[mpt]|[MPT])\.?\s?:?|[\s,、،](?:[MPT]\.?\s?:|[mpt]\.?\s?:?))\s?\(?\s?$/u

/** Text in parentheses right after an address. */
const aside = /^\s*\(([^()]*)\)/

/** Quoted texts, texts in angle brackets, web addresses, and words. */
const tokens = /"[^"]*"|<[^<>]*>|(?!mailto:)[a-z][a-z\d+.-]{1,20}:\/\/[^\s,;|"<>]+|[^\s,、،|"<>()[\]:]+/giu

function splitLine(text: string, country: string | undefined): Line {
  const line: Line = { addresses: [], gaps: [], hasCells: /[\t|]/.test(text) }
  if (!text.includes('@')) return splitAtNumbers(text, country, line)
  let from = 0
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (!token.includes('@') || (token.startsWith('"') && !isQuotedAddress(token, text.slice(index + token.length))))
      continue
    const gap = text.slice(from, index).replace(labelBetween, '')
    from = index + token.length
    // Mail programs write an address without a name twice.
    const before = line.addresses.at(-1)
    if (before !== undefined && /^[\s()<>[\]:'-]*$/.test(gap) && isSame(before, token)) continue
    line.gaps.push(gap)
    line.addresses.push(token)
  }
  line.gaps.push(text.slice(from))
  return line
}

function splitAtNumbers(text: string, country: string | undefined, line: Line): Line {
  let from = 0
  for (const { number, at } of numbersIn(text, country)) {
    line.gaps.push(text.slice(from, at).replace(letterLabel, '').replace(numberLabel, ''))
    line.addresses.push(number)
    from = at + number.length
  }
  line.gaps.push(text.slice(from))
  return line
}

/** Returns true for quotes with an address, which isn't the name of the address after them. */
const isQuotedAddress = (token: string, after: string): boolean =>
  /^"\s*[^\s@]+@[^\s@]+\s*"$/.test(token) && !/^\s*</.test(after)

const isSame = (one: string, other: string): boolean => normalizeEmail(one) === normalizeEmail(other)

/** Returns the parts of the text between addresses: its cells or, outside quotes, what commas separate. */
const partsOf = (gap: string, hasCells: boolean): string[] =>
  (gap.match(hasCells ? /[^\t|]+/g : /(?:"[^"]*"|[^,、،])+/g) ?? [])
    .map((part) => withoutNumber(part).replaceAll(webAddress, '').trim())
    .map((part) => part.replace(/^[)\]][\s–—-]*/, ''))
    // Numbers are counts or phone numbers, not names.
    .filter((part) => (/\p{N}/u.test(part) || hasCells ? /\p{L}/u : /[^\p{P}\p{Z}\p{Cf}\p{Cc}]/u).test(part))

/**
 * Returns the parts of a name without the address of a house after them: from the first one with a number in a table or, as "Ann, 2 kids"
 * has one, too, if a part has a postal code.
 */
function withoutHouse(parts: readonly string[], hasCells: boolean): readonly string[] {
  const details = parts.slice(1)
  if (!hasCells && !details.some((part) => /\p{N}{4}/u.test(part))) return parts
  const end = details.findIndex((part) => /\p{N}/u.test(part))
  return end === -1 ? parts : parts.slice(0, end + 1)
}

/** A web address, which is no part of a name. */
const webAddress = /(?:(?<![^\s(])https?:\/\/|(?<![^\s(])www\.)[^\s,;|<>"@]+(?![^\s,;|<>")])/giu

/** Returns a part without its phone numbers, and without the label in front of one. */
function withoutNumber(part: string): string {
  const text = withoutNumbers(part)
  return (text === part ? text : text.replace(letterLabel, '').replace(numberLabel, '')).trim()
}

/** Returns the first of the written names that says anything and may be a guest's. */
const firstName = (writtenNames: readonly string[]): string | undefined =>
  writtenNames.map(listName).find((name) => /[\p{L}\p{N}]/u.test(name) && isGuestName(name))

const isGuestName = (name: string): boolean =>
  name.replace(connector, '') !== '' &&
  !isAddressWord(name) &&
  !isEmail(typedEmail(name)) &&
  linkInName(name) === undefined &&
  !isOfficialName(name)

/** Returns the first of the written names that says anything, or else the part of the address before the @. */
const nameFor = (email: string, ...writtenNames: string[]): string =>
  firstName(writtenNames) ?? email.slice(0, email.indexOf('@'))

/** Returns a written name in the order in which it is spoken (`nameInOrder`), without other signs (`cleanName`). */
const listName = (text: string): string => nameInOrder(cleanName(text))

/** A nickname in quotes between other names. */
const nickname = String.raw`(?<=\p{L}\.?\s+)("[^"]+")(?=\s+\p{L})`
/** An escaped sign, a nickname with its quotes, or a quote around a name. */
const quotes = new RegExp(String.raw`\\(.)|${nickname}|"`, 'gu')

/** Returns a written name without the quotes around it and without the marks that led to its address (`storableName`). */
const cleanName = (text: string): string =>
  storableName(
    visibleLine(text.replaceAll(quotes, '$1$2'))
      .replace(bullet, '')
      .replace(/^\s*\(([^()]*)\)\s*$/, '$1')
      .replace(/[\s:=([–—-]+$/, ''),
  )

/** Returns a text without invisible signs and line breaks. */
const visibleLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')

/** Returns a name from a list or an address book without invisible signs and line breaks, cut to `limits.name`. */
export const storableName = (text: string): string =>
  visibleLine(text)
    .trim()
    .slice(0, limits.name)
    // Cutting may split a surrogate pair, which can't be stored.
    .toWellFormed()
