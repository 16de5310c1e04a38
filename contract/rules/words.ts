/** Words without meaning of their own. */
const empty = new Set(
  'a an and are as at be by come for from has have her his i in is it its let me my of on or our please she that the their them there they this to us was we will with you your'.split(
    ' ',
  ),
)

/**
 * Returns the form in which words are compared, without plural: 'parties' becomes 'party', 'foxes' 'fox', 'dinosaurs'
 * 'dinosaur'; 'movie' and 'movies' both 'movy'.
 */
export function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  if (/.[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/[^aeiou]ie$/.test(word)) return `${word.slice(0, -2)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/**
 * Returns the words of a text in the form they are compared in: lower case, without accents, apostrophes and plurals.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’‘`]/g, '')
    .toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word === '' ? [] : [singular(word)]))
}

/** Like `wordsOf`, without words that carry no meaning. */
export const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => !empty.has(word))
