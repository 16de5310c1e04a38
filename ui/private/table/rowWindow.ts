/** The measurements of a scrolling list with rows of a fixed height, in pixels. */
export interface Measures {
  rowHeight: number
  /** The height of the visible region below the headings. */
  visibleHeight: number
}

/**
 * The range of rows to render, from `start` (inclusive) to `end` (exclusive). `before` and `after` are the total heights of the
 * omitted rows, in pixels.
 */
export interface RowWindow {
  start: number
  end: number
  before: number
  after: number
}

/** The number of extra rows above the visible ones, so that tabbing or scrolling slowly doesn't show a gap. */
const above = 2
/** The number of extra rows at the bottom, of which the first may be partly visible. */
const below = 2

/**
 * The number of rows rendered before the table is measured: enough to fill most screens, but few enough to render instantly.
 */
export const firstRows = 20

/** Returns the index of the first row to render at a scroll offset in pixels. */
export const firstAt = (scrolled: number, { rowHeight }: Measures): number =>
  Math.max(0, Math.floor(scrolled / rowHeight) - above)

/**
 * Returns the range of rows to render in a list of `count` rows. The range starts at `first`, or earlier near the end of the
 * list. Without measurements, it covers the first rows.
 */
export function rowWindow(count: number, first: number, measures: Measures | undefined): RowWindow {
  if (!measures) return { start: 0, end: Math.min(count, firstRows), before: 0, after: 0 }
  const rowCount = Math.ceil(measures.visibleHeight / measures.rowHeight) + above + below
  const start = Math.max(0, Math.min(first, count - rowCount))
  const end = Math.min(count, start + rowCount)
  return { start, end, before: start * measures.rowHeight, after: (count - end) * measures.rowHeight }
}
