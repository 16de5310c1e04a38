/**
 * The maximum number of thumbnails (CONST-56). Windows at least 768 px wide show up to `wide` in total and `perRow` in each
 * row. Phones show up to `mobile` in total.
 */
export const thumbnailLimits = { wide: 18, perRow: 9, mobile: 3 } as const

/** Returns the number of photos that aren't shown. */
export const beyond = (total: number, shown: number): number => Math.max(0, total - shown)
