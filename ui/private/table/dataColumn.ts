import type { ReactNode } from 'react'
import type { TextOf } from './tableIndex.ts'

/** A column of a DataTable. */
export interface DataColumn<Row> {
  id: string
  heading: ReactNode
  /** Class names for the column's heading and cells. */
  className: string
  /** Makes the column's cells row headers, which screen readers announce with the row's other cells. */
  heads?: boolean | undefined
  /**
   * Renders the cell's content. It is called as a function, not mounted as a component, so it can't use hooks. It is declared
   * as a method, so that DataRow can render columns of any row type.
   */
  cell(row: Row): ReactNode
  /** Returns the text used for sorting and searching. Omit it to disable both for this column. Pass a stable function. */
  text?: TextOf<Row> | undefined
}
