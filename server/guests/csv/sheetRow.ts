/** A row of a table with at least one cell that isn't blank. */
export interface SheetRow {
  /** The number that a spreadsheet shows next to the row, starting with 1. */
  row: number
  cells: string[]
}

/** The maximum number of characters of a cell, and of cells of a row. What exceeds them is left out. */
export const maxCell = 1_024
export const maxCells = 1_000
