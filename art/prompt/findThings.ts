import { isSprite } from '../sprites/sprites.ts'
import { loadNouns, type Nouns } from '../things/nouns.ts'
import { loadObjects } from '../things/objects.ts'
import { thingOfSprite, type Thing } from '../things/thing.ts'
import { isFunctionWord, loadVocabularies, meanings, wordsIn, type Meaning, type Vocabulary } from './vocabulary.ts'
import { eventNouns } from './words/eventNouns.ts'
import { negations } from './words/negations.ts'
import { stemOf } from './words/stems.ts'

/** The most words of a phrase that names a thing. */
const longestPhrase = 6

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

interface Match {
  /** The number of its words. */
  length: number
  meaning: Meaning
  names: readonly string[]
}

interface Mention {
  names: readonly string[]
  /** The index of its first word, and of the word after its last. */
  from: number
  to: number
  /** Its normalized words. */
  words: string
  meaning: Meaning
  isUnwanted: boolean
}

/** Returns what the longest phrase at an index says in one language. Keywords count only if nothing else matches. */
function phraseAt(words: readonly string[], at: number, vocabulary: Vocabulary): Match | undefined {
  const mostWords = Math.min(longestPhrase, words.length - at)
  for (const pass of [meanings.filter((one) => one !== 'hint'), ['hint'] as const])
    for (let length = mostWords; length > 0; length--) {
      const phrase = words.slice(at, at + length).join(' ')
      for (const meaning of pass) {
        const names = vocabulary[meaning].get(phrase)
        if (names) return { length, meaning, names }
      }
    }
  return undefined
}

/** The most words of a noun that stands for something to see. */
const longestNoun = 3

/** Returns the longest noun at an index that stands for something to see. */
function nounAt(words: readonly string[], at: number, nouns: Nouns, { name }: Vocabulary): Match | undefined {
  for (let length = Math.min(longestNoun, words.length - at); length > 0; length--) {
    const noun = nouns.get(words.slice(at, at + length).join(' '))
    if (noun) {
      // A space rocket is a rocket, whatever else is known of it.
      const names = noun.thing === undefined ? name.get(words[at + length - 1] ?? '') : [noun.thing]
      return { length, meaning: noun.isSame ? 'name' : 'missing', names: names ?? [] }
    }
  }
  return undefined
}

/** Returns what the words of a prompt mention in one language, reading the longest phrases first. */
function mentionsIn(words: readonly string[], vocabulary: Vocabulary, nouns: Nouns | undefined): Mention[] {
  const mentions: Mention[] = []
  let isUnwanted = false
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, vocabulary)
    const noun = nouns && nounAt(words, at, nouns, vocabulary)
    const match = noun && noun.length > (phrase?.length ?? 0) ? noun : phrase
    if (match) {
      const { length, meaning, names } = match
      mentions.push({
        names,
        from: at,
        to: at + length,
        words: words.slice(at, at + length).join(' '),
        meaning,
        isUnwanted,
      })
      if (meaning !== 'ignored') isUnwanted = false
    } else if (negations.has(words[at] ?? '')) isUnwanted = true
    at += match?.length ?? 1
  }
  return mentions
}

const isName = ({ meaning }: Mention): boolean => meaning === 'name' || meaning === 'missing'

/** The ends of parts of a prompt. No phrase and no compound goes beyond them. */
const partEnd = /[,;:!?()\n、，。；！？]+/u

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

/**
 * Returns the things that a prompt names or suggests, in any language of the CLDR. Things after "no" or "without" are left out. Only the
 * language that fits the prompt best counts; English does if several fit alike.
 */
export async function findThings(prompt: string): Promise<PromptThings> {
  const [vocabularies, objects, nouns] = await Promise.all([loadVocabularies(), loadObjects(), loadNouns()])
  const thingOf = (name: string): Thing | undefined => (isSprite(name) ? thingOfSprite(name) : objects.get(name))
  const parts = prompt.split(partEnd).map(wordsIn)
  let best: Mention[] = []
  let most = 0
  for (const [language, vocabulary] of vocabularies) {
    const mentions = parts.flatMap((words) => {
      const stems = words.map((word) => stemOf(language, word))
      const inOrder = mentionsIn(stems, vocabulary, language === 'en' ? nouns : undefined)
      return language === 'en' ? headsFirst(inOrder, words) : inOrder
    })
    const points = pointsOf(language, parts.flat(), mentions)
    if (points > most) [best, most] = [mentions, points]
  }
  const unwantedNames = new Set(best.flatMap((one) => (one.isUnwanted ? one.names : [])))
  const thingsOf = (...wantedMeanings: readonly Meaning[]): Thing[] => {
    const mentions = wantedMeanings.flatMap((meaning) =>
      best.filter((one) => one.meaning === meaning && !one.isUnwanted),
    )
    return [...new Set(mentions.flatMap(({ names }) => names))].flatMap((name) =>
      unwantedNames.has(name) ? [] : (thingOf(name) ?? []),
    )
  }
  const things = { subjects: thingsOf('name'), occasions: thingsOf('occasion'), hints: thingsOf('general', 'hint') }
  const first = best.find((one) => (isName(one) || one.meaning === 'occasion') && !one.isUnwanted)
  if (first?.meaning !== 'missing') return things
  const closest = first.names.flatMap((name) => thingOf(name) ?? [])[0]
  return { ...things, missingSubject: { words: asWritten(prompt, first.words), ...(closest ? { closest } : {}) } }
}
