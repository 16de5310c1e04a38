import { limits } from '../../limits.ts'
import { isEmail, normalizeEmail } from '../email.ts'
import { typedEmail } from '../emailShape.ts'
import { isBlank } from '../isBlank.ts'
import { bullet, entriesOf, isHeadings, labelBetween } from './peopleLines.ts'
import { hasCards, readCards } from './readCards.ts'

/** A person in a text. */
export interface WrittenPerson {
  /** The name written next to the email address, or else the part of the address before the @. */
  name: string
  email: string
}

/** The people in a text, and the pieces of it without a valid email address, as they are written. */
export interface WrittenPeople {
  people: WrittenPerson[]
  wrong: string[]
}

/** A line with email addresses. */
interface Line {
  /** The addresses as written, possibly in brackets. */
  addresses: string[]
  /** The texts before, between, and after the addresses, one more than there are addresses. */
  gaps: string[]
  /** True if the line has cells, as in text copied from a spreadsheet. */
  hasCells: boolean
}

/**
 * Reads the people in a text such as a list of addresses, lines with names and addresses, cells copied from a spreadsheet, or contact
 * cards. Entries end at line breaks and semicolons, and otherwise where the next address or its name begins. No name goes to another
 * entry's address.
 */
export function readPeople(text: string): WrittenPeople {
  if (hasCards(text)) return peopleOnCards(text)
  const writtenPeople: WrittenPeople = { people: [], wrong: [] }
  for (const entry of entriesOf(text)) readLine(entry, writtenPeople)
  return writtenPeople
}

function peopleOnCards(text: string): WrittenPeople {
  const writtenPeople: WrittenPeople = { people: [], wrong: [] }
  for (const { name, emails } of readCards(text)) {
    const email = emails.map(typedEmail).find(isEmail)
    if (email !== undefined) writtenPeople.people.push({ name: nameFor(email, name), email })
    else if (!isBlank(name)) writtenPeople.wrong.push(name)
  }
  return writtenPeople
}

function readLine(text: string, { people, wrong }: WrittenPeople): void {
  const { addresses, gaps, hasCells } = splitLine(text)
  const parts = gaps.map((gap, at) => partsOf(at === 0 ? gap : gap.replace(aside, ''), hasCells))
  if (addresses.length === 0) {
    if (hasCells ? !isHeadings(text) : /[^\s,、،]/.test(text)) wrong.push(text.trim())
    return
  }
  // In some tables and lists, names come after their addresses.
  const isAlone = addresses.length === 1 && parts[1]?.length === 1 && !/^\s*[,、،]/.test(gaps[1] ?? '')
  const isNameLast = (hasCells || isAlone) && parts[0]?.length === 0 && (parts.at(-1)?.length ?? 0) > 0
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
    const writtenName = nameParts.join(hasCells ? ' ' : ', ')
    const isAfterComma = /^\s*[,、،]/.test(gaps[at] ?? '')
    const name = isGroup
      ? ''
      : at === 0
        ? writtenName
        : writtenName.replace(isAfterComma ? connector : anyConnector, '')
    wrong.push(...others)
    const email = typedEmail(address)
    const [, nameAfter = ''] = aside.exec(gaps[at + 1] ?? '') ?? []
    if (isEmail(email)) people.push({ name: nameFor(email, name, nameAfter), email })
    else wrong.push([name, address].filter((piece) => piece !== '').join(' '))
  }
  if (!hasCells && !isNameLast) wrong.push(...(parts.at(-1) ?? []))
}

/** A word between two addresses, or in front of the name of the second one. */
const connector = /^(?:and|or|und|oder|или|&|\+)(?:\s+|$)/iu
/** The same, also if it could be the first word of a name. */
const anyConnector = /^(?:and|or|und|oder|или|&|\+|et|ou|y|o|e|en|of|og|och|i|и)(?:\s+|$)/iu

/** Text in parentheses right after an address. */
const aside = /^\s*\(([^()]*)\)/

/** Quoted texts, texts in angle brackets, web addresses, and words. */
const tokens = /"[^"]*"|<[^<>]*>|(?!mailto:)[a-z][a-z\d+.-]{1,20}:\/\/[^\s,;|"<>]+|[^\s,、،|"<>()[\]:]+/giu

function splitLine(text: string): Line {
  const line: Line = { addresses: [], gaps: [], hasCells: /[\t|]/.test(text) }
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

/** Returns true for quotes with an address, which isn't the name of the address after them. */
const isQuotedAddress = (token: string, after: string): boolean =>
  /^"\s*[^\s@]+@[^\s@]+\s*"$/.test(token) && !/^\s*</.test(after)

const isSame = (one: string, other: string): boolean => normalizeEmail(one) === normalizeEmail(other)

/** Returns the parts of the text between addresses: its cells or, outside quotes, what commas separate. */
const partsOf = (gap: string, hasCells: boolean): string[] =>
  (gap.match(hasCells ? /[^\t|]+/g : /(?:"[^"]*"|[^,、،])+/g) ?? [])
    .map((part) => part.trim())
    // Numbers are counts or phone numbers, not names.
    .filter((part) => (/\p{N}/u.test(part) || hasCells ? /\p{L}/u : /[^\p{P}\p{Z}\p{Cf}\p{Cc}]/u).test(part))

/** Returns the first of the written names that says anything, or else the part of the address before the @. */
const nameFor = (email: string, ...writtenNames: string[]): string =>
  writtenNames.map(cleanName).find((name) => /[\p{L}\p{N}]/u.test(name) && !isEmail(typedEmail(name))) ??
  email.slice(0, email.indexOf('@'))

/** Returns a written name without quotes, and without the marks that led to its address (`storableName`). */
const cleanName = (text: string): string =>
  storableName(
    visibleLine(text.replaceAll(/\\(.)|"/g, '$1'))
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
