import { memo } from 'react'
import type { DataColumn } from './dataColumn.ts'

interface DataRowProps {
  row: unknown
  columns: readonly Pick<DataColumn<unknown>, 'id' | 'heads' | 'className' | 'cell'>[]
  /** The row's `aria-rowindex`, or undefined if all rows are rendered. The heading row has index 1. */
  position: number | undefined
}

/** A table row that re-renders only when its data, columns, or position changes. */
export const DataRow = memo(function DataRow({ row, columns, position }: DataRowProps) {
  return (
    <tr aria-rowindex={position}>
      {columns.map((column) =>
        column.heads ? (
          <th key={column.id} scope="row" className={column.className}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={column.className}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  )
})
