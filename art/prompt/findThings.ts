import { thingGroups } from '../meaning/thingGroups.ts'
import { isSprite } from '../sprites/sprites.ts'
import { loadNouns } from '../things/nouns.ts'
import { loadObjects } from '../things/objects.ts'
import { thingOfSprite, type Thing } from '../things/thing.ts'
import { ageIn } from './ageIn.ts'
import { meantWords } from './knownWords.ts'
import { mentionsIn, type Mention } from './readMentions.ts'
import { isFunctionWord, loadVocabularies, wordsIn, type Meaning } from './vocabulary.ts'
import { withoutPeople } from './withoutPeople.ts'
import { eventNouns } from './words/grammar/eventNouns.ts'
import { stemOf } from './words/grammar/stems.ts'

/** The things of a prompt, each in the order in which the prompt mentions them. */
export interface PromptThings {
  /** The things that it names. */
  subjects: Thing[]
  /** The things that stand for its occasions. */
  occasions: Thing[]
  /** The things that its other words suggest. */
  hints: Thing[]
  /** The first thing that it names, if the library lacks it, in English. Undefined if an occasion comes first. */
  missingSubject?: {
    /** The words of the prompt for it. */
    words: string
    /** The most similar thing of the library, if there is one. */
    closest?: Thing
  }
}

const isName = ({ meaning }: Mention): boolean => meaning === 'name' || meaning === 'missing'

/** The ends of parts of a prompt. No phrase and no compound goes beyond them. */
const partEnd = /[,;:!?()\n、，。；！？]+|(?<=\p{L}{3})\.\s|\s[-–—]\s/u

/** Words for what the thing before them does, such as "reading" in "a fox reading". */
const doing = /^(?!pudding|wedding|stocking|earring|building|evening)[a-z]{3,}ing$/

/** Returns true if words say how something is, such as "on ice" or "reading", or that it takes place, and not what it is. */
const isDescription = (words: readonly string[]): boolean =>
  [words[0], words.at(-1)].some((word = '') => isFunctionWord('en', word)) ||
  doing.test(words[0] ?? '') ||
  eventNouns.has(words.at(-1) ?? '')

/** In English, the last of adjacent names is what they name: a chocolate fountain is a fountain, and a baby elephant an elephant. */
function headsFirst(mentions: readonly Mention[], words: readonly string[]): Mention[] {
  const compounds: Mention[][] = []
  for (const mention of mentions) {
    const compound = compounds.at(-1)
    const [head] = compound ?? []
    const isHead =
      mention.meaning === 'name' && !mention.isUnwanted && !isDescription(words.slice(mention.from, mention.to))
    if (compound && head?.to === mention.from && isName(head) && isHead) compound.unshift(mention)
    else compounds.push([mention])
  }
  return compounds.flat()
}

