/** The default time that a slide stays on screen during autoplay, in milliseconds. */
export const defaultDelayMs = 5_000

/** Wraps an index, so that the first of `count` slides follows the last (WELC-11). Returns 0 if there are no slides. */
export const wrap = (index: number, count: number): number => (count < 1 ? 0 : ((index % count) + count) % count)

/**
 * Returns the index of the slide that is visible at a horizontal scroll offset. The offset and the slide width are in pixels.
 * Works in both writing directions.
 */
export function slideAt(scrollOffset: number, width: number, count: number): number {
  if (width <= 0) return 0
  return Math.min(Math.max(0, count - 1), Math.round(Math.abs(scrollOffset) / width))
}
