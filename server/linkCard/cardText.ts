/** Letters that the card's bundled font has: Latin of every kind, digits, punctuation and signs of money. */
const known = /^[\u0020-\u024F\u1E00-\u1EFF\u2010-\u2027\u2030-\u205E\u20A0-\u20BF\u2122]*$/

/**
 * A text as a card can write it: without emoji, which the font does not have. undefined: its letters cannot be written, or
 * nothing of it is left; the link's own words, beside the picture, say it then.
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
  return plain !== '' && known.test(plain) ? plain : undefined
}
