import { fold } from './fold.ts'

/** The rank of blank or missing text, which comes last in both sort directions. */
export const noRank = -1

/** Returns an approximate sort key: the folded text without punctuation or spaces, and with zero-padded numbers. */
const rough = (text: string): string =>
  fold(text)
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
    .replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Returns each text's rank in the locale's sort order, or `noRank` for a blank or undefined text. Texts that differ only in
 * case, accents, or punctuation share a rank. The texts are presorted by an approximate key, to reduce the number of slow
 * locale comparisons.
 */
export function ranks(texts: readonly (string | undefined)[], locale?: string): Int32Array {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base', ignorePunctuation: true })
  const different = [...new Set(texts)].flatMap((text) => {
    const trimmedText = text?.trim()
    return text === undefined || !trimmedText ? [] : [{ text, trimmedText, rough: rough(trimmedText) }]
  })
  const order = different
    .toSorted((one, other) => (one.rough < other.rough ? -1 : one.rough > other.rough ? 1 : 0))
    .toSorted((one, other) => compare(one.trimmedText, other.trimmedText))
  const rankOf = new Map<string | undefined, number>()
  let rank = 0
  order.forEach(({ text, trimmedText }, place) => {
    const previous = order[place - 1]
    if (previous && compare(previous.trimmedText, trimmedText) !== 0) rank += 1
    rankOf.set(text, rank)
  })
  return Int32Array.from(texts, (text) => rankOf.get(text) ?? noRank)
}
