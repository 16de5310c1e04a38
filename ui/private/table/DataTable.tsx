import type { SortingState } from '@tanstack/react-table'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { DataColumn } from './dataColumn.ts'
import { DataRow } from './DataRow.tsx'
import { FoundCount } from './FoundCount.tsx'
import { rowsAt } from './rowOrder.ts'
import { TableHead } from './TableHead.tsx'
import { useRowOrder } from './useRowOrder.ts'
import { useRowWindow } from './useRowWindow.ts'

export interface DataTableProps<Row extends object> {
  label: string
  /** The rows. Pass the same array while they are unchanged, because sort and search indexes are computed once per array. */
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The columns. Always pass the same array, because every row re-renders when the array changes. */
  columns: readonly DataColumn<Row>[]
  /** The search term. Only matching rows are shown, and screen readers announce their number. */
  search?: string | undefined
  /** The content shown if there are no rows, or none match the search. */
  emptyText?: ReactNode
  /** Class names for the scrolling region of a long table, such as its height. */
  className: string
}

/**
 * The number of rows above which only visible rows are rendered. The cells of such a table must have a fixed height, set
 * with the variant `in-data-many:`.
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
  const asked = `${sort?.id} ${sort?.desc} ${search ?? ''}`
  const { scroller, start, end, before, after, onScroll } = useRowWindow({ count, asked, enabled: many })
  return (
    <>
      {search !== undefined && <FoundCount search={search} count={count} />}
      <div
        ref={scroller}
        onScroll={onScroll}
        {...(many && { role: 'region', 'aria-label': label, tabIndex: 0 })}
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
            numbered={many}
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

/** An empty row that takes up the space of rows that aren't rendered. */
function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null
}
