import type { ReactNode } from 'react'
import type { TextOf } from './tableIndex.ts'

/** A column of a DataTable. */
export interface DataColumn<Row> {
  id: string
  heading: ReactNode
  /** Class names of the column's heading and cells. */
  className: string
  /** Makes the cell the row's header, which screen readers announce with every other cell. */
  heads?: boolean | undefined
  /**
   * Renders the cell's content. It is called, not mounted, so it can't use hooks. It is declared as a method, so that one row
   * component can render columns of any row type.
   */
  cell(row: Row): ReactNode
  /** The text used for sorting and searching; omit it to disable both. Pass a stable function. */
  text?: TextOf<Row> | undefined
}
