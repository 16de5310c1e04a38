/** Words that are ignored when matching. */
const empty = new Set(
  'a an and are as at be by come for from has have her his i in is it its let me my of on or our please she that the their them there they this to us was we will with you your'.split(
    ' ',
  ),
)

/**
 * Returns a form that a word's singular and plural share, for comparison only: 'party' for 'parties', and 'movy' for both
 * 'movie' and 'movies'.
 */
export function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  if (/.[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/[^aeiou]ie$/.test(word)) return `${word.slice(0, -2)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/** Returns the words of a string, normalized for comparison: lowercase, singular, without accents or apostrophes. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’‘`]/g, '')
    .toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word === '' ? [] : [singular(word)]))
}

/** Returns the words of a string, normalized by `wordsOf`, without stop words. */
export const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => !empty.has(word))
