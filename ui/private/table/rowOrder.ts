import { noRank } from './ranks.ts'

/** Row indexes in display order, or undefined for all rows in their original order. */
export type RowOrder = Uint32Array | undefined

/**
 * Returns row indexes sorted by rank, in linear time. Rows with equal ranks keep their order, and rows without a rank come last
 * in both sort directions.
 */
export function orderByRank(ranks: Int32Array, descending: boolean): Uint32Array {
  const maxRank = ranks.reduce((largest, rank) => Math.max(largest, rank), noRank)
  const groupOf = (rank: number): number => (rank === noRank ? maxRank + 1 : descending ? maxRank - rank : rank)
  const places = new Uint32Array(maxRank + 3)
  for (const rank of ranks) places[groupOf(rank) + 1] = (places[groupOf(rank) + 1] ?? 0) + 1
  for (let group = 1; group < places.length; group += 1) places[group] = (places[group] ?? 0) + (places[group - 1] ?? 0)
  const order = new Uint32Array(ranks.length)
  ranks.forEach((rank, index) => {
    const place = places[groupOf(rank)] ?? 0
    order[place] = index
    places[groupOf(rank)] = place + 1
  })
  return order
}

/**
 * Returns the indexes of the rows whose text contains `searchText`, in the given order. `words` contains each row's text.
 * Normalize `searchText` and `words` with `fold` first.
 */
export function findMatches(order: RowOrder, words: readonly string[], searchText: string): Uint32Array {
  const matches = new Uint32Array(order?.length ?? words.length)
  let count = 0
  for (let place = 0; place < matches.length; place += 1) {
    const index = order?.[place] ?? place
    if (words[index]?.includes(searchText)) matches[count++] = index
  }
  return matches.subarray(0, count)
}

/** Returns the rows at the positions from `start` (inclusive) to `end` (exclusive) of the display order. */
export const rowsAt = <Row>(rows: readonly Row[], order: RowOrder, start: number, end: number): readonly Row[] =>
  order ? Array.from(order.subarray(start, end)).flatMap((index) => rows[index] ?? []) : rows.slice(start, end)
