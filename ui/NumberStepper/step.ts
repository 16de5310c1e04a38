/** Clamps a number to a whole number within bounds. NaN becomes the lower bound. */
export function clamp(value: number, min: number, max: number): number {
  if (Number.isNaN(value)) return min
  return Math.min(max, Math.max(min, Math.round(value)))
}

/** Checks that a number is already whole and within bounds. False for NaN. */
export const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max