/** Returns normalized words as a prompt writes them. */
function asWritten(prompt: string, words: string): string {
  const tokens = [...prompt.matchAll(/[\p{L}\p{N}'’‘`]+/gu)]
  const count = words.split(' ').length
  for (const [at, first] of tokens.entries()) {
    const run = tokens.slice(at, at + count)
    const last = run.at(-1)
    if (last && run.flatMap(([word]) => wordsIn(word)).join(' ') === words)
      return prompt.slice(first.index, last.index + last[0].length)
  }
  return words
}

const pointsOfSense: Readonly<Record<Meaning, number>> = {
  name: 2,
  occasion: 2,
  general: 2,
  hint: 1,
  missing: 1,
  ignored: 1,
}

/** The points of a language for a prompt: words that name a thing count most, then those that suggest one, then those without. */
const pointsOf = (language: string, words: readonly string[], mentions: readonly Mention[]): number =>
  mentions.reduce((sum, { meaning, from, to }) => sum + (to - from) * pointsOfSense[meaning], 0) +
  words.filter((word) => isFunctionWord(language, word)).length +
  (language === 'en' ? 0.5 : 0)

/** Mentions that no other one makes superfluous. A place is shown only if a prompt says nothing else. */
function withoutSettings(mentions: readonly Mention[]): Mention[] {
  const hasSubject = mentions.some(
    (one) => !one.isSetting && !one.isUnwanted && (isName(one) || one.meaning === 'occasion'),
  )
  return mentions.map((one) => (hasSubject && one.isSetting ? { ...one, meaning: 'general' } : one))
}

/** Groups of things to leave out, by the word that excludes all of them. */
const unwantedGroups: Readonly<Record<string, readonly string[]>> = {
  alcohol: thingGroups.alcohol,
  alkohol: thingGroups.alcohol,
  alcol: thingGroups.alcohol,
  alcool: thingGroups.alcohol,
  alkoholu: thingGroups.alcohol,
  booze: thingGroups.alcohol,
  meat: thingGroups.meat,
  carne: thingGroups.meat,
  fleisch: thingGroups.meat,
  viande: thingGroups.meat,
}

/** Other things that show an occasion if its usual thing is not wanted. */
export const substitutes: Readonly<Record<string, string>> = {
  wine: 'fork-and-knife-with-plate',
  champagne: 'balloons',
  cocktail: 'cup-with-straw',
  beer: 'pretzel',
  'clinking-beer-mugs': 'pretzel',
  cake: 'balloons',
  balloons: 'cake',
}

/** Returns the words of the parts of a prompt. */
const partsOf = (prompt: string): string[][] =>
  withoutPeople(prompt)
    .replaceAll(/\s[&+]\s/g, ' and ')
    .split(partEnd)
    .map(wordsIn)

/** Returns what a prompt mentions, in the language that fits it best. */
async function mentionsOf(prompt: string): Promise<Mention[]> {
  const [vocabularies, nouns] = await Promise.all([loadVocabularies(), loadNouns()])
  const parts = partsOf(prompt)
  let best: Mention[] = []
  let most = 0
  for (const [language, vocabulary] of vocabularies) {
    const isEnglish = language === 'en'
    const mentions: Mention[] = []
    for (const part of parts) {
      const stems = part.map((word) => stemOf(language, word))
      const words = isEnglish ? await meantWords(stems, vocabulary, nouns) : stems
      const inOrder = mentionsIn(words, { language, vocabulary, nouns: isEnglish ? nouns : undefined })
      mentions.push(...(isEnglish ? headsFirst(inOrder, words) : inOrder))
    }
    const points = pointsOf(language, parts.flat(), mentions)
    if (points > most) [best, most] = [mentions, points]
  }
  return withoutSettings(best)
}

/**
 * Returns the things that a prompt names or suggests, in any language of the CLDR. Things after "no" or "without" are left out. Only the
 * language that fits the prompt best counts; English does if several fit alike.
 */
export async function findThings(prompt: string): Promise<PromptThings> {
  const [mentions, objects] = await Promise.all([mentionsOf(prompt), loadObjects()])
  const thingOf = (name: string): Thing | undefined => (isSprite(name) ? thingOfSprite(name) : objects.get(name))
  const unwantedMentions = mentions.filter((one) => one.isUnwanted)
  const unwantedNames = new Set(unwantedMentions.flatMap(({ names, words }) => (words in unwantedGroups ? [] : names)))
  const unwantedKinds = new Set(unwantedMentions.flatMap(({ words }) => unwantedGroups[words] ?? []))
  // A drink that a prompt names is wanted, even if it is to be without alcohol.
  const isWanted = (name: string, meaning: Meaning): boolean =>
    !unwantedNames.has(name) && (meaning === 'name' || !unwantedKinds.has(name))
  const thingsOf = (...wantedMeanings: readonly Meaning[]): Thing[] => {
    const names = wantedMeanings.flatMap((meaning) =>
      mentions
        .filter((one) => one.meaning === meaning && !one.isUnwanted)
        .flatMap((one) => one.names)
        .map((name) => (isWanted(name, meaning) ? name : (substitutes[name] ?? '')))
        .filter((name) => isWanted(name, meaning)),
    )
    return [...new Set(names)].flatMap((name) => thingOf(name) ?? [])
  }
  const things = { subjects: thingsOf('name'), occasions: thingsOf('occasion'), hints: thingsOf('general', 'hint') }
  if (things.subjects.length + things.occasions.length === 0 && ageIn(prompt) !== undefined)
    things.occasions.push(thingOfSprite('cake'), thingOfSprite('balloons'))
  const first = mentions.find((one) => (isName(one) || one.meaning === 'occasion') && !one.isUnwanted)
  if (first?.meaning !== 'missing') return things
  const closest = first.names.flatMap((name) => thingOf(name) ?? [])[0]
  return { ...things, missingSubject: { words: asWritten(prompt, first.words), ...(closest ? { closest } : {}) } }
}
