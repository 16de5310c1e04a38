import type { Nouns } from '../things/nouns.ts'
import { nounOfCompound } from './compounds.ts'
import { meanings, settingPhrases, type Meaning, type Vocabulary } from './vocabulary.ts'
import { negations, negationsAfter, notNegations } from './words/grammar/negations.ts'
import { isPlacePreposition, placeThings } from './words/settings.ts'

/** The most words of a phrase that names a thing. */
const longestPhrase = 6

interface Match {
  /** The number of its words. */
  length: number
  meaning: Meaning
  names: readonly string[]
}

/** A phrase of a prompt, and its meaning for the picture. */
export interface Mention {
  names: readonly string[]
  /** The index of its first word, and of the word after its last. */
  from: number
  to: number
  /** Its normalized words. */
  words: string
  meaning: Meaning
  isUnwanted: boolean
  /** True if it is the place of the party, such as "in Tokyo". */
  isSetting: boolean
}

/** A number alone suggests nothing. */
const isNumber = /^[\d ]+$/

/** Returns what the longest phrase at an index says in one language. Keywords count only if nothing else matches. */
function phraseAt(words: readonly string[], at: number, vocabulary: Vocabulary): Match | undefined {
  const mostWords = Math.min(longestPhrase, words.length - at)
  for (const pass of [meanings.filter((one) => one !== 'hint'), ['hint'] as const])
    for (let length = mostWords; length > 0; length--) {
      const phrase = words.slice(at, at + length).join(' ')
      for (const meaning of pass) {
        const names = vocabulary[meaning].get(phrase)
        if (names && !((meaning === 'name' || meaning === 'hint') && isNumber.test(phrase)))
          return { length, meaning, names }
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

/** Returns the number of words at an index that are one of the phrases; 0 if there is none. */
function lengthOf(phrases: ReadonlySet<string> | undefined, words: readonly string[], at: number): number {
  if (!phrases) return 0
  for (let length = Math.min(3, words.length - at); length > 0; length--)
    if (phrases.has(words.slice(at, at + length).join(' '))) return length
  return 0
}

/** Words between a preposition and a place. */
const articles = new Set('the a an our my your el la los las le les l il lo der die das dem den de het o'.split(' '))

/** Returns true if the words before an index say that a place follows, such as "at the". */
function isAtPlace(language: string, words: readonly string[], at: number): boolean {
  const word = words[at - 1] ?? ''
  const before = articles.has(word) && !isPlacePreposition(language, word) ? words[at - 2] : word
  return isPlacePreposition(language, before ?? '')
}

/** A language, and what its words mean. */
export interface Reading {
  language: string
  vocabulary: Vocabulary
  /** English nouns of things to see. */
  nouns?: Nouns | undefined
}

/** Returns the mentions in the words of a prompt in one language, reading the longest phrases first. */
export function mentionsIn(words: readonly string[], { language, vocabulary, nouns }: Reading): Mention[] {
  const mentions: Mention[] = []
  const denials = negations[language]
  let isUnwanted = false
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, vocabulary)
    const noun = nouns && nounAt(words, at, nouns, vocabulary)
    const compound = phrase || noun ? undefined : nounOfCompound(words[at] ?? '', language, vocabulary)
    const match =
      (noun && noun.length > (phrase?.length ?? 0) ? noun : phrase) ??
      (compound === undefined ? undefined : phraseAt([compound], 0, vocabulary))
    const other = lengthOf(notNegations, words, at)
    const denial = other > 0 ? 0 : lengthOf(denials?.before, words, at)
    const isDenial = denial > 0 && (!match || match.meaning === 'ignored' || match.meaning === 'hint')
    if (match && !isDenial && other === 0) {
      const { length, meaning, names } = match
      const [to, text] = [at + length, words.slice(at, at + length).join(' ')]
      const isThing = meaning !== 'ignored'
      const isDenied = isThing && lengthOf(negationsAfter, words, to) > 0
      mentions.push({
        names,
        from: at,
        to,
        words: text,
        meaning,
        isUnwanted: isUnwanted || isDenied,
        isSetting:
          meaning === 'name' &&
          (settingPhrases.has(text) || (placeThings.has(names[0] ?? '') && isAtPlace(language, words, at))),
      })
      const next = words[to] ?? ''
      const goesOn = denials?.or.has(next) === true || denials?.and.has(next) === true
      if (isThing && !goesOn) isUnwanted = false
    } else if (isDenial) isUnwanted = true
    at += isDenial ? denial : Math.max(other, match?.length ?? 1)
  }
  return mentions
}
