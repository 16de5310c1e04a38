/** How long a slide stays when it does not say so itself, in milliseconds. */
export const defaultDelayMs = 5_000

/** The place among `count` slides that an index means, round by the ends (WELC-11); 0 when there are none. */
export const wrap = (index: number, count: number): number => (count < 1 ? 0 : ((index % count) + count) % count)

/** The slide that fills a track scrolled by `scrolled` pixels, either way: writing may run from right to left. */
export function slideAt(scrolled: number, width: number, count: number): number {
  if (width <= 0) return 0
  return Math.min(Math.max(0, count - 1), Math.round(Math.abs(scrolled) / width))
}
