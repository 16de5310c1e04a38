/** The minimum horizontal distance of a swipe, in CSS pixels. */
const swipe = 48

/**
 * Returns the index of the photo that a key switches to, wrapping around at the ends, or undefined if the key doesn't switch
 * photos.
 */
export function photoByKey(key: string, index: number, count: number, rightToLeft: boolean): number | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (count < 1) return undefined
  if (key === forward) return (index + 1) % count
  if (key === back) return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Returns 1 for a swipe to the next photo, -1 for a swipe to the previous photo, or 0 for any other movement. */
export function swipeStep(x: number, y: number, rightToLeft: boolean): -1 | 0 | 1 {
  if (Math.abs(x) < swipe || Math.abs(x) < Math.abs(y) * 1.5) return 0
  return x < 0 === rightToLeft ? -1 : 1
}
