/** A part of a line that was taken out, and the rest of the line. */
export interface TakenOut {
  taken: string
  remainder: string
}

/** A private-use character in place of a link, so that nothing inside a link is read as an address, date, or venue. */
export const linkMark = '\uE000'

/**
 * Cleans up a line from which words were removed: no repeated or dangling commas, no repeated spaces. Commas inside links and
 * numbers stay as they are.
 */
export const tidyLine = (line: string): string =>
  line
    .replaceAll(/\s*[,;](?=\s|$)(?:[\s,;:]*[,;:](?=\s|$))?\s*/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:.–—-]+|[\s,;:–—-]+$/g, '')

/** Removes the characters from `start` to `end` from a line, leaving a comma in their place. */
export const takeOut = (line: string, start: number, end: number): TakenOut => ({
  taken: line.slice(start, end).trim(),
  remainder: tidyLine(`${line.slice(0, start)} , ${line.slice(end)}`),
})

/** Matches the start of a day or time in a line, which ends the words before it. */
export const dayOrTime =
  '(?:(?:on\\s+|this\\s+|next\\s+|coming\\s+)*(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|today|tonight|tomorrow|tmrw?|(?:this\\s+|next\\s+)?weekend|this\\s+(?:morning|afternoon|evening)|(?:on\\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?\\s+\\d|(?:on\\s+)?\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:at|from|@)\\s*\\d|\\d{1,2}:\\d\\d|\\d{1,2}\\s*[ap]\\.?m\\b|(?:at\\s+)?(?:noon|midday|midnight)|\\d{1,2}\\/\\d{1,2}|20\\d\\d-)'

/** Returns the position of the first day or time in a text that isn't at its start, or its length if there is none. */
export function untilDayOrTime(text: string): number {
  const match = new RegExp(`\\s${dayOrTime}`, 'i').exec(text)
  return match?.index ?? text.length
}

/** Returns a letter's capital, or the letter itself if it has no single capital, as "ß" doesn't. */
export const capital = (letter: string): string =>
  letter.toUpperCase().toLowerCase() === letter ? letter.toUpperCase() : letter

/** Returns a text with a capital first letter, unless it starts with a link. */
export const capitalize = (text: string): string => (/^https?:/i.test(text) ? text : text.replace(/^\p{Ll}/u, capital))

/** Returns words as a sentence: with a capital first letter, and a period unless they end otherwise or in a link. */
export const sentence = (text: string): string =>
  `${capitalize(text)}${/[.!?…]$|https?:\/\/\S+$/i.test(text) || text === '' ? '' : '.'}`
