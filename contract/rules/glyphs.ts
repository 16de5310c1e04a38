/** The character sets into which the files of a typeface are divided. */
export const characterSets = ['latin', 'latin-ext'] as const
export type CharacterSet = (typeof characterSets)[number]

/** The ranges of code points of each set, first and last. */
const ranges: Record<CharacterSet, readonly (readonly [number, number])[]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2013, 0x2014],
    [0x2018, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
  ],
  'latin-ext': [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x24f],
    [0x1e00, 0x1eff],
  ],
}

/** Returns all characters of a set, in order. */
export const charactersOf = (set: CharacterSet): string =>
  ranges[set]
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('')

/**
 * Returns the characters of a text that are in the set, each once and in order. This is the only form in which a font's URL may
 * name characters, so that equal sets share a URL.
 */
export const glyphsOf = (text: string, set: CharacterSet): string =>
  [...new Set(text.normalize('NFC'))]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0
      return ranges[set].some(([first, last]) => code >= first && code <= last)
    })
    .toSorted((one, other) => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0))
    .join('')

/** Returns true if all characters of a text are in the set. */
export const isCovered = (text: string, set: CharacterSet): boolean =>
  glyphsOf(text, set).length === new Set(text.normalize('NFC')).size
