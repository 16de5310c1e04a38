export interface TextPart {
  /** The index of the part's first character in the whole text. */
  at: number
  text: string
  /** The link's URL, if the part is a web address. */
  href?: string
}

const address = /https?:\/\/[^\s<>"“”«»]+/gi
const opening = { ')': '(', ']': '[' } as const

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/**
 * Removes trailing punctuation that belongs to the sentence rather than to the web address. Keeps a closing bracket if the web
 * address contains the bracket that it closes.
 */
function withoutTail(url: string): string {
  for (let end = url.length; end > 0; end -= 1) {
    const shorterUrl = url.slice(0, end)
    const last = url.charAt(end - 1)
    const isInside =
      last === ')' || last === ']'
        ? countOf(shorterUrl, last) <= countOf(shorterUrl, opening[last])
        : !/[.,;:!?'…*_]/.test(last)
    if (isInside) return shorterUrl
  }
  return ''
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
