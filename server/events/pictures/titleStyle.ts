import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isCovered } from '@festoon/contract/rules/glyphs'
import { letterings, type LetteringName } from '@festoon/tokens/letterings'
import { pinnedFont } from '../../core/pinnedFont.ts'
import { bold, type Style } from './pictureLines.ts'

/** The names that fonts give themselves, which aren't always those of their families. */
const fontNames: Record<LetteringName, string> = {
  modern: bold.font,
  poster: 'Big Shoulders Display Thin',
  wide: 'Unbounded',
  round: 'Fredoka Light',
  playful: 'Grandstander Thin',
  soft: 'Fraunces',
  classic: 'Playfair Display',
  elegant: 'Cormorant Light',
  glamour: 'Bodoni Moda 11pt',
  script: 'Dancing Script',
  roman: 'Cinzel',
  pixel: 'Pixelify Sans',
}

let folder: Promise<string> | undefined
const files = new Map<LetteringName, Promise<string>>()

/** Creates the folder for font files, because text can only be rendered with fonts from files. Removed when the process ends. */
async function makeFolder(): Promise<string> {
  const newFolder = await mkdtemp(join(tmpdir(), 'festoon-fonts-'))
  process.once('exit', () => rmSync(newFolder, { recursive: true, force: true }))
  return newFolder
}

async function writeFont(name: LetteringName): Promise<string> {
  const { file, weight } = letterings[name].title
  folder ??= makeFolder()
  const path = join(await folder, `${name}.ttf`)
  await writeFile(path, await pinnedFont(file, weight, 'latin'))
  return path
}

/**
 * Returns the style of a title in a lettering, and its size relative to other titles. A title with characters outside the Latin
 * set is set in the default typeface, so that its characters match.
 */
export async function titleStyle(name: LetteringName, title: string): Promise<{ style: Style; scale: number }> {
  if (name === 'modern' || !isCovered(title, 'latin')) return { style: bold, scale: 1 }
  const file = files.get(name) ?? writeFont(name)
  files.set(name, file)
  file.catch(() => files.delete(name))
  // The comma keeps a word such as Light in the name from being read as a weight.
  return { style: { font: `${fontNames[name]},`, file: await file }, scale: letterings[name].title.size }
}
