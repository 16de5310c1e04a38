import { readThingWords } from '../things/objects.ts'
import { wordsOf } from '../words.ts'
import { englishNames } from './words/englishNames.ts'
import { ensembles } from './words/ensembles.ts'
import { functionWords } from './words/grammar/functionWords.ts'
import { stemOf } from './words/grammar/stems.ts'
import { ignoredPhrases } from './words/ignored.ts'
import { lackingPhrases } from './words/lackingPhrases.ts'
import { foreignNames } from './words/languages/foreignNames.ts'
import { foreignOccasions } from './words/languages/foreignOccasions.ts'
import { generalOccasions, occasions } from './words/occasions.ts'
import { approximate, type PhraseTable } from './words/phrases.ts'
import { settings } from './words/settings.ts'
import { suggestions } from './words/suggestions.ts'
import { yieldEvery } from './yieldEvery.ts'

/**
 * The meanings of a phrase for a picture, from the strongest: the subject, one that the library lacks, an occasion, a keyword, or nothing.
 * What stands for a missing subject is the most similar thing.
 */
export const meanings = ['name', 'missing', 'occasion', 'general', 'hint', 'ignored'] as const
export type Meaning = (typeof meanings)[number]

/**
 * The words of a language that name things, or stand for them. Phrases are normalized words, with spaces between them. Each has the
 * names of its things, most prominent first.
 */
export type Vocabulary = Readonly<Record<Meaning, Map<string, readonly string[]>>>

/** Languages without spaces between words. */
const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Particles at the end of Korean nouns. */
const particle = /(?<=[\p{Script=Hangul}]{2})(?:와|과|을|를|은|는|이|가|의|에|도|로|들)+$/u

/** Returns the normalized words of a text in any language, in order. */
export const wordsIn = (text: string): string[] =>
  isUnspaced.test(text)
    ? [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike === true ? wordsOf(segment) : []))
    : wordsOf(text).map((word) => word.normalize('NFC').replace(particle, ''))

/** Returns words as the key of a phrase in a language. */
const phraseOf = (language: string, words: readonly string[]): string =>
  words.map((word) => stemOf(language, word)).join(' ')

const keyOf = (language: string, text: string): string => phraseOf(language, wordsIn(text))

/** Phrases that name the place of a party. */
export const settingPhrases: ReadonlySet<string> = new Set(
  Object.values(settings).flatMap((phrases) => phrases.split(', ').map((phrase) => keyOf('en', phrase))),
)

/** Keywords that more things share say too little to suggest one. */
const mostShared = 8
/** Keywords that at most so many things share name the first of them. */
const fewShared = 3

const wordsWithoutThing = new Map(
  Object.entries(functionWords).map(([language, words]) => [language, new Set(wordsOf(words))]),
)

/** Returns true for a word without a thing in a language. */
export const isFunctionWord = (language: string, word: string): boolean =>
  wordsWithoutThing.get(language)?.has(word) === true

/** Reads the vocabularies of all languages, by language. */
async function readVocabularies(): Promise<ReadonlyMap<string, Vocabulary>> {
  const vocabularies = new Map<string, Vocabulary>()
  const vocabularyOf = (language: string): Vocabulary => {
    const vocabulary = vocabularies.get(language) ?? emptyVocabulary()
    vocabularies.set(language, vocabulary)
    return vocabulary
  }
  const english = vocabularyOf('en')
  const pause = yieldEvery(20)
  // Earlier entries win: our own words, then the names of rendered things, then the labels of the CLDR.
  for (const [phrase, things] of Object.entries(ensembles)) english.name.set(keyOf('en', phrase), things)
  addPhrases(english, 'name', settings)
  for (const table of englishNames) addPhrases(english, 'name', table)
  for (const phrase of lackingPhrases) add(english, 'missing', keyOf('en', phrase), [])
  addPhrases(english, 'occasion', occasions)
  addPhrases(english, 'general', generalOccasions)
  for (const phrase of ignoredPhrases.flatMap((phrases) => phrases.split(', ')))
    add(english, 'ignored', keyOf('en', phrase), [])
  for (const [name, words] of Object.entries(suggestions)) {
    const [firstWord = '', ...others] = wordsOf(words)
    add(english, 'name', firstWord, [name])
    for (const word of others) addHint(english, word, name)
  }
  for (const [language, table] of Object.entries(foreignOccasions))
    addPhrases(vocabularyOf(language), 'occasion', table, language)
  for (const [language, table] of Object.entries(foreignNames)) {
    addPhrases(vocabularyOf(language), 'name', table, language)
    await pause()
  }
  for (const { language, name, label, keywords } of await readThingWords()) {
    const vocabulary = vocabularyOf(language)
    add(vocabulary, 'name', keyOf(language, label), [name])
    for (const keyword of keywords) addHint(vocabulary, keyOf(language, keyword), name)
    await pause()
  }
  for (const [language, vocabulary] of vocabularies) {
    for (const word of [...(wordsWithoutThing.get('en') ?? []), ...(wordsWithoutThing.get(language) ?? [])])
      for (const meaning of meanings) vocabulary[meaning].delete(stemOf(language, word))
    for (const [phrase, things] of vocabulary.hint) {
      if (things.length > mostShared) vocabulary.hint.delete(phrase)
      else if (language !== 'en' && things.length <= fewShared) add(vocabulary, 'name', phrase, things.slice(0, 1))
    }
    await pause()
  }
  return vocabularies
}

const emptyVocabulary = (): Vocabulary => ({
  name: new Map(),
  missing: new Map(),
  occasion: new Map(),
  general: new Map(),
  hint: new Map(),
  ignored: new Map(),
})

/** Adds a phrase, unless it already says something. */
function add(vocabulary: Vocabulary, meaning: Meaning, phrase: string, things: readonly string[]): void {
  const hasMeaning = meanings.some((one) => one !== 'hint' && vocabulary[one].has(phrase))
  if (phrase !== '' && !hasMeaning) vocabulary[meaning].set(phrase, things)
}

/** Adds the phrases of a table, unless they already say something. */
function addPhrases(vocabulary: Vocabulary, meaning: Meaning, table: PhraseTable, language = 'en'): void {
  for (const [name, phrases] of Object.entries(table))
    for (const phrase of phrases.split(', ')) {
      const isApproximate = phrase.startsWith(approximate)
      add(vocabulary, isApproximate ? 'missing' : meaning, keyOf(language, phrase), [name])
    }
}

function addHint({ hint }: Vocabulary, phrase: string, name: string): void {
  const things = hint.get(phrase) ?? []
  if (phrase !== '' && !things.includes(name)) hint.set(phrase, [...things, name])
}

let vocabularies: Promise<ReadonlyMap<string, Vocabulary>> | undefined

/** Returns the vocabularies of all languages, which are read once. */
export const loadVocabularies = (): Promise<ReadonlyMap<string, Vocabulary>> => (vocabularies ??= readVocabularies())
