/** The fewest letters of a word whose typos are read, because almost any shorter one is close to others. */
const shortest = 6
/** The fewest letters of a word that may also sound a little different. */
const longEnough = 8

/** Returns a word as it sounds, roughly, so that "elefant" is close to "elephant". */
const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1+/g, '$1')

/** Returns true if one letter was left out, added, replaced, or swapped with the next. */
function isOneTypoApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [end, otherEnd] = [one.slice(start), other.slice(start)]
  if (end === otherEnd) return true
  return (
    end.slice(1) === otherEnd.slice(1) ||
    end.slice(1) === otherEnd ||
    end === otherEnd.slice(1) ||
    (end[0] === otherEnd[1] && end[1] === otherEnd[0] && end.slice(2) === otherEnd.slice(2))
  )
}

/** Words in which typos are read, by their first letter and length. */
export type Spellings = ReadonlyMap<string, readonly string[]>

const keyOf = (first: string, length: number): string => `${first}${length}`

/** Sorts words for a search. Leaves out those that are too short. */
export function spellingsOf(words: Iterable<string>): Spellings {
  const spellings = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < shortest) continue
    const key = keyOf(word.charAt(0), word.length)
    const list = spellings.get(key)
    if (list) list.push(word)
    else spellings.set(key, [word])
  }
  return spellings
}

/** Returns the word that was meant, if only one typo separates the two. The first letter is seldom wrong. */
export function correct(word: string, spellings: Spellings): string | undefined {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return undefined
  const sound = soundOf(word)
  const lengths = [word.length, word.length + 1, word.length - 1, word.length + 2]
  const nearWords = lengths.flatMap((length) => spellings.get(keyOf(word.charAt(0), length)) ?? [])
  return (
    nearWords.find((other) => soundOf(other) === sound) ??
    nearWords.find((other) => isOneTypoApart(word, other)) ??
    nearWords.find((other) => other.length >= longEnough && isOneTypoApart(sound, soundOf(other)))
  )
}
