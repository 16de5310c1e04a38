import { pngChunk, withChunks, withExtension, withSegment } from './containers.ts'
import { latin, mark, script, type HostileFile } from './hostileFile.ts'
import type { Pictures } from './pictures.ts'

const zip = latin(`PK\u0003\u0004\u0014\u0000${mark}PK\u0005\u0006${'\u0000'.repeat(18)}`)
const document = latin(`%PDF-1.4\n1 0 obj<</JS(${mark})>>endobj`)

/** Returns images that contain a page, script, document or archive, and files of these kinds that only begin like images. */
export function polyglots({ jpeg, png, gif, webp }: Pictures): HostileFile[] {
  const good: [string, Buffer][] = [
    ['a JPEG with a page in its comment', withSegment(jpeg, 0xfe, latin(`--><html>${script}`))],
    ['a JPEG with a program in its comment', withSegment(jpeg, 0xfe, latin(`*/=alert('${mark}')/*`))],
    ['a JPEG with PHP behind it', Buffer.concat([jpeg, latin(`<?php echo '${mark}';`)])],
    ['a JPEG with a script behind it', Buffer.concat([jpeg, latin(script)])],
    ['a JPEG with an archive behind it', Buffer.concat([jpeg, zip])],
    ['a PNG with an archive behind it', Buffer.concat([png, zip])],
    ['a PNG with a page in it', withChunks(png, pngChunk('tEXt', latin(`x\u0000${script}`)))],
    ['a PNG with a document in it', withChunks(png, pngChunk('doCu', document))],
    ['a GIF with a script behind it', Buffer.concat([gif, latin(script)])],
    ['a GIF with a page in it', withExtension(gif, 0xfe, [latin(script)])],
    ['a WebP with a page behind it', Buffer.concat([webp, latin(script)])],
  ]
  return [
    ...good.map(([what, content]): HostileFile => ({ what, content, isPicture: true, type: 'text/html' })),
    { what: 'a GIF that is a program', content: latin(`GIF89a/*${'\u0000'.repeat(20)}*/=1;alert('${mark}')`) },
    { what: 'a PNG that is a page', content: Buffer.concat([png.subarray(0, 8), latin(script)]) },
    { what: 'a JPEG that is a page', content: Buffer.concat([jpeg.subarray(0, 3), latin(script)]) },
    { what: 'a WebP that is a program', content: latin(`RIFF=1/*WEBP*/;alert('${mark}')`) },
  ]
}

/** Returns valid images with names and types that are false or invalid in a header. */
export function misnamed({ png }: Pictures): HostileFile[] {
  const names: [string, string][] = [
    ['of a folder above', '../../../app-secret'],
    ['of a folder above, for Windows', '..\\..\\app-secret'],
    ['of a place on the disk', '/etc/passwd'],
    ['with NUL', 'a.php\u0000.png'],
    ['that reads backwards', 'a\u202Egnp.exe'],
    ['of 300 letters', `${'x'.repeat(300)}.png`],
    ['of nothing', ''],
    ['of a page', 'x.html'],
    ['of a program', 'x.php.png'],
    ['of rules', '.htaccess'],
    ['that is a script', `<img src=x onerror=alert('${mark}')>.png`],
    ['with orders of a shell', '$(touch x);`touch y`|z.png'],
    ['with a query', "x'; drop table users;--.png"],
    ['in percent', '%2e%2e%2fapp-secret'],
  ]
  const types: [string, string][] = [
    ['of a page', 'text/html'],
    ['of a drawing', 'image/svg+xml'],
    ['of nothing', 'x'],
    ['of many letters', `image/${'x'.repeat(300)}`],
  ]
  return [
    ...names.map(([what, name]): HostileFile => ({ what: `a name ${what}`, content: png, name, isPicture: true })),
    ...types.map(([what, type]): HostileFile => ({ what: `a type ${what}`, content: png, type, isPicture: true })),
    { what: 'a name with a line', content: png, name: `x.png"\r\nContent-Type: text/html\r\nX: "${mark}` },
    { what: 'a type with a line', content: png, type: `image/png\r\nSet-Cookie: a=b\r\nX-${mark}: y` },
  ]
}
