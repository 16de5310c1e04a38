import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

const { resolve } = createRequire(import.meta.url)
const weights = { regular: 400, bold: 700 } as const
export type SheetWeight = keyof typeof weights

/** A part of a typeface with the characters of some scripts. */
interface FontPart {
  name: string
  ranges: readonly (readonly [first: number, last: number])[]
}

/** A piece of text that one part of the typeface covers. */
export interface TextRun {
  text: string
  part: string
}

const part = (name: string, list: string): FontPart => ({
  name,
  ranges: list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  }),
})

/** Returns the parts of Noto Sans, the most common scripts first, because some characters are in several. */
export function fontParts(): FontPart[] {
  const text = readFileSync(resolve('@fontsource/noto-sans/unicode.json'), 'utf8')
  const lists = z.record(z.string(), z.string()).parse(JSON.parse(text))
  const order = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari']
  return order.flatMap((name) => (lists[name] === undefined ? [] : [part(name, lists[name])]))
}

/** Returns a part of Noto Sans, which its license allows to embed. */
export const fontFile = (name: string, weight: SheetWeight): Buffer =>
  readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${name}-${weights[weight]}-normal.woff`))

const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\u20E3|\uFE0F/gu

/**
 * Divides text into runs, each in one part of the typeface. A character that stays with its neighbors if their part has it, such as a
 * space, starts no run. Leaves out emoji, and replaces other characters that no part has with a question mark.
 */
export function runsOf(text: string, parts: readonly FontPart[]): { runs: TextRun[]; isComplete: boolean } {
  const runs: TextRun[] = []
  let isComplete = true
  const plain = text.normalize('NFC').replaceAll(emoji, '').replaceAll(/\s+/g, ' ').trim()
  for (const character of plain) {
    const code = character.codePointAt(0) ?? 0
    const covering = parts.filter(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last))
    const last = runs.at(-1)
    const fontOfRun = covering.find(({ name }) => name === last?.part) ?? covering[0]
    if (!fontOfRun) isComplete = false
    const run = { text: fontOfRun ? character : '?', part: fontOfRun?.name ?? 'latin' }
    if (last && last.part === run.part) last.text += run.text
    else runs.push(run)
  }
  return { runs, isComplete }
}
