import {
  companyHeadings,
  contactHeadings,
  emailHeadings,
  mobileHeadings,
  nameHeadings,
  persons,
  phoneHeadings,
  qualifiers,
  valueWords,
} from './headingWords.ts'

/** The content of a column according to its heading. `contact` is an email address or a phone number, as in our own exports. */
export type ColumnRole =
  | 'email'
  | 'contact'
  | 'mobile'
  | 'phone'
  | 'fullName'
  | 'fileAs'
  | 'name'
  | 'first'
  | 'middle'
  | 'last'
  | 'company'

/** Letters that aren't a basic one and an accent. */
const basicLetters = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ı', 'i'],
])

/** Returns a heading for comparison: only lowercase letters and digits, without accents. */
const plainHeading = (heading: string): string =>
  heading
    .slice(0, 100)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[^a-z\d]/gu, (letter) => basicLetters.get(letter) ?? letter)

const either = (words: readonly string[]): string => `(?:${words.map(plainHeading).join('|')})`
const qualifier = `${either(qualifiers)}?`

/** Returns a pattern for headings with one of the words, such as `Primary e-mail` and `E-mail 1 - Value`. */
const headingWith = (words: readonly string[]): RegExp =>
  new RegExp(
    `^${qualifier}${either(words)}\\d{0,2}${either(valueWords)}?${qualifier}\\d{0,2}(?:required|optional)?$`,
    'u',
  )
const contactPatterns = [
  ['email', headingWith(emailHeadings)],
  ['mobile', headingWith(mobileHeadings)],
  ['phone', headingWith(phoneHeadings)],
] as const

const wholeHeadings = new Map<string, ColumnRole>([
  ...(['fileAs', 'last', 'middle', 'first', 'name', 'fullName'] as const).flatMap((role) =>
    nameHeadings[role].map((word) => [plainHeading(word), role] as const),
  ),
  ...contactHeadings.map((word) => [plainHeading(word), 'contact'] as const),
  ...companyHeadings.map((word) => [plainHeading(word), 'company'] as const),
])

const person = new RegExp(`^${either(persons)}(?=.)`, 'u')
/** A number of a person or of persons, such as `Attendee #` and `Guest No.`. */
const count = /[#№]|(?<!\p{L})no\.?\s*$|^\s*no(?!\p{L})|^\s*n[°º]/iu

/** Returns the content of a column with a heading, or undefined if it isn't known to hold names or contacts of guests. */
export function roleOf(heading: string): ColumnRole | undefined {
  const plain = plainHeading(heading)
  const contactRole = contactPatterns.find(([, pattern]) => pattern.test(plain))?.[0]
  if (contactRole !== undefined) return contactRole
  return count.test(heading) ? undefined : (wholeHeadings.get(plain) ?? wholeHeadings.get(plain.replace(person, '')))
}

/** The maximum number of characters of a label. */
const maxLabel = 60

/** Returns a heading as a label for a host, possibly only its beginning. */
export function headingLabel(heading: string): string {
  const text = heading.replaceAll(/\s+/g, ' ').trim().toWellFormed()
  if (text.length <= maxLabel) return text
  return `${text
    .slice(0, maxLabel - 1)
    .toWellFormed()
    .trim()}…`
}
