/**
 * Decodes a text file of unknown encoding: UTF-16 or UTF-8 if it has a byte order mark, otherwise UTF-8 if valid, otherwise
 * Windows-1252, which older spreadsheets use. All line breaks become \n, even inside cells.
 */
export function decodeText(content: Buffer): string {
  return decode(content)
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
}

function decode(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
