/** Rounds a number and clamps it to the range from `min` to `max`. NaN becomes `min`. */
export function clamp(value: number, min: number, max: number): number {
  if (Number.isNaN(value)) return min
  return Math.min(max, Math.max(min, Math.round(value)))
}

/** Returns true if a number is whole and in the range from `min` to `max`. Returns false for NaN. */
export const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max
