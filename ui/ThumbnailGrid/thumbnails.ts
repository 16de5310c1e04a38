/** The maximum number of thumbnails from 768 px up, in total and per row, and in total on mobile (CONST-56). */
export const thumbnailLimits = { wide: 18, perRow: 9, mobile: 3 } as const

/** Returns the number of photos not shown. */
export const beyond = (total: number, shown: number): number => Math.max(0, total - shown)
