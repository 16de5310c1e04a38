import type { EntryAssets } from '@festoon/contract/wire/page'
import { documentDataId, toScriptJson } from './documentData.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, in an element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** An image in several widths. */
export interface PreloadedImage {
  srcSet: string
  sizes: string
}

export interface DocumentParts {
  title: string
  /** Link preview and robots: name or property, and content. */
  meta: readonly { name: string; content: string }[]
  entry: EntryAssets
  /** CSS for this page alone: the event's colors. */
  css: string
  nonce: string
  /** The root's rendered markup. */
  body: string
  /** The data the root was rendered from. */
  data: unknown
  /** Content for browsers without JavaScript on a page that needs it. */
  noScript?: string
  /** Runs first. */
  script?: string
  /** An image for the first paint: its address, or the attributes of its `img`. */
  preloadImage?: string | PreloadedImage
  /** The canonical address of a public page, for search engines. */
  canonical?: string
  /** Structured data for search engines: schema.org, as JSON-LD. */
  structured?: object
}

const metaTag = ({ name, content }: { name: string; content: string }): string => {
  const attribute = /^(?:og|article):/.test(name) ? 'property' : 'name'
  return `<meta ${attribute}="${escapeHtml(name)}" content="${escapeHtml(content)}">`
}

/**
 * Leaves out `href` when there are several widths: a browser without `imagesrcset` would fetch one image too many.
 */
const imagePreload = (image: string | PreloadedImage): string => {
  const which =
    typeof image === 'string'
      ? `href="${escapeHtml(image)}"`
      : `imagesrcset="${escapeHtml(image.srcSet)}" imagesizes="${escapeHtml(image.sizes)}"`
  return `<link rel="preload" ${which} as="image" fetchpriority="high">`
}

/** Returns the HTML document around a rendered page. Inline parts carry the nonce. */
export function htmlDocument(parts: DocumentParts): string {
  const { entry } = parts
  const nonce = escapeHtml(parts.nonce)
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(parts.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="csp-nonce" content="" nonce="${nonce}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...parts.meta.map(metaTag),
    ...entry.fonts.map(
      (href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    parts.canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(parts.canonical)}">`,
    parts.preloadImage ? imagePreload(parts.preloadImage) : '',
    ...entry.stylesheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    `<style nonce="${nonce}">${entry.inlineCss}${parts.css}</style>`,
    parts.script === undefined ? '' : `<script nonce="${nonce}">${parts.script}</script>`,
    ...entry.preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    parts.structured === undefined
      ? ''
      : `<script type="application/ld+json" nonce="${nonce}">${toScriptJson(parts.structured)}</script>`,
    entry.script === '' ? '' : `<script type="module" src="${escapeHtml(entry.script)}"></script>`,
  ]
  return [
    '<!doctype html><html lang="en" dir="ltr"><head>',
    ...head,
    '</head><body>',
    `<div id="root">${parts.body}</div>`,
    parts.noScript === undefined ? '' : `<noscript><p>${escapeHtml(parts.noScript)}</p></noscript>`,
    `<script type="application/json" id="${documentDataId}">${toScriptJson(parts.data)}</script>`,
    '</body></html>',
  ].join('')
}
