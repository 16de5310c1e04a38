/**
 * Returns the index of the tab that a key moves focus to, wrapping around at the ends, or undefined if the key doesn't move
 * focus.
 */
export function tabStep(
  key: string,
  index: number,
  count: number,
  { vertical, rightToLeft }: { vertical: boolean; rightToLeft: boolean },
): number | undefined {
  if (count < 1) return undefined
  const along = rightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const [back, forward] = vertical ? ['ArrowUp', 'ArrowDown'] : along
  if (key === forward) return (index + 1) % count
  if (key === back) return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
