/**
 * Decodes a text file as UTF-16 if it has a UTF-16 byte order mark or looks like UTF-16, as UTF-8 if it is valid UTF-8, and otherwise as
 * Windows-1252, which older spreadsheets use. Removes the byte order mark, and converts all line breaks to \n.
 */
export function decodeText(content: Buffer): string {
  return decode(content)
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
}

function decode(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content)
  const unmarkedEncoding = unmarkedUtf16(content)
  if (unmarkedEncoding) return new TextDecoder(unmarkedEncoding).decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/** Recognizes UTF-16 without a byte order mark by the zeros next to ASCII characters, of which every list of addresses has many. */
function unmarkedUtf16(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const sample = content.subarray(0, 4_096)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < sample.length / 5 || Math.min(even, odd) > Math.max(even, odd) / 20) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}
