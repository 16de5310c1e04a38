/** The measurements of a scrolling list with rows of a fixed height, in px. */
export interface Measures {
  rowHeight: number
  /** The height of the visible region. */
  seen: number
}

/** The rows from `start` up to, but not including, `end`, and the height of the omitted rows on either side. */
export interface RowWindow {
  start: number
  end: number
  before: number
  after: number
}

/** Rows rendered above the visible ones, so that tabbing and slow scrolling show no gap. */
const above = 2
/** Rows rendered below the visible ones, one of which may be partly visible. */
const below = 2

/** Rows rendered before anything is measured: enough for most screens, few enough to appear at once. */
export const firstRows = 20

/** The first row to render at this scroll offset. */
export const firstAt = (scrolled: number, { rowHeight }: Measures): number =>
  Math.max(0, Math.floor(scrolled / rowHeight) - above)

/** The range of rows to render, starting at the given row, out of `count`. */
export function rowWindow(count: number, first: number, measures: Measures | undefined): RowWindow {
  if (!measures) return { start: 0, end: Math.min(count, firstRows), before: 0, after: 0 }
  const drawn = Math.ceil(measures.seen / measures.rowHeight) + above + below
  const start = Math.max(0, Math.min(first, count - drawn))
  const end = Math.min(count, start + drawn)
  return { start, end, before: start * measures.rowHeight, after: (count - end) * measures.rowHeight }
}
