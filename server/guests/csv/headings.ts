import { emailHeadings, nameHeadings, valueWords } from './headingWords.ts'

/** The content of a column according to its heading. `contact` is an email address or a phone number, as in our own exports. */
export type ColumnRole = 'email' | 'contact' | 'fullName' | 'name' | 'first' | 'middle' | 'last'

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

const qualifier =
  '(?:primary|secondary|main|work|home|personal|private|other|business|school|alternate|alternative|preferred|guests?|invitees?|attendees?|contacts?|participants?|your|their)?'
const email = new RegExp(
  `^${qualifier}(?:${emailHeadings.map(plainHeading).join('|')})\\d{0,2}(?:${valueWords.map(plainHeading).join('|')})?${qualifier}\\d{0,2}(?:required|optional)?$`,
  'u',
)

const nameRoles = new Map<string, ColumnRole>(
  (['last', 'middle', 'first', 'name', 'fullName'] as const).flatMap((role) =>
    nameHeadings[role].map((word) => [plainHeading(word), role] as const),
  ),
)

/** Returns the content of a column with a heading, or undefined if it isn't known to hold names or contacts of guests. */
export function roleOf(heading: string): ColumnRole | undefined {
  const plain = plainHeading(heading)
  if (plain === 'contact') return 'contact'
  return nameRoles.get(plain) ?? (email.test(plain) ? 'email' : undefined)
}
