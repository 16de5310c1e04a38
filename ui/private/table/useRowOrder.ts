import { useEffect, useMemo } from 'react'
import type { DataColumn } from './dataColumn.ts'
import type { RowOrder } from './rowOrder.ts'
import { tableIndex } from './tableIndex.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * The minimum number of rows for which the index is computed in idle time. For fewer rows, computing it on first use causes no
 * noticeable delay.
 */
const worthPreparing = 1_000

/**
 * Returns the indexes of the matching rows in sorted order, or undefined if there is no search and no sort. For long lists,
 * computes the sort and search index while the browser is idle.
 */
export function useRowOrder<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: { id: string; desc: boolean } | undefined,
  search: string,
): RowOrder {
  const index = useMemo(() => tableIndex(rows), [rows])
  const sortedOrder = useMemo(() => {
    const text = columns.find(({ id }) => id === sort?.id)?.text
    return sort && text ? index.sortRows(text, sort.desc) : undefined
  }, [index, columns, sort])
  const texts = useMemo(() => columns.flatMap(({ text }) => text ?? []), [columns])
  useEffect(
    () => (rows.length < worthPreparing ? undefined : whenIdle(index.preparations(texts))),
    [index, texts, rows],
  )
  return useMemo(() => index.filterRows(sortedOrder, texts, search), [index, texts, sortedOrder, search])
}
