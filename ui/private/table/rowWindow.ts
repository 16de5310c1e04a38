/** What is known of a scrolled list of rows of one height; px. */
export interface Measures {
  rowHeight: number
  /** Height of the part in which rows are seen. */
  seen: number
}

/** Rows from `start` to before `end`, and the height of those left out on either side. */
export interface RowWindow {
  start: number
  end: number
  before: number
  after: number
}

/** Rows drawn above those in sight, so that Tab and a slow scroll meet no gap. */
const above = 2
/** And below, one of them half in sight. */
const below = 2

/** Drawn before anything was measured: enough for most screens, and few enough to be there at once. */
export const firstRows = 20

/** The first row to draw when this much is scrolled away. */
export const firstAt = (scrolled: number, { rowHeight }: Measures): number =>
  Math.max(0, Math.floor(scrolled / rowHeight) - above)

/** Which of `count` rows to draw from the wanted first one on. */
export function rowWindow(count: number, first: number, measures: Measures | undefined): RowWindow {
  if (!measures) return { start: 0, end: Math.min(count, firstRows), before: 0, after: 0 }
  const drawn = Math.ceil(measures.seen / measures.rowHeight) + above + below
  const start = Math.max(0, Math.min(first, count - drawn))
  const end = Math.min(count, start + drawn)
  return { start, end, before: start * measures.rowHeight, after: (count - end) * measures.rowHeight }
}
