/** The measurements of a scrolling list with rows of a fixed height, in pixels. */
export interface Measures {
  rowHeight: number
  /** The height of the visible region. */
  seen: number
}

/**
 * The range of rows to render, from `start` up to, but not including, `end`, and the total heights of the omitted rows before
 * and after it, in pixels.
 */
export interface RowWindow {
  start: number
  end: number
  before: number
  after: number
}

/** The number of rows rendered above the visible ones, so that no gap appears when the user tabs or scrolls slowly. */
const above = 2
/** The number of additional rows rendered at the bottom. One of them may be partly visible. */
const below = 2

/**
 * The number of rows rendered before the table is measured. It is enough for most screens, but few enough to render instantly.
 */
export const firstRows = 20

/** Returns the index of the first row to render at a scroll offset in pixels. */
export const firstAt = (scrolled: number, { rowHeight }: Measures): number =>
  Math.max(0, Math.floor(scrolled / rowHeight) - above)

/**
 * Returns the range of rows to render from a list of `count` rows. It starts at index `first`, or earlier if too few rows follow.
 * Without measurements, returns the first rows.
 */
export function rowWindow(count: number, first: number, measures: Measures | undefined): RowWindow {
  if (!measures) return { start: 0, end: Math.min(count, firstRows), before: 0, after: 0 }
  const drawn = Math.ceil(measures.seen / measures.rowHeight) + above + below
  const start = Math.max(0, Math.min(first, count - drawn))
  const end = Math.min(count, start + drawn)
  return { start, end, before: start * measures.rowHeight, after: (count - end) * measures.rowHeight }
}
