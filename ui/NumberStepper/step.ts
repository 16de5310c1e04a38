/** A whole number within bounds; what is no number becomes the lower bound. */
export function clamp(value: number, min: number, max: number): number {
  if (Number.isNaN(value)) return min
  return Math.min(max, Math.max(min, Math.round(value)))
}

/** Whether a number needs no `clamp`; what is no number does. */
export const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max
