/** Checks whether two values are equal when written as JSON, ignoring the order of fields. */
export function sameContent(first: unknown, second: unknown): boolean {
  return toSortedJson(first) === toSortedJson(second)
}

const toSortedJson = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
