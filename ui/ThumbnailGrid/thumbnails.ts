/**
 * The maximum number of thumbnails: in total (`wide`) and per row in windows at least 768 px wide, and in total on phones
 * (`mobile`) (CONST-56).
 */
export const thumbnailLimits = { wide: 18, perRow: 9, mobile: 3 } as const

/** Returns the number of photos that aren't shown. */
export const beyond = (total: number, shown: number): number => Math.max(0, total - shown)
