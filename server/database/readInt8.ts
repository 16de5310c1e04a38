/**
 * Parses the text of an int8 column's value as a number.
 * @throws RangeError for a value that a number can't represent exactly.
 */
export function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`)
  return value
}
