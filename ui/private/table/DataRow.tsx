import { memo } from 'react'
import type { DataColumn } from './dataColumn.ts'

interface DataRowProps {
  row: unknown
  columns: readonly Pick<DataColumn<unknown>, 'id' | 'heads' | 'className' | 'cell'>[]
  /** Its place in the whole table, from 1, where only a part is drawn. */
  position: number | undefined
}

/** One row. It is drawn again only when its data, its columns or its place change, not when those around it do. */
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
