import { memo } from 'react'
import type { DataColumn } from './dataColumn.ts'

interface DataRowProps {
  row: unknown
  columns: readonly Pick<DataColumn<unknown>, 'id' | 'heads' | 'className' | 'cell'>[]
  /** The row's position in the whole table, from 1, if only part of it is rendered. */
  position: number | undefined
}

/** A table row. It renders again only when its data, columns or position change. */
export const DataRow = memo(function DataRow({ row, columns, position }: DataRowProps) {
  return (
    <tr aria-rowindex={position} className="hover:bg-tint">
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
