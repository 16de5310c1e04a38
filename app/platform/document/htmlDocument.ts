import type { LogLevel } from '@festoon/contract/rules/logLevels'
import type { EntryAssets } from '@festoon/contract/wire/page'
import { documentDataId, toScriptJson } from './documentData.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for use in an HTML element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** The `srcset` and `sizes` of an image that is available in several widths. */
export interface PreloadedImage {
  srcSet: string
  sizes: string
}

export interface DocumentParts {
  title: string
  /** The meta tags. A `name` that starts with `og:` or `article:` is rendered as the `property` attribute. */
  meta: readonly { name: string; content: string }[]
  entry: EntryAssets
  /** CSS rules of the color palettes that the page uses. */
  css: string
  nonce: string
  /** The level from which the page reports log entries, if the operator chose one. */
  logLevel?: LogLevel | undefined
  /** True if the page's script needs the nonce, for libraries that add style elements. */
  tellsNonce?: boolean
  /** The page's rendered HTML, placed in the root element. */
  body: string
  /** HTML after the root element, which browsers don't hydrate. */
  footer?: string
  /** The data embedded in the page for hydration in the browser. */
  data: unknown
  /** Message shown if JavaScript is disabled; absent if the page works without JavaScript. */
  noScript?: string
  /** Source code of an inline script that runs before all others. */
  script?: string
  /** The image to preload for the first paint, as a URL or as the `srcset` and `sizes` of its `img`. */
  preloadImage?: string | PreloadedImage
  /** The canonical URL of a public page, for search engines. */
  canonical?: string
  /** Structured data for search engines: a schema.org object to embed as JSON-LD. */
  structuredData?: object
}

const metaTag = ({ name, content }: { name: string; content: string }): string => {
  const attribute = /^(?:og|article):/.test(name) ? 'property' : 'name'
  return `<meta ${attribute}="${escapeHtml(name)}" content="${escapeHtml(content)}">`
}

/**
 * Returns the HTML of the link that preloads an image. Omits `href` if the image is available in several widths, because
 * browsers that don't support `imagesrcset` would preload a file that the page may not use.
 */
const imagePreload = (image: string | PreloadedImage): string => {
  const which =
    typeof image === 'string'
      ? `href="${escapeHtml(image)}"`
      : `imagesrcset="${escapeHtml(image.srcSet)}" imagesizes="${escapeHtml(image.sizes)}"`
  return `<link rel="preload" ${which} as="image" fetchpriority="high">`
}

/** Returns the HTML document for a rendered page. */
export function htmlDocument(parts: DocumentParts): string {
  const { entry } = parts
  const nonce = escapeHtml(parts.nonce)
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(parts.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    parts.tellsNonce ? `<meta name="csp-nonce" content="" nonce="${nonce}">` : '',
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
    parts.script ? `<script nonce="${nonce}">${parts.script}</script>` : '',
    ...entry.preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    parts.structuredData === undefined
      ? ''
      : `<script type="application/ld+json" nonce="${nonce}">${toScriptJson(parts.structuredData)}</script>`,
    entry.script === '' ? '' : `<script type="module" src="${escapeHtml(entry.script)}"></script>`,
  ]
  return [
    `<!doctype html><html lang="en" dir="ltr"${parts.logLevel === undefined ? '' : ` data-log="${parts.logLevel}"`}><head>`,
    ...head,
    '</head><body>',
    `<div id="root">${parts.body}</div>${parts.footer ?? ''}`,
    parts.noScript === undefined ? '' : `<noscript><p>${escapeHtml(parts.noScript)}</p></noscript>`,
    `<script type="application/json" id="${documentDataId}">${toScriptJson(parts.data)}</script>`,
    '</body></html>',
  ].join('')
}
