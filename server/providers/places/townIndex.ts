/** A town with at least 1000 people. */
export interface Town {
  id: number
  name: string
  /** `name` as it is compared. */
  key: string
  /** ISO 3166 code. */
  country: string
  /** Region code of that country; only letters are worth showing. */
  region: string
  population: number
  latitude: number
  longitude: number
}

export interface TownIndex {
  /** Towns whose name begins with a key, the likeliest first. */
  startingWith(key: string, limit: number, accepts?: (town: Town) => boolean): Town[]
  byId(id: number): Town | undefined
}

/** The form in which names are compared: without accents, case and punctuation. */
export function placeKey(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '')
  return bare
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Builds the index: towns sorted by key, so that a prefix is one run of them. */
export function townIndex(towns: readonly Town[]): TownIndex {
  const sorted = towns.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const ids = new Map(sorted.map((town) => [town.id, town]))
  const firstAtOrAfter = (key: string): number => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      const town = sorted[middle]
      if (town && town.key < key) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    byId: (id) => ids.get(id),
    startingWith: (key, limit, accepts = () => true) => {
      // Ten of up to ten thousand: kept in order as they are met, which is faster than sorting them all.
      const best: { town: Town; weight: number }[] = []
      for (let at = firstAtOrAfter(key); sorted[at]?.key.startsWith(key); at += 1) {
        const town = sorted[at]
        if (!town) break
        const weight = weightOf(town, key)
        const least = best.at(-1)
        if ((best.length === limit && least && weight <= least.weight) || !accepts(town)) continue
        const place = best.findIndex((other) => weight > other.weight)
        best.splice(place === -1 ? best.length : place, 0, { town, weight })
        if (best.length > limit) best.pop()
      }
      return best.map(({ town }) => town)
    },
  }
}

/** A whole name counts as much as a hundredfold population. */
function weightOf(town: Town, key: string): number {
  return town.key === key ? (town.population + 10) * 100 : town.population + 10
}
