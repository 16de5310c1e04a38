/** Parts that a text message may have: each is paid for, and Twilio takes none of more than 1,600 characters. */
const mostParts = 4

/** Signs that print prefers, and their like in the alphabet of text messages: one such sign would double the parts. */
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

/** The alphabet of text messages (GSM 03.38); those of the second take the room of two. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extended = new Set('^{}\\[~]|€')

/** In how many parts a text goes out: 160 signs of its own alphabet in one, 153 in each of several; 70 and 67 of others. */
export function textParts(body: string): number {
  let length = 0
  for (const sign of body) {
    if (!basic.has(sign) && !extended.has(sign)) return body.length <= 70 ? 1 : Math.ceil(body.length / 67)
    length += extended.has(sign) ? 2 : 1
  }
  return length <= 160 ? 1 : Math.ceil(length / 153)
}

/** A text message of what is said and how it ends; what is said is shortened until all of it goes out in four parts. */
export function fitText(said: string, ending: string): string {
  const simple = said.replace(/[“”‘’–—…\u00A0\u202F]/g, (sign) => plain[sign] ?? sign)
  const words = Array.from(new Intl.Segmenter('en').segment(simple), ({ segment }) => segment)
  let body = `${words.join('')} ${ending}`
  while (textParts(body) > mostParts && words.length > 0) {
    words.splice(-10)
    body = `${words.join('').trimEnd()}... ${ending}`
  }
  return body
}
