import { placeKey } from './townIndex.ts'

/** One interpretation of a typed address. */
export interface PlaceQuery {
  /** The street, spelled the way the person typed it, or '' if there is none. */
  street: string
  /** The start of the town's name, normalized by `placeKey`. */
  town: string
  /** The regions or countries that follow the town, which distinguish towns with the same name. Normalized by `placeKey`. */
  regions: readonly string[]
}

/**
 * Returns the possible interpretations of a typed address, most likely first. "123 Main St, Oakland, CA" is a street, a
 * town, and a region. "oakland ca" is a town with two words in its name, or a town with a region.
 */
export function readQuery(input: string): PlaceQuery[] {
  const parts = input
    .slice(0, 256)
    .replace(/\s+/g, ' ')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first = ''] = parts
  const ways: PlaceQuery[] = []
  const add = (street: string, town: string, regions: readonly string[]): void => {
    if (placeKey(town) !== '') ways.push({ street, town: placeKey(town), regions: regions.map(placeKey) })
  }
  if (parts.length > 1) {
    // If the first part has no number, it may be the town, followed by its region.
    if (!/\d/.test(first)) add('', first, parts.slice(1))
    for (let at = 1; at < parts.length; at += 1)
      add(parts.slice(0, at).join(', '), parts[at] ?? '', parts.slice(at + 1))
    return ways
  }
  const words = first.split(/\s+/)
  if (/^\d/.test(first)) {
    for (let count = 3; count >= 1; count -= 1) {
      const town = words.slice(-count).join(' ')
      // "St" and "Rd" start many names of towns, but aren't towns themselves.
      if (words.length - count >= 2 && town.length >= 4) add(words.slice(0, -count).join(' '), town, [])
    }
    return ways
  }
  add('', first, [])
  if (words.length > 1) add('', words.slice(0, -1).join(' '), words.slice(-1))
  return ways
}
