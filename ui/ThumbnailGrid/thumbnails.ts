/**
 * The maximum numbers of thumbnails (CONST-56): `wide` in total and `perRow` in each row in windows at least 768 px wide, and
 * `mobile` in total in smaller windows.
 */
export const thumbnailLimits = { wide: 18, perRow: 9, mobile: 3 } as const

/** Returns the number of photos that aren't shown. */
export const beyond = (total: number, shown: number): number => Math.max(0, total - shown)
