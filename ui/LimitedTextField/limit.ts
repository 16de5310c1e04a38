/** Collapses consecutive blank lines into one (VAL-09), and converts all line breaks to `\n`. */
export const collapseBlankLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(^|\n)(?:[^\S\n]*\n){2,}/g, '$1\n')

/**
 * Returns the number of characters left, or a negative number if the text is too long. Counts UTF-16 code units, as the server
 * does.
 */
export const charactersLeft = (text: string, limit: number): number => limit - text.length

/** The delay, in milliseconds, before screen readers announce the count, so that they don't interrupt typing. */
export const announceAfterMs = 1_000
