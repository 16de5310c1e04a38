/** The countries in which older spreadsheets save text in another encoding than Windows-1252, as ISO 3166 codes. */
const countries: Readonly<Record<string, string>> = {
  'windows-1250': 'PL/CZ/SK/HU/RO/HR/SI/BA',
  'windows-1251': 'RU/BY/UA/BG/KZ/KG/MK/RS',
  'windows-1253': 'GR/CY',
  'windows-1254': 'TR/AZ',
  'windows-1255': 'IL',
  'windows-1256': 'SA/AE/EG/JO/KW/QA/BH/OM/LB/SY/IQ/YE/LY/IR/PK',
  'windows-1257': 'EE/LV/LT',
  'windows-874': 'TH',
  shift_jis: 'JP',
  'euc-kr': 'KR',
  gb18030: 'CN/SG',
  big5: 'TW/HK/MO',
}
/** A Latin letter next to one of another script, or a private character, as a text in the wrong encoding has many. */
const mixedLetters = /\p{sc=Latin}[\p{L}--\p{sc=Latin}]|[\p{L}--\p{sc=Latin}]\p{sc=Latin}|\p{Co}/gv
const otherLetters = /[[\p{L}\p{Co}]--\p{sc=Latin}]/gv

/**
 * Decodes a text file as UTF-16 if it has a UTF-16 byte order mark or looks like UTF-16, as UTF-8 if it is valid UTF-8, and otherwise in
 * the encoding that older spreadsheets use in `country`, an ISO 3166 code, or else in Windows-1252. Removes the byte order mark, and
 * converts all line breaks to \n.
 */
export function decodeText(content: Buffer, country?: string): string {
  return decode(content, country)
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
}

function decode(content: Buffer, country: string | undefined): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content)
  const unmarkedEncoding = unmarkedUtf16(content)
  if (unmarkedEncoding) return new TextDecoder(unmarkedEncoding).decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return decodeLocally(content, country) ?? new TextDecoder('windows-1252').decode(content)
  }
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

/** Decodes a text in the encoding of a country, or returns undefined if it can't be in that one. */
function decodeLocally(content: Buffer, country = ''): string | undefined {
  const [encoding] =
    Object.entries(countries).find(([, codes]) => codes.split('/').includes(country.toUpperCase())) ?? []
  if (encoding === undefined) return undefined
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content)
    return 2 * countOf(mixedLetters, text) > countOf(otherLetters, text) ? undefined : text
  } catch {
    return undefined
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
