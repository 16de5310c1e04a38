/** Collapses repeated blank lines to one and strips stray spaces from it (VAL-09). */
export const collapseBlankLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')

/** The number of characters left; negative when the text is too long. Counts UTF-16 units, as the server does. */
export const charactersLeft = (text: string, limit: number): number => limit - text.length

/** The counter's text (VAL-07). */
export const remainingLabel = (left: number): string =>
  `${left} ${Math.abs(left) === 1 ? 'character' : 'characters'} left`
