import { placeKey } from './townIndex.ts'

/** One way to read a typed address. */
export interface PlaceQuery {
  /** Street part, as typed; empty when there is none. */
  street: string
  /** How the town's name begins. */
  town: string
  /** What stands after the town, to choose among towns of one name: regions or countries. */
  regions: readonly string[]
}

/**
 * The ways in which a typed address can be read, the likeliest first: "123 Main St, Oakland, CA" is a street, a town and a
 * region; "oakland ca" a town with a region, or a town of two words.
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
    // A street in front unless the first part has no number; then the town may stand first, with its region.
    if (!/\d/.test(first)) add('', first, parts.slice(1))
    for (let at = 1; at < parts.length; at += 1)
      add(parts.slice(0, at).join(', '), parts[at] ?? '', parts.slice(at + 1))
    return ways
  }
  const words = first.split(/\s+/)
  if (/^\d/.test(first)) {
    for (let count = 3; count >= 1; count -= 1) {
      const town = words.slice(-count).join(' ')
      // "St" or "Rd" begin many a town's name, and are none.
      if (words.length - count >= 2 && town.length >= 4) add(words.slice(0, -count).join(' '), town, [])
    }
    return ways
  }
  add('', first, [])
  if (words.length > 1) add('', words.slice(0, -1).join(' '), words.slice(-1))
  return ways
}
