/** The characters of the GSM 7-bit alphabet (3GPP TS 23.038, section 6.2.1). */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** The characters of its extension table, each of which takes up two places. */
const extendedCharacters = new Set('^{}\\[~]|€\f')

/**
 * Returns the number of SMS that a text is sent and billed as: 160 characters in the GSM 7-bit alphabet, or 70 UTF-16 units of any
 * other text. Longer texts are split into slightly smaller segments.
 */
export function smsSegments(text: string): number {
  const characters = Array.from(text)
  const isGsm = characters.every((character) => basic.has(character) || extendedCharacters.has(character))
  const [single, part] = isGsm ? [160, 153] : [70, 67]
  const sizes = characters.map((one) => (isGsm ? (extendedCharacters.has(one) ? 2 : 1) : one.length))
  if (sizes.reduce((sum, size) => sum + size, 0) <= single) return 1
  // A character that takes up two places isn't split between two segments.
  let segments = 1
  let usedUnits = 0
  for (const size of sizes) {
    if (usedUnits + size > part) {
      segments += 1
      usedUnits = 0
    }
    usedUnits += size
  }
  return segments
}
