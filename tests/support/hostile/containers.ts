import { crc32 } from 'node:zlib'
import { latin } from './hostileFile.ts'

/** Returns a chunk of a PNG file. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(name), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Returns the header of a PNG with 8 bits per channel and no transparency. */
export function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return pngChunk('IHDR', head)
}

/** Inserts chunks into a PNG, right after its header. */
export function withChunks(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  const afterHead = pngSignature.length + 25
  return Buffer.concat([png.subarray(0, afterHead), ...chunks, png.subarray(afterHead)])
}

/** Inserts a segment into a JPEG, right after its start. `kind` is the second byte of its marker. */
export function withSegment(jpeg: Buffer, kind: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** Inserts an extension into a GIF, before its first image. `kind` is 0xfe for a comment, 0xff for an application extension. */
export function withExtension(gif: Buffer, kind: number, blocks: readonly Buffer[]): Buffer {
  const flags = gif[10] ?? 0
  const afterHead = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const body = blocks.flatMap((block) => [Buffer.from([block.length]), block])
  const extension = Buffer.concat([Buffer.from([0x21, kind]), ...body, Buffer.from([0])])
  return Buffer.concat([gif.subarray(0, afterHead), extension, gif.subarray(afterHead)])
}

/** Returns a box of an ISO base media file: MP4, MOV, AVIF, HEIC. */
export function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const data = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length + 8, 0)
  latin(name).copy(head, 4)
  return Buffer.concat([head, data])
}

/** Returns the names of the parts of a JPEG or WebP file that aren't image data, including `after its end`. */
export function foreignParts(file: Buffer): string[] {
  return file.toString('latin1', 0, 4) === 'RIFF' ? foreignChunks(file) : foreignSegments(file)
}

function foreignChunks(webp: Buffer): string[] {
  const chunks: string[] = []
  const end = webp.readUInt32LE(4) + 8
  let at = 12
  while (at + 8 <= end) {
    const name = webp.toString('latin1', at, at + 4)
    const size = webp.readUInt32LE(at + 4)
    if (!['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(name)) chunks.push(name)
    // The flags for a color profile, Exif, XMP and animation.
    if (name === 'VP8X' && (webp.readUInt8(at + 8) & 0b101110) !== 0) chunks.push('VP8X flags')
    at += 8 + size + (size % 2)
  }
  return webp.length > end ? [...chunks, 'after its end'] : chunks
}

function foreignSegments(jpeg: Buffer): string[] {
  const segments: string[] = []
  let at = 2
  while (at + 4 <= jpeg.length) {
    const kind = jpeg.readUInt8(at + 1)
    // JFIF is the only application segment that is needed.
    if ((kind > 0xe0 && kind <= 0xef) || kind === 0xfe) segments.push(`segment ${kind.toString(16)}`)
    at += 2 + jpeg.readUInt16BE(at + 2)
    if (kind === 0xda) break
  }
  const end = jpeg.indexOf(Buffer.from([0xff, 0xd9]), at)
  return end === jpeg.length - 2 ? segments : [...segments, 'after its end']
}
