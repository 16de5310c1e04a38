import { hasEmailShape } from '@festoon/contract/rules/emailShape'
import { withoutLinks } from './block.ts'

/** An address, or words joined by a period, such as `Dr.Me`, that mail programs and phones may take for a domain. */
const linkLike = /[\p{L}\d][.。．｡]\p{L}{2}|\S@\S/u

/** Returns the names that programs could make links, each once, the longest first. */
const linkable = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => linkLike.test(name)).toSorted((one, other) => other.length - one.length)

/**
 * Returns a function that changes the names of people and parties in a text of an email, so that mail programs make none a link. The
 * change is invisible (`withoutLinks`). Other words stay as they are, because hosts may write links in messages.
 */
export function plainNames(names: readonly string[]): (text: string) => string {
  const riskyNames = linkable(names)
  return (text) => riskyNames.reduce((result, name) => result.replaceAll(name, () => withoutLinks(name)), text)
}

/**
 * Returns a text of an SMS in which phones make no name of a person or party a link: each word gets a space after its periods. An invisible
 * character would double the price of the message. Addresses stay readable: a link to one only opens a new email.
 */
export const smsNames = (text: string, names: readonly string[]): string =>
  linkable(names).reduce((result, name) => result.replaceAll(name, () => name.replaceAll(/\S+/gu, withSpaces)), text)

const withSpaces = (word: string): string =>
  hasEmailShape(word) ? word : word.replaceAll(/(?<=[\p{L}\d])[.。．｡](?=\p{L})/gu, '$& ')
