/**
 * The text of a file that does not say how it is written: UTF-16 and UTF-8 by their mark, else UTF-8 where it is valid, else
 * Windows-1252, in which older spreadsheets write. Lines end with \n, within cells too.
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
