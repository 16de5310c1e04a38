/** Leaves at most one blank line between paragraphs, and none with stray spaces in it (VAL-09). */
export const collapseBlankLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')

/** How many characters remain; negative when the text is too long. Counted in UTF-16 units, as the server does. */
export const charactersLeft = (text: string, limit: number): number => limit - text.length

/** The words of the counter (VAL-07). */
export const remainingLabel = (left: number): string =>
  `${left} ${Math.abs(left) === 1 ? 'character' : 'characters'} left`
