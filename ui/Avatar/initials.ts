/** First letter of a text as a reader sees it, emoji and combined letters whole, in upper case. */
const firstLetter = (word: string): string => {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)
  const [first] = segments
  return first?.segment.toLocaleUpperCase() ?? ''
}

/** Initials of the first and the last name, one letter for a single name, empty when there is none (HEAD-06). */
export function initials(name: string | undefined): string {
  const words = (name ?? '').split(/\s+/u).filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) =>
      word === undefined ? '' : firstLetter(word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, '')),
    )
    .join('')
}
