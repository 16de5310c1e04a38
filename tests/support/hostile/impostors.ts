import { gzipSync } from 'node:zlib'
import { box } from './containers.ts'
import { latin, mark, script, type HostileFile } from './hostileFile.ts'

const film = (brand: string, ...boxes: readonly Buffer[]): Buffer =>
  Buffer.concat([box('ftyp', latin(brand), Buffer.alloc(4), latin(brand)), ...boxes])
const place = box('udta', box('\u00a9xyz', latin(`\u0000\u0012\u0015\u00c7+51.5007-000.1246/${mark}`)))
const movie = box('moov', box('mvhd', Buffer.alloc(100)), place)

/** Returns files that claim to be JPEG photos but aren't. `origin` counts its requests; `file` is a file on this machine. */
export function impostors(origin: string, file: string): HostileFile[] {
  const page = `<!doctype html><html><body>${script}</body></html>`
  const playlist = `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\n`
  const bytes: [string, Buffer | string][] = [
    ['an HTML page', page],
    ['an HTML page after white space', `\n\n   ${page}`],
    ['a script', `alert('${mark}')`],
    ['an XHTML page', `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
    ['an XML page with a stylesheet', `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${origin}/x"?><a/>`],
    ['an MHTML page', `MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n${page}`],
    ['PHP', `<?php system($_GET['c']); // ${mark}`],
    ['a shell script', `#!/bin/sh\ncurl ${origin}/shell\n`],
    ['web server configuration', 'AddType application/x-httpd-php .webp\n'],
    ['a PDF document', latin(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert('${mark}'))>>>>endobj`)],
    ['a ZIP archive', latin(`PK\u0003\u0004\u0014\u0000${mark}`)],
    ['a gzipped HTML page', gzipSync(page)],
    ['a Windows program', latin(`MZ\u0090\u0000${mark}`)],
    ['a Linux program', latin(`\u007fELF\u0002\u0001\u0001${mark}`)],
    ['a WebAssembly module', latin(`\u0000asm\u0001\u0000\u0000\u0000${mark}`)],
    ['a Flash movie', latin(`CWS\u000a${mark}`)],
    ['ImageMagick commands', `push graphic-context\nviewbox 0 0 300 300\nimage over 0,0 0,0 'url(${origin}/mvg)'\n`],
    ['an ImageMagick script', `<?xml version="1.0"?><image><read filename="${file}"/></image>`],
    ['PostScript', `%!PS-Adobe-3.0 EPSF-3.0\n(${file}) (r) file\n`],
    ['a TIFF', latin(`II*\u0000\u0008\u0000\u0000\u0000${mark}`)],
    ['a BMP', latin(`BM${'\u0000'.repeat(12)}${mark}`)],
    ['a HEIC photo', film('heic', box('meta', latin(mark)))],
    ['a video with its location', film('isom', movie, box('mdat', Buffer.alloc(64)))],
    ['a QuickTime video with its location', film('qt  ', movie)],
    ['a fragmented video', film('iso5', box('moof', Buffer.alloc(32)), box('mdat', latin(page)))],
    ['a video with an HTML page', film('mp42', box('free', latin(page)))],
    ['a video that claims to be an image', film('avif', movie)],
    ['a playlist with a URL on this machine', `${playlist}${origin}/segment.ts\n#EXT-X-ENDLIST\n`],
    ['a playlist with a file on this disk', `${playlist}file://${file}\n#EXT-X-ENDLIST\n`],
    ['a list of videos', `ffconcat version 1.0\nfile 'file://${file}'\nfile '${origin}/concat'\n`],
    ['an empty file', ''],
    ['a single byte', 'G'],
    ['the beginning of a signature', '\u0089PN'],
  ]
  return bytes.map(([what, content]) => ({
    what: `${what}, named like a photo`,
    content: typeof content === 'string' ? Buffer.from(content) : content,
    name: 'photo.jpg',
    type: 'image/jpeg',
  }))
}
