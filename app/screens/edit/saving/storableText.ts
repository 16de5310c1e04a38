/** Shortens a string to at most `length` UTF-16 code units, without splitting a surrogate pair. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/**
 * Converts text to a form that the contract accepts (contract/wire/text.ts). Replaces vertical tabs and form feeds with line
 * breaks, removes other control characters except tabs and line breaks, replaces lone surrogates, and trims white space.
 */
export const storableText = (text: string): string =>
  text
    .replaceAll(/[\v\f]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
    .toWellFormed()
    .trim()

/** Replaces line breaks and tabs with spaces, then applies `storableText`. */
export const storableLine = (text: string): string => storableText(text.replaceAll(/[\t-\r\u2028\u2029]+/g, ' '))
