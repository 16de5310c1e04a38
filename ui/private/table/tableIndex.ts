import { fold } from './fold.ts'
import { ranks } from './ranks.ts'
import { findMatches, orderByRank } from './rowOrder.ts'
import type { RowOrder } from './rowOrder.ts'

/** Returns a row's text in one column, or undefined if there is none. */
export type TextOf<Row> = (row: Row) => string | undefined

/** A sort and search index of a list of rows, computed on first use and then cached. */
export interface TableIndex<Row> {
  sortRows: (text: TextOf<Row>, descending: boolean) => RowOrder
  /**
   * Filters `order` to the rows that contain the search term in any column, ignoring case and diacritics. Returns `order`
   * unchanged if the term is blank.
   */
  filterRows: (order: RowOrder, texts: readonly TextOf<Row>[], search: string) => RowOrder
  /** Returns tasks that compute the index in advance, so that sorting and searching are fast. */
  preparations: (texts: readonly TextOf<Row>[]) => (() => void)[]
}

/** Creates a sort and search index of a list of rows, which must not change afterward. */
export function tableIndex<Row>(rows: readonly Row[]): TableIndex<Row> {
  const rankCache = new Map<TextOf<Row>, Int32Array>()
  let searchable: { texts: readonly TextOf<Row>[]; words: readonly string[] } | undefined
  let last: { order: RowOrder; words: readonly string[]; searchText: string; matches: RowOrder } | undefined

  const ranksOf = (text: TextOf<Row>): Int32Array => {
    const ranking = rankCache.get(text) ?? ranks(rows.map(text))
    rankCache.set(text, ranking)
    return ranking
  }
  const wordsOf = (texts: readonly TextOf<Row>[]): readonly string[] => {
    if (searchable?.texts.length !== texts.length || searchable.texts.some((text, place) => text !== texts[place])) {
      searchable = { texts, words: rows.map((row) => fold(texts.map((text) => text(row) ?? '').join('\n'))) }
    }
    return searchable.words
  }
  return {
    sortRows: (text, descending) => orderByRank(ranksOf(text), descending),
    filterRows(order, texts, search) {
      const searchText = fold(search.trim())
      if (searchText === '') return order
      const words = wordsOf(texts)
      // A longer search term can only narrow the previous results.
      const before =
        last && last.order === order && last.words === words && searchText.startsWith(last.searchText)
          ? last
          : undefined
      const matches = findMatches(before ? before.matches : order, words, searchText)
      last = { order, words, searchText, matches }
      return matches
    },
    preparations: (texts) => [() => wordsOf(texts), ...texts.map((text) => () => ranksOf(text))],
  }
}
