import { normalizeEmail } from '@festoon/contract/rules/email'

/** A word with an @, without the brackets, quotes, and marks around it. */
const addresses = /[^\s<>()[\],;:"“”]+@[^\s<>()[\],;:"“”]+/gu

/**
 * Returns true for a text with several people: several lines, or different addresses. An address that a mail program writes twice, as in
 * `ana@example.com <ana@example.com>`, is one person.
 */
export const isPeopleList = (text: string): boolean =>
  text.split(/[\r\n\u2028\u2029]+/).filter((line) => /\S/.test(line)).length > 1 ||
  new Set(text.match(addresses)?.map(normalizeEmail)).size > 1
