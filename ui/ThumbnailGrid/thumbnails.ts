/** The maximum number of thumbnails: from 768 px, in rows of nine, and on mobile (CONST-56). */
export const thumbnailLimits = { wide: 18, perRow: 9, mobile: 3 } as const

/** How many of `total` photos come after the `shown` thumbnails. */
export const beyond = (total: number, shown: number): number => Math.max(0, total - shown)
