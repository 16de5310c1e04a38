/** Converts text to lowercase and removes diacritics, so that "zoe" finds "Zoë" and "lukasz" finds "Łukasz". */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœ]/g, (letter) => spellings[letter] ?? letter)
}

const plain = /^[ -~]*$/

/** ASCII replacements for letters that Unicode normalization doesn't decompose. */
const spellings: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }
