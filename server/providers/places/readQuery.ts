import { placeKey } from './townIndex.ts'

/** One interpretation of a typed address. */
export interface PlaceQuery {
  /** The street as typed, or '' if there is none. */
  street: string
  /** The town's name or the start of it, normalized by `placeKey`. */
  town: string
  /** The regions or countries after the town, normalized by `placeKey`. They distinguish towns with the same name. */
  regions: readonly string[]
}

/** The number of parts at the end of an address that can be its town. Each part is looked up among all towns. */
const maxTowns = 5

/**
 * Returns the possible interpretations of a typed address, most likely first. For example, "oakland ca" is either a town with
 * two words in its name, or a town and its region.
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
    if (!/\d/.test(first) && parts.length <= maxTowns) add('', first, parts.slice(1))
    for (let at = Math.max(1, parts.length - maxTowns); at < parts.length; at += 1)
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
