/**
 * Parses an int8 from either driver as a number.
 * @throws RangeError for a value that a number can't represent exactly.
 */
export function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`)
  return value
}
