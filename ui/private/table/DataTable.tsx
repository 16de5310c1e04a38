import type { SortingState } from '@tanstack/react-table'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { DataColumn } from './dataColumn.ts'
import { DataRow } from './DataRow.tsx'
import { FoundCount } from './FoundCount.tsx'
import { rowsAt } from './rowOrder.ts'
import { TableHead } from './TableHead.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import { useRowOrder } from './useRowOrder.ts'
import { useRowWindow } from './useRowWindow.ts'

export interface DataTableProps<Row extends object> {
  label: string
  /** The rows. Pass a stable array, because the sort and search index is recomputed for each new one. */
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The columns. Pass a stable array, because a new one re-renders every row. */
  columns: readonly DataColumn<Row>[]
  /** The search term. Only matching rows are shown, and screen readers announce their number. */
  search?: string | undefined
  /** The content shown if there are no rows, or if no row matches the search. */
  emptyText?: ReactNode
  /** Class names for the scrolling region of a long table, for example to limit its height. */
  className: string
}

/**
 * The number of rows above which only the visible ones are rendered. The cells then need a fixed height, set with the Tailwind
 * variant `in-data-many:`.
 */
const manyBeyond = 100

/** A sortable, searchable table that stays fast with 10,000 rows. */
export function DataTable<Row extends object>({
  label,
  rows,
  rowId,
  columns,
  search,
  emptyText,
  className,
}: DataTableProps<Row>) {
  const [sorting, setSorting] = useState<SortingState>([])
  const [sort] = sorting
  const order = useRowOrder(rows, columns, sort, search ?? '')
  const count = order?.length ?? rows.length
  const many = rows.length > manyBeyond
  const sortAndSearch = `${sort?.id} ${sort?.desc} ${search ?? ''}`
  const { scroller, start, end, before, after, onScroll } = useRowWindow({ count, sortAndSearch, enabled: many })
  const rememberFocus = useKeptFocus(scroller)
  return (
    <>
      {search !== undefined && <FoundCount search={search} count={count} />}
      <div
        ref={scroller}
        onScroll={onScroll}
        onFocus={rememberFocus}
        // Without a tab stop, it only takes the focus of a row that is gone.
        {...(many ? { role: 'region', 'aria-label': label, tabIndex: 0 } : { tabIndex: -1 })}
        // With very large text on a small screen, the table scrolls sideways instead of the page.
        className={classes(
          'isolate overflow-x-auto',
          many && 'overflow-y-auto overscroll-contain rounded-md',
          many && className,
        )}
      >
        <table
          aria-label={label}
          aria-rowcount={many ? count + 1 : undefined}
          data-many={many || undefined}
          className="w-full border-separate border-spacing-0 text-start data-many:table-fixed"
        >
          <TableHead
            columns={columns}
            sorting={sorting}
            onSortingChange={setSorting}
            className={many ? 'sticky top-0 z-10 bg-page' : undefined}
            isNumbered={many}
          />
          <tbody>
            <Spacer height={before} />
            {rowsAt(rows, order, start, end).map((row, place) => (
              <DataRow key={rowId(row)} row={row} columns={columns} position={many ? start + place + 2 : undefined} />
            ))}
            <Spacer height={after} />
            {count === 0 && (
              <tr>
                <td colSpan={columns.length} className="px-3 py-14 text-center text-lead">
                  {emptyText}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** An empty row in place of the rows that aren't rendered. */
function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null
}
