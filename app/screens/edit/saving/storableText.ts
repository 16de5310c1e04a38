/** The beginning of a text, in UTF-16 units as limits count them; a character at its end is not cut in two. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** Text as the contract takes it (contract/wire/text.ts): what is pasted may bring control characters, such as the line break of word processors. */
export const storableText = (text: string): string =>
  text
    .replaceAll(/[\v\f]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
    .toWellFormed()
    .trim()

/** The same on one line. */
export const storableLine = (text: string): string => storableText(text.replaceAll(/[\t-\r\u2028\u2029]+/g, ' '))
