/** Google Places types of address parts at street level, which don't identify a town. */
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

/** Google Places types that are too general to identify a kind of place. */
const general: ReadonlySet<string> = new Set(['political', 'geocode'])

/** Checks whether an address has a part above street level, such as a town (PLACE-08). `types` contains Google Places types. */
export function isRealPlace(parts: readonly { types: readonly string[] }[]): boolean {
  return parts.some(({ types }) => {
    const kinds = types.filter((type) => !general.has(type))
    return kinds.length > 0 && !kinds.some((type) => streetLevel.has(type))
  })
}

/**
 * Checks whether a name from a map provider is the name of a venue. False for a blank name or one that starts with a digit,
 * which is only an address (PLACE-09).
 */
export const isPlaceName = (name: string): boolean => /^\P{Nd}/u.test(name.trim())
