/** Returns the singular of a word, for comparison only: 'foxes' becomes 'fox', and 'movie' and 'movies' both become 'movy'. */
function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  if (/.[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/[^aeiou]ie$/.test(word)) return `${word.slice(0, -2)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/**
 * Returns the words of a text, normalized for comparison: lowercase, singular, and without accents or apostrophes. Duplicates
 * the function of the same name in `contract`, which this workspace may not import. A test checks that the two match.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’‘`]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word === '' ? [] : [singular(word)]))
}
