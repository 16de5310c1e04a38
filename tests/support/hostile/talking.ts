import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pngChunk, withChunks, withExtension, withSegment } from './containers.ts'
import { latin, mark, type HostileFile } from './hostileFile.ts'
import { blue, type Pictures } from './pictures.ts'

const exif = {
  IFD0: { Make: mark, Model: mark, ImageDescription: mark, Artist: mark, Copyright: mark, Orientation: '6' },
  IFD2: { UserComment: mark },
  IFD3: { GPSLatitude: '51/1 30/1 2520/1000', GPSLatitudeRef: 'N', GPSLongitude: '0/1 7/1 2856/1000' },
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${mark}"/></rdf:RDF></x:xmpmeta>`

/** Returns Exif data with a thumbnail that contains metadata itself. */
function exifWithThumbnail(jpeg: Buffer): Buffer {
  const small = withSegment(jpeg, 0xfe, latin(mark))
  const head = Buffer.from('4d4d002a0000000800000000000e', 'hex')
  const entry = (tag: number, value: number): Buffer => {
    const entryBytes = Buffer.alloc(12)
    entryBytes.writeUInt16BE(tag, 0)
    entryBytes.writeUInt16BE(4, 2)
    entryBytes.writeUInt32BE(1, 4)
    entryBytes.writeUInt32BE(value, 8)
    return entryBytes
  }
  const count = Buffer.from('0002', 'hex')
  const start = head.length + count.length + 24 + 4
  const second = Buffer.concat([count, entry(0x0201, start), entry(0x0202, small.length), Buffer.alloc(4)])
  return Buffer.concat([latin('Exif\u0000\u0000'), head, second, small])
}

/** Returns IPTC data with a city and a caption, as Photoshop stores it. */
function iptc(): Buffer {
  const record = (kind: number): Buffer => Buffer.concat([Buffer.from([0x1c, 2, kind, 0, mark.length]), latin(mark)])
  const records = Buffer.concat([record(90), record(120)])
  const resource = Buffer.concat([latin('8BIM'), Buffer.from('0404000000000000', 'hex'), records])
  resource.writeUInt32BE(records.length, 8)
  return Buffer.concat([latin('Photoshop 3.0\u0000'), resource])
}

/** Returns photos with metadata about the place, the time and the camera. */
export async function talking({ jpeg, png, gif, webp }: Pictures): Promise<HostileFile[]> {
  const jpegWithExif = await blue().jpeg().withExif(exif).toBuffer()
  const { exif: raw = Buffer.alloc(0) } = await sharp(jpegWithExif).metadata()
  const profile = Buffer.concat([latin('ICC_PROFILE\u0000\u0001\u0001'), Buffer.alloc(128), latin(mark)])
  const words = (name: string, data: Buffer): Buffer => withChunks(png, pngChunk(name, data))
  const files: [string, Buffer][] = [
    ['a JPEG with Exif and its location', jpegWithExif],
    ['a JPEG with XMP', await blue().jpeg().withXmp(xmp).toBuffer()],
    ['a JPEG with IPTC', withSegment(jpeg, 0xed, iptc())],
    ['a JPEG with a color profile', await blue().jpeg().withIccProfile('p3').toBuffer()],
    ['a JPEG with an invalid color profile', withSegment(jpeg, 0xe2, profile)],
    ['a JPEG with a comment', withSegment(jpeg, 0xfe, latin(mark))],
    ['a JPEG with a thumbnail in its Exif', withSegment(jpeg, 0xe1, exifWithThumbnail(jpeg))],
    ["a JPEG with a maker's notes", withSegment(jpeg, 0xef, latin(mark))],
    ['a JPEG followed by another image', Buffer.concat([jpeg, withSegment(jpeg, 0xfe, latin(mark))])],
    ['a JPEG with XMP in two parts', withSegment(jpeg, 0xe1, latin(`http://ns.adobe.com/xmp/extension/\u0000${mark}`))],
    ['a PNG with tEXt', words('tEXt', latin(`Author\u0000${mark}`))],
    ['a PNG with zTXt', words('zTXt', Buffer.concat([latin('Comment\u0000\u0000'), deflateSync(latin(mark))]))],
    ['a PNG with iTXt', words('iTXt', latin(`XML:com.adobe.xmp\u0000\u0000\u0000\u0000\u0000${xmp}`))],
    ['a PNG with eXIf', words('eXIf', raw.subarray(raw.toString('latin1', 0, 4) === 'Exif' ? 6 : 0))],
    ['a PNG with a private chunk', withChunks(png, pngChunk('prVt', latin(mark)))],
    ['a WebP with Exif', await blue().webp().withExif(exif).toBuffer()],
    ['a WebP with XMP', await blue().webp().withXmp(xmp).toBuffer()],
    ['a WebP followed by text', Buffer.concat([webp, latin(mark)])],
    ['an AVIF with Exif', await blue().avif({ effort: 0 }).withExif(exif).toBuffer()],
    ['a GIF with a comment', withExtension(gif, 0xfe, [latin(mark)])],
    ['a GIF with XMP', withExtension(gif, 0xff, [latin('XMP DataXMP'), latin(xmp.slice(0, 250)), latin(mark)])],
  ]
  return files.map(([what, content]) => ({ what, content, isPicture: true }))
}
