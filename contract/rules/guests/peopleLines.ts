import { isBlank } from '../isBlank.ts'
import { coupleIn } from '../people/couples.ts'
import { addressWords, mailWords, nameWords, phoneWords } from '../people/labelWords.ts'
import { isMessageOfNoGuest, withoutStamp } from '../people/messageLines.ts'
import { isNotGuest } from '../people/notGuest.ts'

/** Bullets, check boxes, marks of quoted emails, pictures, and numbers at the start of a line. */
export const bullet =
  /^[\s\p{Cf}]*(?:[-*•‣◦⁃·・･–—▪●○■□►▶➤→☐☑☒✓✔](?=\p{L})|(?:[-*+•‣◦⁃·・･–—▪●○■□►▶➤→☐☑☒✓✔]|>+|\[[ xX]?\]|\(?\p{Nd}{1,4}[.)]|[①-⑳]|\p{Extended_Pictographic}(?:\u200D|\uFE0F|\p{Emoji_Modifier}|\p{Extended_Pictographic})*)[\s\p{Cf}]+|\p{Nd}{1,4}(?:、\s*|[.)](?=\p{L}[^\s@]*(?:\s|$))))+/u

/** Words in front of a name or an address that aren't a part of it, as mail programs and forms write them in many languages. */
const label = new RegExp(
  String.raw`^\s*(?:${addressWords}|${nameWords}|(?:${phoneWords})\.?|${mailWords})\s*:\s*`,
  'iu',
)
/** The same after a name and in front of its address. */
export const labelBetween = new RegExp(
  String.raw`(?:(?:^|[\s,、،])(?:${addressWords})|\[?(?<!\p{L})mailto)\s*:\s*$`,
  'iu',
)

const addressWord = new RegExp(String.raw`^[{[(\s]*(?:${addressWords})$`, 'iu')

/** Returns true for a word that says that an address follows, which is no name. */
export const isAddressWord = (text: string): boolean => addressWord.test(text)

/** A cell with the heading of a column of addresses or phone numbers. */
const addressHeading = new RegExp(
  String.raw`mail|address(?:es)?$|phone|mobile|^\s*"?(?:${addressWords}|tel|handy|télé|móvil|celular|cellulare|puhelin|電話|携帯|手机|电话)`,
  'iu',
)

