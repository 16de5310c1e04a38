import { fold } from './fold.ts'

/** The rank of what is blank: it belongs at the end, whichever way a list is sorted. */
export const noRank = -1

/** Where a text roughly belongs: numbers by size, signs and spaces aside. */
const rough = (text: string): string =>
  fold(text)
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
    .replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * The place of each text in the reader's alphabet, equal texts sharing one. Computed once per list: ordering numbers is far
 * cheaper than comparing texts.
 *
 * Comparing as a reader would costs much, so texts are first put in a rough order. The true sort then finds them nearly
 * in order and compares each with its neighbour only.
 */
export function ranks(texts: readonly (string | undefined)[], locale?: string): Int32Array {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base', ignorePunctuation: true })
  const different = [...new Set(texts)].flatMap((text) => {
    const trimmed = text?.trim()
    return text === undefined || !trimmed ? [] : [{ text, trimmed, rough: rough(trimmed) }]
  })
  const order = different
    .toSorted((one, other) => (one.rough < other.rough ? -1 : one.rough > other.rough ? 1 : 0))
    .toSorted((one, other) => compare(one.trimmed, other.trimmed))
  const rankOf = new Map<string | undefined, number>()
  let rank = 0
  order.forEach(({ text, trimmed }, place) => {
    const previous = order[place - 1]
    if (previous && compare(previous.trimmed, trimmed) !== 0) rank += 1
    rankOf.set(text, rank)
  })
  return Int32Array.from(texts, (text) => rankOf.get(text) ?? noRank)
}
