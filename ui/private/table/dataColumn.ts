import type { ReactNode } from 'react'
import type { TextOf } from './tableIndex.ts'

/** A column of a DataTable. */
export interface DataColumn<Row> {
  id: string
  heading: ReactNode
  /** Classes of its heading and cells. */
  className: string
  /** Whether it names its row: a screen reader says it with every other cell. */
  heads?: boolean | undefined
  /** What a cell shows. Called, not mounted: no hooks in it. A method, so that a row draws columns of any kind of row. */
  cell(row: Row): ReactNode
  /** What sorts the column and is searched; without it neither. The same function each time. */
  text?: TextOf<Row> | undefined
}
