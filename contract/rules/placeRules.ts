/** Parts of an address that a street has: they say nothing of where that street is. */
const streetLevel: ReadonlySet<string> = new Set([
  'street_number',
  'street_address',
  'route',
  'intersection',
  'premise',
  'subpremise',
  'floor',
  'room',
  'post_box',
  'plus_code',
])

/** What says of any part only that it is one of several kinds. */
const general: ReadonlySet<string> = new Set(['political', 'geocode'])

/**
 * Whether the parts of an address, each with its kinds as Google's Places name them, make a real place: one has to be beyond the
 * street (PLACE-08).
 */
export function isRealPlace(parts: readonly { types: readonly string[] }[]): boolean {
  return parts.some(({ types }) => {
    const kinds = types.filter((type) => !general.has(type))
    return kinds.length > 0 && !kinds.some((type) => streetLevel.has(type))
  })
}

/** Whether what a place is called is a name: one that begins with a digit is its address (PLACE-09). */
export const isPlaceName = (name: string): boolean => /^\P{Nd}/u.test(name.trim())
