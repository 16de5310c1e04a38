/** The characters of the GSM 7-bit alphabet (3GPP TS 23.038, section 6.2.1). */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** The characters of its extension table, each of which takes up two places. */
const extended = new Set('^{}\\[~]|€\f')

/**
 * Returns the number of SMS that a text is sent and billed as: 160 characters in the GSM 7-bit alphabet, or 70 UTF-16 units of any
 * other text. Longer texts are split into slightly smaller segments.
 */
export function smsSegments(text: string): number {
  const characters = Array.from(text)
  const isGsm = characters.every((character) => basic.has(character) || extended.has(character))
  const length = isGsm ? characters.reduce((sum, one) => sum + (extended.has(one) ? 2 : 1), 0) : text.length
  const [single, part] = isGsm ? [160, 153] : [70, 67]
  return length <= single ? 1 : Math.ceil(length / part)
}
