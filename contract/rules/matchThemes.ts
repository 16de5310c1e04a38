import { partyThemes } from '../themes/catalogue.ts'
import type { PartyTheme } from '../themes/theme.ts'
import { tellingWords } from './words.ts'

/** What a hit is worth: a whole title or keyword more than a word of it, a word's beginning less. */
const worth = { title: 20, keyword: 8, titleWord: 5, keywordWord: 3, beginning: 2, description: 1 } as const
/** Letters from which on a beginning counts. */
const shortest = 3
/** Characters of a text that are read. */
const longest = 2_000
/** In every second name: on its own it tells no theme from another. */
const everyday = new Set(['party', 'night', 'day', 'themed', 'theme', 'event', 'celebration', 'celebrate', 'invite'])

interface Indexed {
  theme: PartyTheme
  title: readonly string[]
  keywords: readonly (readonly string[])[]
  keywordWords: ReadonlySet<string>
  description: ReadonlySet<string>
}

const index: readonly Indexed[] = partyThemes.map((theme) => {
  const keywords = theme.keywords.map(tellingWords)
  return {
    theme,
    title: tellingWords(theme.name),
    keywords,
    keywordWords: new Set(keywords.flat()),
    description: new Set(tellingWords(theme.description)),
  }
})

/** Whether a list of words holds another one, in its order and without gaps. */
const holds = (words: readonly string[], part: readonly string[]): boolean =>
  part.length > 0 && words.some((_, start) => part.every((word, at) => words[start + at] === word))

function score({ title, keywords, keywordWords, description }: Indexed, asked: readonly string[]): number {
  let sum = holds(asked, title) ? worth.title * title.length : 0
  for (const keyword of keywords) if (holds(asked, keyword)) sum += worth.keyword + keyword.length - 1
  for (const word of new Set(asked)) {
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
 * The themes whose title, description or keywords share words with a text, best first; equals in the catalogue's order
 * (THEME-08). `named`: a word of the title or a whole keyword is among them, not only some word of the description. Case, accents and plurals do not count, nor does what is beyond 2000 characters. Empty when nothing fits.
 */
export function matchThemes(text: string, certainty: 'any' | 'named' = 'any'): PartyTheme[] {
  const asked = tellingWords(text.slice(0, longest))
  return index
    .map((row) => ({ theme: row.theme, points: score(row, asked) }))
    .filter(({ points }) => points >= (certainty === 'named' ? worth.titleWord : 1))
    .toSorted((a, b) => b.points - a.points)
    .map(({ theme }) => theme)
}

/** The theme that fits a text best, or undefined (THEME-08). */
export const matchTheme = (text: string): PartyTheme | undefined => matchThemes(text)[0]
