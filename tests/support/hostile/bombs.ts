import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { box, pngChunk, pngHead, pngSignature, withChunks, withSegment } from './containers.ts'
import { latin, type HostileFile } from './hostileFile.ts'
import type { Pictures } from './pictures.ts'

const png = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([pngSignature, ...chunks, pngChunk('IEND', Buffer.alloc(0))])
const zeros = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1024 * 1024))

/** Returns small files that decompress to huge ones, and files that are truncated or contradict themselves. */
export async function bombs({ jpeg, png: plain, gif, webp, avif }: Pictures): Promise<HostileFile[]> {
  const row = pngChunk('IDAT', zeros(1))
  const wide = Buffer.from(jpeg)
  const sizes = wide.indexOf(Buffer.from([0xff, 0xc0]))
  wide.writeUInt16BE(65_500, sizes + 5)
  wide.writeUInt16BE(65_500, sizes + 7)
  const wideGif = Buffer.from(gif)
  wideGif.writeUInt16LE(65_535, 6)
  wideGif.writeUInt16LE(65_535, 8)
  const badSum = Buffer.from(plain)
  badSum.writeUInt32BE(0, 29)
  const flickering = await sharp(
    Array.from({ length: 40 }, (_, at) => Buffer.alloc(300 * 300 * 3, at * 6)).reduce((all, one) =>
      Buffer.concat([all, one]),
    ),
    { raw: { width: 300, height: 300 * 40, channels: 3, pageHeight: 300 } },
  )
    .gif({ effort: 1 })
    .toBuffer()
  const profile = Buffer.concat([latin('x\u0000\u0000'), zeros(40)])
  const words = Buffer.concat([latin('Comment\u0000\u0000'), zeros(64)])
  const half = (file: Buffer): Buffer => file.subarray(0, Math.floor(file.length / 2))
  return [
    { what: 'a PNG of 50,000 x 50,000 pixels', content: png(pngHead(50_000, 50_000), row) },
    { what: 'a PNG of 2,147,483,647 pixels', content: png(pngHead(2 ** 31 - 1, 1), row) },
    { what: 'a PNG of 0 x 0 pixels', content: png(pngHead(0, 0), row) },
    { what: 'a PNG whose header has the wrong size', content: png(pngHead(4_000, 4_000), row) },
    { what: 'a PNG with 64 MB of pixels for 300 x 300', content: png(pngHead(300, 300), pngChunk('IDAT', zeros(64))) },
    { what: 'a PNG with 64 MB of text', content: withChunks(plain, pngChunk('zTXt', words)) },
    { what: 'a PNG with a 40 MB color profile', content: withChunks(plain, pngChunk('iCCP', profile)) },
    {
      what: 'a PNG with 3,000 text chunks',
      content: withChunks(plain, ...Array<Buffer>(3_000).fill(pngChunk('tEXt', latin('a\u0000b')))),
    },
    { what: 'a PNG with a wrong checksum', content: badSum },
    { what: 'a JPEG of 65,500 x 65,500 pixels', content: wide },
    {
      what: 'a JPEG with a segment beyond its end',
      content: Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffe1ffff', 'hex')]),
    },
    {
      what: 'a JPEG in a JPEG in a JPEG',
      content: withSegment(jpeg, 0xe2, withSegment(jpeg, 0xe2, jpeg)),
      isPicture: true,
    },
    { what: 'a GIF of 65,535 x 65,535 pixels', content: wideGif },
    { what: 'a GIF with 40 frames', content: flickering, isPicture: true },
    { what: 'half a JPEG', content: half(jpeg) },
    { what: 'half a PNG', content: half(plain) },
    { what: 'half a GIF', content: half(gif) },
    { what: 'half a WebP', content: half(webp) },
    { what: 'half an AVIF', content: half(avif) },
    {
      what: 'an AVIF without an image',
      content: Buffer.concat([box('ftyp', latin('avif\u0000\u0000\u0000\u0000avif')), box('meta')]),
    },
  ]
}
