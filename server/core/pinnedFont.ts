import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { charactersOf, type CharacterSet } from '@festoon/contract/rules/glyphs'

/** Loads the font library, only once a font is needed. */
const loadSubsetFont = async () => (await import('subset-font')).default

const loadedFonts = new Map<string, Promise<Buffer>>()

/**
 * Returns a variable font in a single weight, as TrueType. `file` is the name of its package under `@fontsource-variable`. Kept
 * in memory, because each has about 40 KB.
 */
export function pinnedFont(file: string, weight: number, set: CharacterSet): Promise<Buffer> {
  const key = `${file} ${weight} ${set}`
  const font = loadedFonts.get(key) ?? pin(file, weight, set)
  loadedFonts.set(key, font)
  font.catch(() => loadedFonts.delete(key))
  return font
}

/** Returns a variable font with all its weights and characters, as WOFF2. `file` is the name of its package under `@fontsource-variable`. */
export const wholeFont = (file: string, set: CharacterSet): Promise<Buffer> =>
  readFile(
    createRequire(import.meta.url).resolve(`@fontsource-variable/${file}/files/${file}-${set}-wght-normal.woff2`),
  )

async function pin(file: string, weight: number, set: CharacterSet): Promise<Buffer> {
  const font = await wholeFont(file, set)
  const subsetFont = await loadSubsetFont()
  return subsetFont(font, charactersOf(set), { targetFormat: 'truetype', variationAxes: { wght: weight } })
}

/** Returns a font with only the characters of `text`, as WOFF2. */
export async function fontWith(font: Buffer, text: string): Promise<Buffer> {
  const subsetFont = await loadSubsetFont()
  // Making a subset blocks the thread, so other requests go first.
  await setImmediate()
  return subsetFont(font, text, { targetFormat: 'woff2' })
}
