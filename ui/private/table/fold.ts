/** Text as it is searched and roughly ordered: lower case and without marks, so that "zoe" finds "Zoë". */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return plain.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')
}

const plain = /^[ -~]*$/
