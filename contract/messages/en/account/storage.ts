const gigabytes = (bytes: number): string => (bytes / 1_073_741_824).toLocaleString('en', { maximumFractionDigits: 2 })

// The storage of images and photos, shown when little is left

export const albumStorage = (usedBytes: number, maxBytes: number) =>
  `You've used ${gigabytes(usedBytes)} of ${gigabytes(maxBytes)} GB for this album.`
export const imageStorage = (usedBytes: number, maxBytes: number) =>
  `You've used ${gigabytes(usedBytes)} of ${gigabytes(maxBytes)} GB for images. Delete some that you no longer need.`
