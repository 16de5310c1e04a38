/**
 * Decodes a text file as UTF-16 if it has a UTF-16 byte order mark, as UTF-8 if it is valid UTF-8, and otherwise as
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
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
