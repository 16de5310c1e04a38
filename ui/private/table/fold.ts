/** Text as it is searched and roughly ordered: lower case and without marks, so that "zoe" finds "Zoë", and "lukasz" "Łukasz". */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœ]/g, (letter) => spelt[letter] ?? letter)
}

const plain = /^[ -~]*$/

/** Letters whose mark is part of them, and those that stand for two. */
const spelt: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }
