/** Matches text that the link card's bundled font can render: Latin letters, digits, punctuation, and currency symbols. */
const supportedCharacters = /^[\u0020-\u024F\u1E00-\u1EFF\u2010-\u2027\u2030-\u205E\u20A0-\u20BF\u2122]*$/

/**
 * Removes emoji, which the link card's font doesn't include, from a string. Returns undefined if the rest is empty or contains
 * other characters that the font can't render.
 */
export function cardText(text: string): string | undefined {
  const plain = text
    .normalize('NFC')
    .replaceAll(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0E|\uFE0F|\u20E3/gu,
      ' ',
    )
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return plain !== '' && supportedCharacters.test(plain) ? plain : undefined
}
