/** Max parts of an SMS: each costs money, and Twilio accepts at most 1,600 characters. */
const maxParts = 4

/**
 * Maps typographic characters to their equivalents in the SMS alphabet. A single one left in would at least double the number
 * of SMS parts.
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

/** The SMS alphabet (GSM 03.38). Characters of the second set count twice. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extended = new Set('^{}\\[~]|€')

/**
 * Returns the number of parts of an SMS: 160 characters of the SMS alphabet fit in one, 153 in each of several; 70 and
 * 67 of others.
 */
export function textParts(body: string): number {
  let length = 0
  for (const sign of body) {
    if (!basic.has(sign) && !extended.has(sign)) return body.length <= 70 ? 1 : Math.ceil(body.length / 67)
    length += extended.has(sign) ? 2 : 1
  }
  return length <= 160 ? 1 : Math.ceil(length / 153)
}

/** Joins a text and its ending into one SMS. The text is shortened until everything fits into four parts. */
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
