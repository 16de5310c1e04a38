const wordsIn = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '))

/** Participles that don't end in -ed. Some are also past tenses, such as `found`. */
const irregular = new Set(
  wordsIn(
    'been begun bent bitten blown borne bought bound broken brought built burnt caught chosen dealt done drawn driven drunk',
    'eaten fallen fed felt flown forgiven forgotten fought found frozen given gone got gotten grown heard held hidden hurt',
    'kept known laid learnt led left lent lost made meant met overtaken paid proven ridden risen said seen sent shown shut',
    'sold sought spelt spent spoilt spoken stolen stood struck stuck sung swept sworn taken taught thought thrown told torn',
    'undergone understood undone unknown unseen unsent withdrawn withheld woken won worn woven written',
  ),
)

/** Verbs in the third person that aren't plural nouns in this repository. */
const verbs = new Set(
  wordsIn(
    'admits allows applies arrives asks awaits belongs brings compares confirms contains contradicts corrects decides differs',
    'eats exists expires fits gets gives goes happens has hears holds includes is keeps knows lasts lets lives makes means',
    'needs opens passes reaches recalls renews says seems sees sends serves shows stands stays succeeds survives takes tells',
    'understands waits wants was were',
  ),
)

/** Words that need a noun. */
const incomplete = new Set(wordsIn('anew mine missing ours own rest theirs yours'))

/** The words that may stand alone, with the reason. */
const acceptedWords: Readonly<Record<string, string>> = {
  checked: 'a property of the DOM',
  closed: 'a property of the DOM',
  disabled: 'a property of the DOM',
  embed: 'a noun',
  enabled: 'an option of TanStack Query',
  expanded: 'a state in ARIA',
  expected: 'the right result in a test',
  feed: 'a noun',
  hidden: 'a property of the DOM',
  inverted: 'a theme',
  loaded: 'a property of the DOM',
  need: 'a noun',
  painted: 'a style of cover images',
  paused: 'a property of the DOM',
  pressed: 'a state in ARIA, and a design token',
  proceed: 'a verb',
  raised: 'a design token',
  red: 'a color',
  required: 'a property of the DOM',
  seed: 'a noun',
  selected: 'a property of the DOM',
  sophisticated: 'a style of cover images',
  speed: 'a noun',
  unauthenticated: 'a reason of failures',
  unhandled: 'the default case of an exhaustive switch',
}

/** Checks whether a name is one word that says nothing about its value, such as a participle. */
export function isRiddle(name: string): boolean {
  if (!/^[A-Za-z][a-z]+$/.test(name)) return false
  const word = name.toLowerCase()
  if (Object.hasOwn(acceptedWords, word)) return false
  return irregular.has(word) || verbs.has(word) || incomplete.has(word) || /[a-z]ed$/.test(word)
}
