const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const firstOf = (text: string): string => {
  const [first] = graphemes.segment(text)
  return first?.segment ?? ''
}

/** Matches names in scripts that write the family name first and without spaces. */
const withoutSpaces = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}$/u

/**
 * Returns a guest's name as strangers see it: the first name and the initial of the last, such as 'Ana P.'. Of an email address, and
 * of a name in a script without spaces, only the first character is left.
 */
export function shortName(name: string): string {
  const words = name.trim().split(/[\s\p{Z}]+/u)
  const [first = ''] = words
  if (first.includes('@') || (words.length === 1 && withoutSpaces.test(first))) return `${firstOf(first)}.`
  const last = words.length > 1 ? words.at(-1)?.replace(/^[^\p{L}\p{N}]+/u, '') : undefined
  return last === undefined || last === '' ? first : `${first} ${firstOf(last)}.`
}
