/** Shortens a string to at most `length` UTF-16 code units, without splitting a character. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/**
 * Removes characters that the contract rejects (contract/wire/text.ts), such as control characters that text pasted from a word
 * processor may contain, and white space at both ends. Replaces vertical tabs and form feeds with line breaks.
 */
export const storableText = (text: string): string =>
  text
    .replaceAll(/[\v\f]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
    .toWellFormed()
    .trim()

/** Returns storable text as a single line, with line breaks and tabs replaced by spaces. */
export const storableLine = (text: string): string => storableText(text.replaceAll(/[\t-\r\u2028\u2029]+/g, ' '))
