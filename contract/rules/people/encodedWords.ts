/** The parts of the platform that are needed here. */
declare const TextDecoder: new (label: string) => { decode: (bytes: Uint8Array) => string }
declare const atob: (base64: string) => string

/** An encoded word (RFC 2047), possibly with a language (RFC 2231). */
const word = /=\?([\w-]{1,40})(?:\*[\w-]{0,20})?\?([bq])\?([^?\r\n]{0,2000})\?=/i
/** Encoded words that belong together, possibly in quotes. Lines that continue others begin with a space. */
const words = new RegExp(String.raw`"?${word.source}(?:(?:\r?\n)?[ \t]+${word.source})*"?`, 'gi')

/**
 * Decodes the encoded words in a text, as mail programs write names with other letters than those of ASCII. Puts decoded text in quotes,
 * so that no sign in it can be mistaken for the end of a name or for an address. Leaves out what can't be decoded.
 */
export const decodeWords = (text: string): string =>
  text.includes('=?')
    ? text.replaceAll(words, (run: string) => {
        const decodedRun = decodeRun(run)
        return decodedRun === undefined ? '' : `"${decodedRun.replaceAll(/["\\\p{Cc}]+/gu, ' ').trim()}"`
      })
    : text

/** Decodes words in a row. Programs may split the bytes of a character between two words. */
function decodeRun(run: string): string | undefined {
  const parts: { charset: string; bytes: number[] }[] = []
  for (const [, charset = '', encoding = '', content = ''] of run.matchAll(new RegExp(word.source, 'gi'))) {
    const bytes = encoding.toLowerCase() === 'b' ? fromBase64(content) : fromQ(content)
    if (bytes === undefined) return undefined
    const before = parts.at(-1)
    if (before?.charset === charset.toLowerCase()) before.bytes.push(...bytes)
    else parts.push({ charset: charset.toLowerCase(), bytes })
  }
  try {
    return parts.map(({ charset, bytes }) => new TextDecoder(charset).decode(Uint8Array.from(bytes))).join('')
  } catch {
    // The character set isn't known.
    return undefined
  }
}

const fromQ = (content: string): number[] =>
  Array.from(
    // Letters that some programs leave as they are become UTF-8.
    content
      .toWellFormed()
      .replaceAll('_', ' ')
      .replaceAll(/\P{ASCII}/gu, (sign) => encodeURIComponent(sign).replaceAll('%', '='))
      .matchAll(/=([\da-f]{2})|([^])/gi),
    ([, hex, sign = '']) => (hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16)),
  )

/** Decodes base64, or returns undefined if the text is none. */
function fromBase64(content: string): number[] | undefined {
  try {
    return Array.from(atob(content), (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Decodes base64 of UTF-8, or returns undefined if the text is none. */
export function textFromBase64(content: string): string | undefined {
  const bytes = fromBase64(content)
  return bytes && new TextDecoder('utf-8').decode(Uint8Array.from(bytes))
}
