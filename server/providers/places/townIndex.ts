/** A town with a population of at least 1,000. */
export interface Town {
  id: number
  name: string
  /** The name, normalized by `placeKey`. */
  key: string
  /** The country's two-letter ISO 3166 code. */
  country: string
  /**
   * The code of the town's region within its country, such as CA for California. It is shown only if it consists of two or
   * three letters.
   */
  region: string
  population: number
  latitude: number
  longitude: number
}

export interface TownIndex {
  /**
   * Returns up to `limit` towns whose normalized name starts with `key`, most likely first. Leaves out towns that `accepts`
   * rejects.
   */
  startingWith(key: string, limit: number, accepts?: (town: Town) => boolean): Town[]
  byId(id: number): Town | undefined
}

/** Normalizes a name for comparison: converts it to lowercase, removes accents, and replaces punctuation with spaces. */
export function placeKey(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '')
  return bare
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Builds an index of towns, sorted by normalized name so that towns with the same prefix are adjacent. `others` contains towns
 * again, with the key of another name.
 */
export function townIndex(towns: readonly Town[], others: readonly Town[] = []): TownIndex {
  const sortedTowns = [...towns, ...others].toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const ids = new Map(sortedTowns.map((town) => [town.id, town]))
  const firstAtOrAfter = (key: string): number => {
    let low = 0
    let high = sortedTowns.length
    while (low < high) {
      const middle = (low + high) >> 1
      const town = sortedTowns[middle]
      if (town && town.key < key) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    byId: (id) => ids.get(id),
    startingWith: (key, limit, accepts = () => true) => {
      // Keeps only the best matches sorted, which is faster than sorting up to ten thousand.
      const best: { town: Town; weight: number }[] = []
      const isListed = ({ id }: Town): boolean => best.some(({ town }) => town.id === id)
      for (let at = firstAtOrAfter(key); sortedTowns[at]?.key.startsWith(key); at += 1) {
        const town = sortedTowns[at]
        if (!town) break
        const weight = weightOf(town, key)
        const least = best.at(-1)
        if ((best.length === limit && least && weight <= least.weight) || !accepts(town) || isListed(town)) continue
        const place = best.findIndex((other) => weight > other.weight)
        best.splice(place === -1 ? best.length : place, 0, { town, weight })
        if (best.length > limit) best.pop()
      }
      return best.map(({ town }) => town)
    },
  }
}

/** Returns a town's weight for ranking, based on its population. An exact match has 100 times the weight. */
function weightOf(town: Town, key: string): number {
  return town.key === key ? (town.population + 10) * 100 : town.population + 10
}
