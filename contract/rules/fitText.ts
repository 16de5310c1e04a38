/** Max segments of an SMS. Each segment costs money, and Twilio accepts at most 1,600 characters. */
const maxParts = 4

/**
 * Replacements for typographic characters that aren't in the SMS alphabet. A single such character can more than double the
 * number of segments.
 */
const plain: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00A0': ' ',
  '\u202F': ' ',
}

/** Characters of the SMS alphabet (GSM 03.38). Each character in `extendedCharacters` counts as two. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extendedCharacters = new Set('^{}\\[~]|€')

/**
 * Returns the number of segments of an SMS. A single segment holds 160 characters, and each of several segments holds 153. If
 * the text has characters outside the SMS alphabet, the limits are 70 and 67.
 */
export function textParts(body: string): number {
  let length = 0
  for (const sign of body) {
    if (!basic.has(sign) && !extendedCharacters.has(sign)) return body.length <= 70 ? 1 : Math.ceil(body.length / 67)
    length += extendedCharacters.has(sign) ? 2 : 1
  }
  return length <= 160 ? 1 : Math.ceil(length / 153)
}

/**
 * Joins a message and an ending, such as a link, into one SMS. If needed, shortens the message, but never the ending, to fit
 * into four segments.
 */
export function fitText(text: string, ending: string): string {
  const simple = text.replace(/[“”‘’–—…\u00A0\u202F]/g, (sign) => plain[sign] ?? sign)
  const words = Array.from(new Intl.Segmenter('en').segment(simple), ({ segment }) => segment)
  let body = `${words.join('')} ${ending}`
  while (textParts(body) > maxParts && words.length > 0) {
    words.splice(-10)
    body = `${words.join('').trimEnd()}... ${ending}`
  }
  return body
}
