/**
 * Parses an int8 value as a number.
 * @throws RangeError if a number can't represent the value exactly.
 */
export function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`)
  return value
}
