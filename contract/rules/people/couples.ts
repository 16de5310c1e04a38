import { nameInOrder } from './nameInOrder.ts'

/** A sign or word between two names, in the languages of the headings. */
const joint =
  /\s*[&+＋＆/;|]\s*|\s+(?:and|und|et|y|e|ed|en|och|og|ja|i|и|και|ve|met|mit|avec|con|com|with)\s+|\s*と\s*|\s*和\s*/iu

/** Two names of several words each, such as "Ruth Novak, Pete Berg". */
const twoNames = /^[^\s,]+(?:\s[^\s,]+)+\s*,\s*[^\s,]+(?:\s[^\s,]+)+$/u

/** The maximum number of characters of the names of two people, because looking at longer texts takes long. */
const maxName = 200

/** Titles, which both people have if one of them stands before each name. */
const title =
  /^(?:mr|mrs|ms|mx|miss|dr|prof|herr|frau|fam|familie|family|m|mme|mlle|sr|sra|sig|dhr|mevr|pan|pani)\.?$/iu

/**
 * Returns the names of two people in one text, such as "Ruth & Pete Novak", each with the family name if both share it. Undefined if the
 * text names one person or more than two.
 */
export function coupleIn(text: string): readonly [string, string] | undefined {
  if (text.length > maxName) return undefined
  const [one = '', other = '', ...others] = text
    .trim()
    .split(joint)
    .map((part) => part.trim())
  if (other === '' && twoNames.test(one)) return coupleIn(one.replace(/\s*,\s*/, ' & '))
  if (others.length > 0 || !isName(one) || !isName(other)) return undefined
  // "Novak, Ruth & Pete" can't be told from "Ana, Ben & Cy".
  if (one.includes(',') && !other.includes(',')) return undefined
  const [firstOne, firstOther] = [nameInOrder(one), nameInOrder(other)]
  if (title.test(firstOne) || title.test(firstOther.split(/\s+/)[0] ?? '')) return undefined
  const words = firstOther.split(/\s+/)
  if (isSingle(firstOne) && words.length > 1) return [`${firstOne} ${words.slice(1).join(' ')}`, firstOther]
  return [firstOne, firstOther]
}

/** Returns true for the name of several people, also if their names can't be told apart. */
export const isJoint = (text: string): boolean => text.length <= maxName && joint.test(text)

const isSingle = (name: string): boolean => !/\s/.test(name)
const isName = (text: string): boolean => /^\p{L}[\p{L}\p{M}\s.'’,-]*$/u.test(text) && text.split(/\s+/).length <= 4

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns how surely an address is that of a name: 2 if it has the first name, 1 if it has the initial and the family name. */
function likeness(name: string, email: string): number {
  const local = email.slice(0, email.indexOf('@'))
  const words = name.split(/\s+/).map(plain)
  const [first = ''] = words
  const family = words.length > 1 ? (words.at(-1) ?? '') : ''
  const parts = local.split(/[\d._+-]+/).map(plain)
  if (first.length > 1 && (parts.includes(first) || (first.length > 2 && plain(local).startsWith(first)))) return 2
  // German and Scandinavian addresses write some letters with two.
  const spelledOut = plain(
    name
      .split(/\s+/)[0]
      ?.toLowerCase()
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue')
      .replaceAll('ø', 'oe')
      .replaceAll('å', 'aa') ?? '',
  )
  if (spelledOut.length > 2 && plain(local).startsWith(spelledOut)) return 2
  const initial = first.slice(0, 1)
  if (family !== '' && (plain(local) === initial + family || plain(local) === family + initial)) return 1
  return 0
}

/**
 * Returns the two addresses in the order of the two names that they belong to. Undefined if the addresses don't tell.
 */
export function pairAddresses(
  [one, other]: readonly [string, string],
  [first, second]: readonly [string, string],
): readonly [string, string] | undefined {
  const straightLikeness = likeness(one, first) + likeness(other, second)
  const crossedLikeness = likeness(one, second) + likeness(other, first)
  if (straightLikeness === crossedLikeness) return undefined
  return straightLikeness > crossedLikeness ? [first, second] : [second, first]
}
