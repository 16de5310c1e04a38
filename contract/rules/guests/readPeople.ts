import { limits } from '../../limits.ts'
import { isEmail, normalizeEmail } from '../email.ts'
import { typedEmail } from '../emailShape.ts'
import { isBlank } from '../isBlank.ts'

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

/** Bullets, check boxes, marks of quoted emails, and numbers at the start of a line. */
const bullet = /^[\s\p{Cf}]*(?:(?:[-*+•‣◦⁃·–—▪●○■□►▶➤→☐☑☒✓✔]|>+|\[[ xX]?\]|\d{1,4}[.)])[\s\p{Cf}]+)+/u
/** Words in front of an address that aren't a name, as mail programs write them in several languages. */
const label =
  /^(?:e-?mail(?: address)?|mail|to|cc|bcc|from|an|von|kopie|à|de|para|a|da|aan|van|do|od|till|från|til|fra|宛先|收件人|抄送)\s*[:：]\s*/i

/**
 * Reads the people in a text such as a list of addresses, lines with names and addresses, or cells copied from a spreadsheet. Entries
 * end at line breaks and semicolons, and otherwise where the next address or its name begins. No name goes to another entry's address.
 */
export function readPeople(text: string): WrittenPeople {
  const writtenPeople: WrittenPeople = { people: [], wrong: [] }
  for (const entry of joinLines(text).match(/(?:"[^"\r\n\u2028\u2029]*"|[^;；؛\r\n\u2028\u2029])+/g) ?? [])
    if (!isBlank(entry)) readLine(entry.replace(bullet, '').replace(label, ''), writtenPeople)
  return writtenPeople
}

/** A line of only an address. */
const addressLine = /^\s*<?[^\s<>@]+@[^\s<>@]+>?[\s,;]*$/

/** Joins each name with the address in the line below it, if the whole text consists of such pairs. */
function joinLines(text: string): string {
  const lines = text.split(/[\r\n\u2028\u2029]+/).filter((line) => !isBlank(line))
  const isPaired =
    lines.length > 1 &&
    lines.length % 2 === 0 &&
    lines.every((line, at) => (at % 2 === 1 ? addressLine.test(line) : /\p{L}/u.test(line) && !/[@＠;\t|]/.test(line)))
  return isPaired ? lines.map((line, at) => (at % 2 === 0 ? `${line} ` : `${line}\n`)).join('') : text
}

function readLine(text: string, { people, wrong }: WrittenPeople): void {
  const { addresses, gaps, hasCells } = splitLine(text)
  const parts = gaps.map((gap, at) => partsOf(at === 0 ? gap : gap.replace(aside, ''), hasCells))
  if (addresses.length === 0) {
    // A line of cells with "E-mail" has the headings.
    if (hasCells ? !/mail/i.test(text) : /[^\s,，、،]/.test(text)) wrong.push(text.trim())
    return
  }
  // In some tables and lists, names come after their addresses.
  const isAlone = addresses.length === 1 && parts[1]?.length === 1 && !/^\s*[,，、،]/.test(gaps[1] ?? '')
  const isNameLast = (hasCells || isAlone) && parts[0]?.length === 0 && (parts.at(-1)?.length ?? 0) > 0
  const isWholeName =
    hasCells ||
    addresses.length === 1 ||
    addresses.every((address, at) => address.startsWith('<') && parts[at]?.length === 2)
  for (const [at, address] of addresses.entries()) {
    const nameParts = parts[isNameLast ? at + 1 : at] ?? []
    // Before a comma, there is another entry.
    const others = isWholeName
      ? []
      : nameParts.splice(0, nameParts.length - (/[,，、،]\s*$/.test(gaps[at] ?? '') ? 0 : 1))
    const name = nameParts.join(hasCells ? ' ' : ', ')
    wrong.push(...others)
    const email = typedEmail(address)
    const [, nameAfter = ''] = aside.exec(gaps[at + 1] ?? '') ?? []
    if (isEmail(email)) people.push({ name: nameFor(email, name, nameAfter), email })
    else wrong.push([name, address].filter((piece) => piece !== '').join(' '))
  }
  if (!hasCells && !isNameLast) wrong.push(...(parts.at(-1) ?? []))
}

/** Text in parentheses right after an address. */
const aside = /^\s*\(([^()]*)\)/

function splitLine(text: string): Line {
  const line: Line = { addresses: [], gaps: [], hasCells: /[\t|]/.test(text) }
  let from = 0
  for (const { 0: token, index } of text.matchAll(/"[^"]*"|<[^<>]*>|[^\s,，、،|"<>()[\]]+/gu)) {
    if (token.startsWith('"') || !/[@＠]/.test(token)) continue
    const gap = text.slice(from, index)
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

const isSame = (one: string, other: string): boolean => normalizeEmail(one) === normalizeEmail(other)

/** Returns the parts of the text between addresses: its cells or, outside quotes, what commas separate. */
const partsOf = (gap: string, hasCells: boolean): string[] =>
  (gap.match(hasCells ? /[^\t|]+/g : /(?:"[^"]*"|[^,，、،])+/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => /[^\p{P}\p{Z}\p{Cf}\p{Cc}]/u.test(part) && (!hasCells || /\p{L}/u.test(part)))

/** Returns the first of the written names that says anything, or else the part of the address before the @. */
const nameFor = (email: string, ...writtenNames: string[]): string =>
  writtenNames.map(cleanName).find((name) => !isBlank(name) && !isEmail(typedEmail(name))) ??
  email.slice(0, email.indexOf('@'))

/** Returns a written name without quotes, invisible signs, and the marks that led to its address, cut to `limits.name`. */
const cleanName = (text: string): string =>
  text
    .replaceAll(/\\(.)|"/g, '$1')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(bullet, '')
    .replace(/[\s:=([–—-]+$/, '')
    .trim()
    .slice(0, limits.name)
    // Cutting may split a surrogate pair, which can't be stored.
    .toWellFormed()
