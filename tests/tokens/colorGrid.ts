import { toHex } from '../../tokens/tint.ts'

/** Returns all sRGB colors whose channels are multiples of `step` or 255. */
export function colorGrid(step: number): string[] {
  const levels = Array.from({ length: Math.ceil(255 / step) + 1 }, (_, index) => Math.min(255, index * step))
  return levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => toHex([red, green, blue]))))
}
