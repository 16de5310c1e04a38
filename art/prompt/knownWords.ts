import type { Nouns } from '../things/nouns.ts'
import { correct, spellingsOf, type Spellings } from './typos.ts'
import { isFunctionWord, meanings, type Vocabulary } from './vocabulary.ts'
import { yieldEvery } from './yieldEvery.ts'

/** The words of English prompts, by which typos are noticed. */
interface EnglishWords {
  all: ReadonlySet<string>
  spellings: Spellings
}

async function readEnglishWords(vocabulary: Vocabulary, nouns: Nouns): Promise<EnglishWords> {
  const all = new Set<string>()
  const pause = yieldEvery(4_000)
  const addAll = async (phrases: Iterable<string>): Promise<void> => {
    for (const phrase of phrases) {
      for (const word of phrase.split(' ')) all.add(word)
      await pause()
    }
  }
  // Nouns are known, but too many for a typo to mean one of them.
  for (const meaning of meanings) await addAll(vocabulary[meaning].keys())
  const spellings = spellingsOf(all)
  await addAll(nouns.keys())
  return { all, spellings }
}

let englishWords: Promise<EnglishWords> | undefined

/** Returns the phrase that a word typed as one stands for, such as "teddy bear" for "teddybear". */
function splitWord(word: string, { name, occasion }: Vocabulary): string | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const phrase = `${word.slice(0, at)} ${word.slice(at)}`
    if (name.has(phrase) || occasion.has(phrase)) return phrase
  }
  return undefined
}

/** Returns English words as they were meant: split where they are two, and without typos. */
export async function meantWords(
  words: readonly string[],
  vocabulary: Vocabulary,
  nouns: Nouns,
): Promise<readonly string[]> {
  const { all, spellings } = await (englishWords ??= readEnglishWords(vocabulary, nouns))
  return words.flatMap((word) => {
    if (all.has(word) || isFunctionWord('en', word)) return [word]
    const phrase = splitWord(word, vocabulary) ?? correct(word, spellings)
    return phrase === undefined ? [word] : phrase.split(' ')
  })
}
