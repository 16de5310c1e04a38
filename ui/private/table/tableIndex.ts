import { fold } from './fold.ts'
import { ranks } from './ranks.ts'
import { matching, orderByRank } from './rowOrder.ts'
import type { RowOrder } from './rowOrder.ts'

/** What a row says in one column; nothing where it is blank. */
export type TextOf<Row> = (row: Row) => string | undefined

/** What sorting and searching need to know of rows, found out when it is first asked for and kept from then on. */
export interface TableIndex<Row> {
  sorted: (text: TextOf<Row>, descending: boolean) => RowOrder
  /** Those of an order that say, in any of the columns, what is searched for, whatever its case and marks. */
  found: (order: RowOrder, texts: readonly TextOf<Row>[], search: string) => RowOrder
  /** What has to be found out before columns can be sorted and searched without a wait, piece by piece. */
  preparations: (texts: readonly TextOf<Row>[]) => (() => void)[]
}

/** The index of a list of rows, which must not change from then on. */
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
      // One more letter can only leave rows out.
      const before =
        last && last.order === order && last.words === words && searched.startsWith(last.searched) ? last : undefined
      const found = matching(before ? before.found : order, words, searched)
      last = { order, words, searched, found }
      return found
    },
    preparations: (texts) => [() => wordsOf(texts), ...texts.map((text) => () => ranksOf(text))],
  }
}
