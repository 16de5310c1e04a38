import * as copy from '../private/laterMessages.ts'
import { imageTypes } from './imageTypes.ts'

/** The kinds of images that can be told from their content, with their names. */
const kindNames = { png: 'PNG', gif: 'GIF', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF', heic: 'HEIC' } as const
export type ImageKind = keyof typeof kindNames

/** The number of bytes that are read to determine the kind of an image. */
const headBytes = 64

/** Returns the kind of an image by its first bytes, or undefined if it is none of them. */
export function imageKind(head: Uint8Array): ImageKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, headBytes))
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp'
  // The box at the start lists the formats with which the file is compatible (ISO/IEC 14496-12).
  const [, formats = ''] = /^[^]{4}ftyp([^]*)/.exec(text) ?? []
  if (/avi[fs]/.test(formats)) return 'avif'
  return /^(?:he[iv][a-z]|mif1|msf1)/.test(formats) ? 'heic' : undefined
}

/**
 * Returns the kind of an image by its content, because browsers derive a file's type from its name. Returns undefined for any other file,
 * and for one that can't be read.
 */
export async function readImageKind(file: Blob): Promise<ImageKind | undefined> {
  try {
    return imageKind(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  } catch {
    return undefined
  }
}

/** Returns an error message if a file's content isn't an image of one of the types. It names the kind of another image. */
export async function imageProblem(file: Blob, types: readonly string[] = imageTypes): Promise<string | undefined> {
  const kind = await readImageKind(file)
  if (kind !== undefined && types.includes(`image/${kind}`)) return undefined
  const names = Object.entries(kindNames).flatMap(([one, name]) => (types.includes(`image/${one}`) ? [name] : []))
  return kind === undefined ? copy.wrongFileType(names) : copy.otherImageKind(kindNames[kind], names)
}
