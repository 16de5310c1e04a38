/** Thumbnail limits: in total on screens 768 px and wider, per row there, and in total on mobile (CONST-56). */
export const thumbnailLimits = { wide: 18, perRow: 9, mobile: 3 } as const

/** The number of the `total` photos that come after the `shown` thumbnails. */
export const beyond = (total: number, shown: number): number => Math.max(0, total - shown)
