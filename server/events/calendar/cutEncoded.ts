const segmenter = new Intl.Segmenter('en')
const ellipsis = '…'

/** Encodes text for the query of a URL. Spaces become `%20`, because some calendars show the `+` of forms. */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed())

/** Returns as many parts from the start as fit into `max` characters once they are encoded. */
function fittingStart(parts: Iterable<string>, max: number): string {
  let text = ''
  let length = 0
  for (const part of parts) {
    length += encodeText(part).length
    if (length > max) break
    text += part
  }
  return text
}

function* graphemesOf(text: string): Generator<string> {
  for (const { segment } of segmenter.segment(text)) yield segment
}

/**
 * Shortens a text to at most `max` characters in a URL (`encodeText`), with an ellipsis. It ends after a whole character as people see it,
 * such as an emoji of several code points, unless not even the first one fits.
 */
export function cutEncoded(text: string, max: number): string {
  const wholeText = text.toWellFormed()
  if (encodeText(wholeText).length <= max) return wholeText
  const room = max - encodeText(ellipsis).length
  const start = fittingStart(graphemesOf(wholeText), room) || fittingStart(wholeText, room)
  return start === '' ? '' : `${start.trimEnd()}${ellipsis}`
}
