import { partyThemes } from '../../themes/catalog.ts'
import type { PartyTheme } from '../../themes/theme.ts'
import { tellingWords } from '../words.ts'

/** Points for each type of match, from a whole title down to a word of the description. */
const worth = { title: 20, keyword: 8, titleWord: 5, keywordWord: 3, beginning: 2, description: 1 } as const
/** Min length of a word that can match the start of a longer word. */
const shortest = 3
/** Max characters read from a text. The rest is ignored. */
const maxLength = 2_000
/** Words that appear in too many theme names to tell the themes apart. */
const everyday = new Set(['party', 'night', 'day', 'celebrate', 'invite'])

interface IndexedTheme {
  theme: PartyTheme
  title: readonly string[]
  keywords: readonly (readonly string[])[]
  keywordWords: ReadonlySet<string>
  description: ReadonlySet<string>
}

const index: readonly IndexedTheme[] = partyThemes.map((theme) => {
  const keywords = theme.keywords.map(tellingWords)
  return {
    theme,
    title: tellingWords(theme.name),
    keywords,
    keywordWords: new Set(keywords.flat()),
    description: new Set(tellingWords(theme.description)),
  }
})

/** Checks whether `words` contains all words of `part` in a row. False if `part` is empty. */
const containsWords = (words: readonly string[], part: readonly string[]): boolean =>
  part.length > 0 && words.some((_, start) => part.every((word, at) => words[start + at] === word))

function score({ title, keywords, keywordWords, description }: IndexedTheme, terms: readonly string[]): number {
  let sum = containsWords(terms, title) ? worth.title * title.length : 0
  for (const keyword of keywords) if (containsWords(terms, keyword)) sum += worth.keyword + keyword.length - 1
  for (const word of new Set(terms)) {
    if (everyday.has(word)) continue
    if (title.includes(word)) sum += worth.titleWord
    else if (keywordWords.has(word)) sum += worth.keywordWord
    else if (word.length >= shortest && [...title, ...keywordWords].some((one) => one.startsWith(word)))
      sum += worth.beginning
    else if (description.has(word)) sum += worth.description
  }
  return sum
}

/**
 * Returns the themes that match a text, best match first; ties are in catalog order (THEME-08). With `named`, excludes weak
 * matches, such as a single word from a theme's description. Ignores case, accents, plurals, and everything after 2,000
 * characters.
 */
export function matchThemes(text: string, certainty: 'any' | 'named' = 'any'): PartyTheme[] {
  const terms = tellingWords(text.slice(0, maxLength))
  return index
    .map((row) => ({ theme: row.theme, points: score(row, terms) }))
    .filter(({ points }) => points >= (certainty === 'named' ? worth.titleWord : 1))
    .toSorted((a, b) => b.points - a.points)
    .map(({ theme }) => theme)
}

/** Returns the theme that best matches a text, or undefined if none does (THEME-08). See `matchThemes` for `certainty`. */
export const matchTheme = (text: string, certainty: 'any' | 'named' = 'any'): PartyTheme | undefined =>
  matchThemes(text, certainty)[0]
