/** Removes a word's plural ending, so that 'fox' and 'foxes' become equal, as do 'movie' and 'movies'. */
function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  if (/.[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/[^aeiou]ie$/.test(word)) return `${word.slice(0, -2)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/**
 * Returns the words of a prompt, normalized for comparison: lowercase, without accents, apostrophes or plural endings.
 * Duplicates the function for theme search in `contract`, which this workspace may not import. A test checks that the two
 * match.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’‘`]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word === '' ? [] : [singular(word)]))
}
