import { createColumnHelper, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import type { ColumnDef, OnChangeFn, SortingState } from '@tanstack/react-table'
import { memo, useMemo } from 'react'
import type { DataColumn } from './dataColumn.ts'
import { SortHeader } from './SortHeader.tsx'

interface TableHeadProps {
  columns: readonly Pick<DataColumn<never>, 'id' | 'heading' | 'className' | 'text'>[]
  sorting: SortingState
  onSortingChange: OnChangeFn<SortingState>
  className: string | undefined
  /** True if the rows have an `aria-rowindex`, which is 1 for the heading row. */
  isNumbered: boolean
}

const features = tableFeatures({ rowSortingFeature })
const none: readonly never[] = []
const helper = createColumnHelper<typeof features, object>()

/** Converts columns to TanStack Table's format. Columns with a `text` function are sortable. */
const columnDefs = (columns: TableHeadProps['columns']): ColumnDef<typeof features, object>[] =>
  columns.map(({ id, text }) => (text ? helper.accessor((): unknown => undefined, { id }) : helper.display({ id })))

/**
 * The heading row of a DataTable. Clicking a sortable heading cycles through ascending, descending, and unsorted. Only the
 * headings use TanStack Table, because it would create an object for each row.
 */
export const TableHead = memo(function TableHead({
  columns,
  sorting,
  onSortingChange,
  className,
  isNumbered,
}: TableHeadProps) {
  const table = useTable({
    features,
    data: none,
    columns: useMemo(() => columnDefs(columns), [columns]),
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange,
  })
  return (
    <thead className={className}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={isNumbered ? 1 : undefined}>
          {group.headers.map((header, place) => (
            <SortHeader
              key={header.id}
              className={columns[place]?.className}
              sortDirection={header.column.getIsSorted()}
              onSort={header.column.getCanSort() ? header.column.getToggleSortingHandler() : undefined}
            >
              {columns[place]?.heading}
            </SortHeader>
          ))}
        </tr>
      ))}
    </thead>
  )
})
