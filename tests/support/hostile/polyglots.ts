import { pngChunk, withChunks, withExtension, withSegment } from './containers.ts'
import { latin, mark, script, type HostileFile } from './hostileFile.ts'
import type { Pictures } from './pictures.ts'

const zip = latin(`PK\u0003\u0004\u0014\u0000${mark}PK\u0005\u0006${'\u0000'.repeat(18)}`)
const document = latin(`%PDF-1.4\n1 0 obj<</JS(${mark})>>endobj`)

/** Returns images that contain a page, script, document or archive, and files of these kinds that only begin like images. */
export function polyglots({ jpeg, png, gif, webp }: Pictures): HostileFile[] {
  const good: [string, Buffer][] = [
    ['a JPEG with an HTML page in its comment', withSegment(jpeg, 0xfe, latin(`--><html>${script}`))],
    ['a JPEG with JavaScript in its comment', withSegment(jpeg, 0xfe, latin(`*/=alert('${mark}')/*`))],
    ['a JPEG followed by PHP', Buffer.concat([jpeg, latin(`<?php echo '${mark}';`)])],
    ['a JPEG followed by a script', Buffer.concat([jpeg, latin(script)])],
    ['a JPEG followed by an archive', Buffer.concat([jpeg, zip])],
    ['a PNG followed by an archive', Buffer.concat([png, zip])],
    ['a PNG with an HTML page in it', withChunks(png, pngChunk('tEXt', latin(`x\u0000${script}`)))],
    ['a PNG with a document in it', withChunks(png, pngChunk('doCu', document))],
    ['a GIF followed by a script', Buffer.concat([gif, latin(script)])],
    ['a GIF with an HTML page in it', withExtension(gif, 0xfe, [latin(script)])],
    ['a WebP followed by an HTML page', Buffer.concat([webp, latin(script)])],
  ]
  return [
    ...good.map(([what, content]): HostileFile => ({ what, content, isPicture: true, type: 'text/html' })),
    {
      what: 'JavaScript that begins like a GIF',
      content: latin(`GIF89a/*${'\u0000'.repeat(20)}*/=1;alert('${mark}')`),
    },
    { what: 'an HTML page that begins like a PNG', content: Buffer.concat([png.subarray(0, 8), latin(script)]) },
    { what: 'an HTML page that begins like a JPEG', content: Buffer.concat([jpeg.subarray(0, 3), latin(script)]) },
    { what: 'JavaScript that begins like a WebP', content: latin(`RIFF=1/*WEBP*/;alert('${mark}')`) },
  ]
}

/** Returns valid images with names and types that are false or invalid in a header. */
export function misnamedFiles({ png }: Pictures): HostileFile[] {
  const names: [string, string][] = [
    ['in a parent folder', '../../../app-secret'],
    ['in a parent folder, for Windows', '..\\..\\app-secret'],
    ['with an absolute path', '/etc/passwd'],
    ['with NUL', 'a.php\u0000.png'],
    ['with reversed text direction', 'a\u202Egnp.exe'],
    ['of 300 characters', `${'x'.repeat(300)}.png`],
    ['that is empty', ''],
    ['of an HTML page', 'x.html'],
    ['of a PHP script', 'x.php.png'],
    ['of web server configuration', '.htaccess'],
    ['with a script', `<img src=x onerror=alert('${mark}')>.png`],
    ['with shell commands', '$(touch x);`touch y`|z.png'],
    ['with an SQL injection', "x'; drop table users;--.png"],
    ['in percent-encoding', '%2e%2e%2fapp-secret'],
  ]
  const types: [string, string][] = [
    ['of an HTML page', 'text/html'],
    ['of an SVG', 'image/svg+xml'],
    ['that is invalid', 'x'],
    ['of many characters', `image/${'x'.repeat(300)}`],
  ]
  return [
    ...names.map(([what, name]): HostileFile => ({ what: `a name ${what}`, content: png, name, isPicture: true })),
    ...types.map(([what, type]): HostileFile => ({ what: `a type ${what}`, content: png, type, isPicture: true })),
    { what: 'a name with a line break', content: png, name: `x.png"\r\nContent-Type: text/html\r\nX: "${mark}` },
    { what: 'a type with a line break', content: png, type: `image/png\r\nSet-Cookie: a=b\r\nX-${mark}: y` },
  ]
}
