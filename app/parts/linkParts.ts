export interface TextPart {
  /** The index of the part's first character in the whole text. */
  at: number
  text: string
  /** The link's URL, if the part is a web address. */
  href?: string
}

/** A web address. Languages without spaces end it with their own punctuation marks, which no address contains. */
const address = /https?:\/\/[^\s<>"“”«»。，、；：！？「」『』《》]+/gi
const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '）': '（', '】': '【' }

/** A closing bracket of languages without spaces, which ends an address if the address doesn't open it. */
const wideClosing = /[）】]/g

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/**
 * Removes trailing punctuation that belongs to the sentence rather than to the web address. Keeps a closing bracket if the web
 * address contains the bracket that it closes.
 */
function withoutTail(match: string): string {
  const url = match.slice(0, unopenedBracket(match))
  for (let end = url.length; end > 0; end -= 1) {
    const shorterUrl = url.slice(0, end)
    const last = url.charAt(end - 1)
    const opener = opening[last]
    const isInside =
      opener === undefined ? !/[.,;:!?'’…*_।؟،؛]/.test(last) : countOf(shorterUrl, last) <= countOf(shorterUrl, opener)
    if (isInside) return shorterUrl
  }
  return ''
}

/** Returns the index of the first wide bracket that closes none, or the length of the text. */
function unopenedBracket(text: string): number {
  for (const { 0: closing, index } of text.matchAll(wideClosing)) {
    const textUntil = text.slice(0, index + 1)
    if (countOf(textUntil, closing) > countOf(textUntil, opening[closing] ?? closing)) return index
  }
  return text.length
}

/**
 * Splits text into web addresses (`http` and `https` only) and the plain text between them. Joining the parts restores the
 * original text.
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const upTo = (end: number): void => {
    if (end > at) parts.push({ at, text: text.slice(at, end) })
    at = end
  }
  for (const match of text.matchAll(address)) {
    const url = withoutTail(match[0])
    if (!URL.canParse(url)) continue
    upTo(match.index)
    parts.push({ at, text: url, href: url })
    at += url.length
  }
  upTo(text.length)
  return parts
}
