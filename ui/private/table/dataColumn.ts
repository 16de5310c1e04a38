import type { ReactNode } from 'react'
import type { TextOf } from './tableIndex.ts'

/** A column of a DataTable. */
export interface DataColumn<Row> {
  id: string
  heading: ReactNode
  /** Class names for the column's heading and cells. */
  className: string
  /** Renders the column's cells as row headers, which screen readers announce with the row's other cells. */
  heads?: boolean | undefined
  /**
   * Renders the cell's content. Can't use hooks, because DataRow calls it as a plain function. Declared as a method, so that
   * DataRow accepts columns of any row type.
   */
  cell(row: Row): ReactNode
  /**
   * Returns the text to sort and search by. Omit this function to disable both for the column. Pass a stable function, because
   * the index is cached per function.
   */
  text?: TextOf<Row> | undefined
}