/** Returns true for a line that separates others, such as that below the headings of a table. */
const isDivider = (line: string): boolean => /^[\s\p{Pd}=_*~#|:+.•·>]+$/u.test(line)

/** Returns true for a row of headings, which has one for addresses or phone numbers. */
export const isHeadings = (row: string): boolean => row.split(/[\t|]/).some((cell) => addressHeading.test(cell))

/** The maximum number of words and of letters of a heading. */
const [maxHeadingWords, maxHeading] = [5, 60]

/**
 * Returns true for a text that begins like a table with headings, one of which is that of addresses or phone numbers. Such a text is read
 * best by its columns, like a file.
 */
export function isTable(text: string): boolean {
  const [first = '', second] = text.split(/[\r\n]+/).filter((line) => !isBlank(line))
  if (second === undefined || first.includes('@') || !isHeadings(first.replaceAll(/[,;]/g, '\t'))) return false
  const separator = ['\t', ';', ',', '|'].find((sign) => first.includes(sign) && second.includes(sign))
  const headings = separator === undefined ? [] : first.split(separator)
  return (
    headings.every((heading) => heading.length <= maxHeading && wordsIn(heading) <= maxHeadingWords) &&
    headings.length > 1
  )
}

const wordsIn = (heading: string): number => heading.trim().split(/\s+/).length

/** A line of only an address. */
const addressLine = /^\s*<?[^\s<>@]+@[^\s<>@]+>?[\s,;]*$/
/** A line of only a phone number. */
const phoneLine = /^\s*[(+＋]?\p{Nd}[\p{Nd}\s().\-/]{6,30}$/u
/** A line that may be a name. Lines with longer numbers are dates or addresses of houses. */
const nameLine = /^(?=.*\p{L})(?!.*\p{Nd}{3})[^@;\t|]*$/u

/**
 * Returns the entries of a text: its lines and, unless the text is a table, what semicolons separate. The cells of a table are separated
 * by tabs. Leaves out blank lines and those that only separate others, and in each entry its bullet and label. Returns separately the
 * lines that count or comment the list (`isNotGuest`).
 */
export function entriesOf(text: string): { entries: string[]; notGuests: string[] } {
  const allLines = withAsciiPunctuation(text).split(/[\r\n\u2028\u2029\u0085\v\f]/)
  const isComment = (line: string): boolean =>
    isNotGuest([line]) || isNotGuest(line.split(/[\t|;,]/)) || isMessageOfNoGuest(line)
  const lines = allLines
    .filter((line) => !isComment(line))
    .map((line) => withoutStamp(line.replace(bullet, '')).replace(bullet, '').replace(label, ''))
  const separator = separatorOf(lines.filter((line) => !isBlank(line)))
  const entries =
    separator === undefined
      ? joinLines(lines).flatMap((line) => withCouple(line).match(/(?:"[^"]*"|[^;؛])+/g) ?? [])
      : lines.map((line) => splitOutsideQuotes(line, separator).join('\t'))
  return {
    entries: entries
      .filter((entry) => !isBlank(entry) && !isDivider(entry))
      .map((entry) => entry.replace(bullet, '').replace(label, '')),
    notGuests: allLines.filter(isComment).map((line) => line.trim()),
  }
}

/** The maximum number of characters of a line with two names, because looking at longer ones takes long. */
const maxJoined = 500
/** Two names and two addresses with a semicolon between the addresses. */
const joinedPeople =
  /^([^@;؛]+?)[\s,:<(]*([^\s@;؛,:<>()]+@[^\s@;؛,<>()]+)([>)\s]*)[;؛](\s*<?[^\s@;؛<>]+@[^\s@;؛<>]+>?[\s;؛.]*)$/

/** Returns a line whose two addresses belong to two people named in front of them with a comma instead of a semicolon between them. */
function withCouple(line: string): string {
  if (line.length > maxJoined || !/[;؛]/.test(line) || line.split('@').length !== 3) return line
  const [, names = '', , , other = ''] = joinedPeople.exec(line) ?? []
  if (!coupleIn(names.replaceAll('"', ''))) return line
  return `${line.slice(0, line.length - other.length - 1)},${other.replaceAll(/[;؛]/g, '')}`
}

/** Replaces the punctuation that East Asian keyboards type. */
const withAsciiPunctuation = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF5E]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0),
    )
    .replaceAll(/[【「『《〈]/g, ' (')
    .replaceAll(/[】」』》〉]/g, ') ')
    // Two addresses with only a sign between them.
    .replaceAll(/(@[^\s@/&·•]+)[/&·•](?=[^\s@]*@)/g, '$1 ')

const splitOutsideQuotes = (line: string, separator: ';' | ','): string[] => {
  const cells = line.match(
    separator === ';' ? /(?:"[^"]*"|[^;])+|(?<=;|^)(?=;|$)/g : /(?:"[^"]*"|[^,])+|(?<=,|^)(?=,|$)/g,
  )
  return (cells ?? []).map((cell) => cell.trim())
}

/** A cell with only a phone number, possibly in quotes. */
const phoneCell = /^\s*"?[(+＋]?\p{Nd}[\p{Nd}\s().\-/]{6,30}"?\s*$/u
/** A cell with only an address, possibly in quotes. */
const addressCell = /^\s*"?\s*[^\s"<>@,;]+@[^\s"<>@,;]+\s*"?\s*$/

/**
 * Returns the sign that separates the cells of a table, as files write it: each of several lines has it equally often, and at most one
 * address, alone in its cell, or a phone number. Undefined if the text is no such table.
 */
function separatorOf(lines: readonly string[]): ';' | ',' | undefined {
  if (lines.length < 2) return undefined
  return ([';', ','] as const).find((separator) => {
    const rows = lines.map((line) => splitOutsideQuotes(line, separator))
    const width = rows[0]?.length ?? 0
    return (
      width > 1 &&
      rows.every((row) => row.length === width && row.filter((cell) => cell.includes('@')).length <= 1) &&
      rows.every((row) => row.every((cell) => !cell.includes('@') || addressCell.test(cell))) &&
      rows.some((row) => row.some((cell) => cell.includes('@') || phoneCell.test(cell)))
    )
  })
}

/**
 * Joins each name with the address or phone number in the line below it, if the whole text consists of such pairs, or of blocks that
 * otherwise have only lines without letters, such as phone numbers next to an address.
 */
function joinLines(lines: readonly string[]): string[] {
  const filledLines = lines.filter((line) => !isBlank(line))
  const isContact = (line: string): boolean => addressLine.test(line) || phoneLine.test(line)
  const isPaired =
    filledLines.length % 2 === 0 &&
    filledLines.every((line, at) => (at % 2 === 1 ? isContact(line) : nameLine.test(line)))
  const blocks = isPaired
    ? filledLines.flatMap((line, at) => (at % 2 === 0 ? [[line, filledLines[at + 1] ?? '']] : []))
    : blocksOf(lines)
  const joinedLines = blocks.map((block) => {
    const [names, addresses, phones] = [nameLine, addressLine, phoneLine].map((kind) =>
      block.filter((line) => kind.test(line)),
    )
    const hasOthers = block.some((line) => /\p{L}/u.test(line) && !nameLine.test(line) && !addressLine.test(line))
    const [contact, ...others] = addresses?.length === 0 ? (phones ?? []) : (addresses ?? [])
    const isPerson =
      names?.length === 1 && contact !== undefined && others.length === 0 && !hasOthers && nameLine.test(block[0] ?? '')
    return isPerson ? `${names[0]} ${contact}` : undefined
  })
  return joinedLines.length > 0 && joinedLines.every((line) => line !== undefined) ? joinedLines : [...lines]
}

/** Returns the groups of lines between blank ones. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]]
  for (const line of lines) {
    if (!isBlank(line)) blocks.at(-1)?.push(line)
    else if (blocks.at(-1)?.length !== 0) blocks.push([])
  }
  return blocks.filter((block) => block.length > 0)
}
