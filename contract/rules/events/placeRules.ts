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

/** Google Places types that accompany many others and carry no information by themselves. */
const general: ReadonlySet<string> = new Set(['political', 'geocode'])

/**
 * Checks whether the parts of an address, given with their Google Places types, describe a real place: at least one part, such
 * as the town, has to be above street level (PLACE-08).
 */
export function isRealPlace(parts: readonly { types: readonly string[] }[]): boolean {
  return parts.some(({ types }) => {
    const kinds = types.filter((type) => !general.has(type))
    return kinds.length > 0 && !kinds.some((type) => streetLevel.has(type))
  })
}

/**
 * Checks whether a name from a map provider is a venue's name. An empty name isn't, and neither is one that starts with a
 * digit, which is just an address (PLACE-09).
 */
export const isPlaceName = (name: string): boolean => /^\P{Nd}/u.test(name.trim())
