import { fold } from './fold.ts'
import { ranks } from './ranks.ts'
import { matching, orderByRank } from './rowOrder.ts'
import type { RowOrder } from './rowOrder.ts'

/** Returns a row's text in one column, or undefined if there is none. */
export type TextOf<Row> = (row: Row) => string | undefined

/** A sort and search index of a list of rows, computed on first use and then cached. */
export interface TableIndex<Row> {
  sorted: (text: TextOf<Row>, descending: boolean) => RowOrder
  /**
   * Filters `order` to the rows that contain the search term in any column, ignoring case and diacritics. Returns `order`
   * unchanged if the term is blank.
   */
  found: (order: RowOrder, texts: readonly TextOf<Row>[], search: string) => RowOrder
  /** Returns tasks that compute the index in advance, so that sorting and searching are fast. */
  preparations: (texts: readonly TextOf<Row>[]) => (() => void)[]
}

/** Creates a sort and search index of a list of rows, which must not change afterward. */
export function tableIndex<Row>(rows: readonly Row[]): TableIndex<Row> {
  const known = new Map<TextOf<Row>, Int32Array>()
  let said: { texts: readonly TextOf<Row>[]; words: readonly string[] } | undefined
  let last: { order: RowOrder; words: readonly string[]; searched: string; found: RowOrder } | undefined

  const ranksOf = (text: TextOf<Row>): Int32Array => {
    const found = known.get(text) ?? ranks(rows.map(text))
    known.set(text, found)
    return found
  }
  const wordsOf = (texts: readonly TextOf<Row>[]): readonly string[] => {
    if (said?.texts.length !== texts.length || said.texts.some((text, place) => text !== texts[place])) {
      said = { texts, words: rows.map((row) => fold(texts.map((text) => text(row) ?? '').join('\n'))) }
    }
    return said.words
  }
  return {
    sorted: (text, descending) => orderByRank(ranksOf(text), descending),
    found(order, texts, search) {
      const searched = fold(search.trim())
      if (searched === '') return order
      const words = wordsOf(texts)
      // A longer search term can only narrow the previous results.
      const before =
        last && last.order === order && last.words === words && searched.startsWith(last.searched) ? last : undefined
      const found = matching(before ? before.found : order, words, searched)
      last = { order, words, searched, found }
      return found
    },
    preparations: (texts) => [() => wordsOf(texts), ...texts.map((text) => () => ranksOf(text))],
  }
}
