/** The path to a part of a value. */
export type Path = readonly (string | number)[]

/** Returns the paths to all parts of a value, except the whole. */
export function partsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...partsOf(inner).map((rest) => [key, ...rest])])
}

/** Returns a copy of `value` with the part at the path replaced. */
export function replacePart(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...Object(value) }
  Object.defineProperty(copy, key, {
    value: replacePart(Object(value)[key], rest, part),
    enumerable: true,
    configurable: true,
    writable: true,
  })
  return copy
}
