import { loadSharp } from '../loadSharp.ts'
import type { Pixels } from '../sprites/readSprite.ts'
import type { Poise } from '../sprites/sprites.ts'
import type { Thing } from './thing.ts'
import { unpack } from './unpack.ts'

/** The width and height of a drawn object in pixels, before it is cropped. */
const side = 640

async function drawObject(body: string): Promise<Pixels> {
  const sharp = await loadSharp()
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32">${body}</svg>`
  const whole = await sharp(Buffer.from(markup)).png({ compressionLevel: 0 }).toBuffer()
  const { data, info } = await sharp(whole)
    .trim({ background: '#00000000', threshold: 8 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const isPoise = (text: string | undefined): text is Poise => text === 'stands' || text === 'floats' || text === 'hangs'

/** The objects of Fluent Emoji, by name. Read once. */
let objects: Promise<ReadonlyMap<string, Thing>> | undefined

/** Returns the objects that are drawn, not rendered, by name. */
export const loadObjects = (): Promise<ReadonlyMap<string, Thing>> => (objects ??= readObjects())

async function readObjects(): Promise<ReadonlyMap<string, Thing>> {
  const lines = await unpack('objects.txt.br')
  return new Map(
    lines.flatMap(([name, poise, size, label, body]) =>
      name === undefined || label === undefined || body === undefined || !isPoise(poise)
        ? []
        : [[name, { name, label, poise, size: Number(size), draw: () => drawObject(body) }]],
    ),
  )
}

/** The words of a language for a thing. */
export interface ThingWords {
  language: string
  /** The name of the thing. */
  name: string
  label: string
  keywords: string[]
}

/** Reads the names of all things in all languages. */
export async function readThingWords(): Promise<ThingWords[]> {
  const lines = await unpack('words.txt.br')
  return lines.flatMap(([language, name, label, keywords = '']) =>
    language === undefined || name === undefined || label === undefined
      ? []
      : { language, name, label, keywords: keywords === '' ? [] : keywords.split('|') },
  )
}
