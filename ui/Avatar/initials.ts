/** Returns the first character of a word in uppercase. An emoji or a letter with combining marks counts as one character. */
const firstLetter = (word: string): string => {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)
  const [first] = segments
  return first?.segment.toLocaleUpperCase() ?? ''
}

/**
 * Returns the initials of a name's first and last words (HEAD-06). Returns one initial for a single word, and '' if the name is
 * missing or has no letters, digits, or emoji.
 */
export function initials(name: string | undefined): string {
  const words = (name ?? '').split(/\s/u).filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) =>
      word === undefined ? '' : firstLetter(word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, '')),
    )
    .join('')
}
