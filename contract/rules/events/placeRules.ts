/** Parts of an address at street level: they don't say where the street is. */
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

/** Kinds that many other kinds share. */
const general: ReadonlySet<string> = new Set(['political', 'geocode'])

/**
 * Checks whether the parts of an address, with their Google Places kinds, are a real place: one of them has to be
 * above street level (PLACE-08).
 */
export function isRealPlace(parts: readonly { types: readonly string[] }[]): boolean {
  return parts.some(({ types }) => {
    const kinds = types.filter((type) => !general.has(type))
    return kinds.length > 0 && !kinds.some((type) => streetLevel.has(type))
  })
}

/** Checks whether a place's name is a real name: one that starts with a digit is its address (PLACE-09). */
export const isPlaceName = (name: string): boolean => /^\P{Nd}/u.test(name.trim())
