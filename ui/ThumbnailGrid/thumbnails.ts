/** How many thumbnails a grid shows at most: from 768 px on, in rows of nine, and on mobile (CONST-56). */
export const thumbnailLimits = { wide: 18, perRow: 9, mobile: 3 } as const

/** How many of `total` photos lie beyond the `shown` thumbnails. */
export const beyond = (total: number, shown: number): number => Math.max(0, total - shown)
