export interface Random {
  /** Returns a number from `low` up to, but not including, `high`. */
  between: (low: number, high: number) => number
  /** Returns an integer from 0 up to, but not including, `end`. */
  below: (end: number) => number
  /**
   * Returns a random element of a list.
   * @throws RangeError for an empty list.
   */
  pick: <T>(list: readonly T[]) => T
}

/** Creates a random number generator (mulberry32) that always produces the same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixedBits = Math.imul(state ^ (state >>> 15), 1 | state)
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number): number => Math.floor(next() * end)
  return {
    between: (low, high) => low + next() * (high - low),
    below,
    pick: (list) => {
      const chosenItem = list[below(list.length)]
      if (chosenItem === undefined) throw new RangeError('Nothing to pick from')
      return chosenItem
    },
  }
}
