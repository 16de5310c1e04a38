import { gzipSync } from 'node:zlib'
import { mark, script, type HostileFile } from './hostileFile.ts'

/** Targets that a hostile drawing tries to load. */
export interface Bait {
  /** An origin that counts its requests. */
  origin: string
  /** The path of a solid red image on this machine. */
  file: string
}

const size = 'width="300" height="300"'
const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const ground = '<rect width="300" height="300" fill="#00f"/>'
const svg = (inside: string, attributes = size, before = ''): Buffer =>
  Buffer.from(`${before}<svg ${names} ${attributes}>${ground}${inside}</svg>`)

/** Returns SVG drawings with scripts, embedded pages and external URLs. */
export function drawings({ origin, file }: Bait): HostileFile[] {
  const entity = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file://${file}"><!ENTITY y SYSTEM "${origin}/entity">]>`
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
  const page = `<foreignObject width="300" height="300"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="${origin}/frame"/>${script}</body></foreignObject>`
  const inner = Buffer.from(`<svg ${names} ${size}><image href="${origin}/nested" width="9" height="9"/></svg>`)
  const picture = (href: string): string =>
    `<image xlink:href="${href}" width="300" height="300"/><image href="${href}" width="300" height="300"/>`
  const variants: [string, Buffer][] = [
    ['a script', svg(script)],
    ['an event handler', svg('', `${size} onload="alert(1)"`)],
    ['an HTML page', svg(page)],
    ['an image from the network', svg(picture(`${origin}/picture`))],
    ['an image from this disk', svg(picture(`file://${file}`))],
    ['an image from this disk by path', svg(picture(file))],
    ['an embedded SVG', svg(picture(`data:image/svg+xml;base64,${inner.toString('base64')}`))],
    ['a part of another SVG', svg(`<use xlink:href="${origin}/part.svg#a"/><use href="file://${file}#a"/>`)],
    ['a filter with an image', svg(`<filter id="f"><feImage href="${origin}/f"/></filter><g filter="url(#f)"/>`)],
    ['styles from the network', svg(`<style>@import url("${origin}/a.css"); @font-face{src:url(${origin}/f)}</style>`)],
    ['a style sheet', svg('', size, `<?xml version="1.0"?><?xml-stylesheet href="${origin}/x.css"?>`)],
    ['an XInclude', svg(`<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://${file}" parse="text"/>`)],
    ['a link', svg(`<a href="javascript:alert('${mark}')"><rect width="300" height="300" fill="#0f0"/></a>`)],
    ['its own text', svg(`<metadata>${mark}</metadata><title>${mark}</title><desc>${mark}</desc>`)],
  ]
  return [
    ...variants.map(([what, content]): HostileFile => ({ what: `SVG with ${what}`, content, isPicture: true })),
    { what: 'SVG named like a photo', content: svg(script), name: 'photo.jpg', type: 'image/jpeg', isPicture: true },
    { what: 'SVG with an external entity', content: svg('<text y="99">&x;&y;</text>', size, entity) },
    {
      what: 'SVG with a billion laughs',
      content: svg('<text y="99">&l9;</text>', size, `<!DOCTYPE svg [<!ENTITY l0 "lol">${laughs}]>`),
    },
    { what: 'SVG of 50,000 x 50,000 pixels', content: svg('', 'width="50000" height="50000"') },
    { what: 'SVG, gzipped', content: gzipSync(svg(script)), name: 'x.svgz', type: 'image/svg+xml' },
    { what: 'SVG in UTF-16', content: Buffer.from(`\uFEFF<svg ${names} ${size}>${script}</svg>`, 'utf16le') },
  ]
}
