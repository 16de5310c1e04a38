import { deeds, givenNames, titles } from './words/grammar/givenNames.ts'

const token = /\p{L}[\p{L}\p{M}]*(?:['’‘`]\p{L}+)*/gu

const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word)

/** The name in "Rose's", and in "roses" if it has no apostrophe. */
const possessive = /^(.+?)['’‘`]s?$/u

interface Token {
  text: string
  from: number
  to: number
}

/** The words between two people, as in "Lily and Jack". */
const link = /^\s*(?:and|&|\+|und|y|e|et|i|og|en)\s*$/iu

/** Words before a person's name: a birthday is for Rose, and a wedding of Jasmine. */
const belonging = /^(?:for|from|of|für|von|para|de|da|do|di|pour|per|dla|voor|honoring|meet|welcome|dear)$/iu

/**
 * Returns a prompt without the names of people that are also words for things, such as "Rose" in "Rose's birthday". The words around a
 * name tell whether it is a person's.
 */
export function withoutPeople(prompt: string): string {
  const tokens: Token[] = [...prompt.matchAll(token)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))
  const people = new Set<number>()
  const nameOf = ({ text }: Token): string => (possessive.exec(text)?.[1] ?? text).toLowerCase()
  const between = (one: number, other: number): string => prompt.slice(tokens[one]?.to ?? 0, tokens[other]?.from)
  const isTitled = tokens.filter(({ text }) => isCapitalized(text)).length > tokens.length * 0.7 && tokens.length > 3
  for (const [at, one] of tokens.entries()) {
    const before = tokens[at - 1]
    const isNear = before !== undefined && /^\.?\s+$/.test(between(at - 1, at))
    const beforeWord = isNear ? before.text.toLowerCase() : ''
    const isOwner = possessive.test(one.text) && /['’‘`]s?$/u.test(one.text)
    const hasArticle = /^(?:a|an|the|my|your)$/.test(beforeWord)
    if (titles.has(beforeWord) && isCapitalized(one.text) && (!isTitled || givenNames.has(nameOf(one)))) people.add(at)
    if (!givenNames.has(nameOf(one)) || hasArticle) {
      // "At the Wolfs" are people, and so is whoever owns something and is written like a name.
      if (beforeWord === 'the' && isCapitalized(one.text) && givenNames.has(one.text.toLowerCase().replace(/e?s$/, '')))
        people.add(at)
      continue
    }
    const after = prompt.slice(one.to).trimStart()
    const isWritten = isCapitalized(one.text)
    if (isOwner || (isWritten && deeds.test(after))) people.add(at)
    else if (isWritten && !isTitled && belonging.test(beforeWord) && /^(?:[,.!?]|$|\p{Ll}*\d|and\b|&)/u.test(after))
      people.add(at)
    else if (isWritten && /birthday,?\s+$/i.test(prompt.slice(0, one.from)) && !isTitled) people.add(at)
  }
  // Both of a couple are people if one of them is.
  for (const [at, one] of tokens.entries()) {
    const partner = [at + 1, at + 2].find((next) => link.test(between(at, next)))
    const other = partner === undefined ? undefined : tokens[partner]
    if (partner === undefined || !other || isTitled || !isCapitalized(one.text) || !isCapitalized(other.text)) continue
    const isCouple =
      [at, partner].some((index) => people.has(index)) ||
      possessive.test(other.text) ||
      deeds.test(prompt.slice(other.to).trimStart())
    if (isCouple) for (const index of [at, partner]) people.add(index)
  }
  let otherText = ''
  let end = 0
  for (const [at, { from, to }] of tokens.entries()) {
    if (!people.has(at)) continue
    otherText += prompt.slice(end, from)
    end = to
  }
  return otherText + prompt.slice(end)
}
