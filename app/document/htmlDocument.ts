import type { EntryAssets } from '@festoon/contract/page'
import { documentDataId, toScriptJson } from './documentData.ts'
import { escapeHtml } from './escapeHtml.ts'

export interface DocumentParts {
  title: string
  /** Link preview and robots: name or property, and content. */
  meta: readonly { name: string; content: string }[]
  entry: EntryAssets
  /** Rules for this page alone: the event's colours. */
  css: string
  nonce: string
  /** Rendered markup of the root. */
  body: string
  /** What the root was rendered from. */
  data: unknown
  /** What a browser without JavaScript reads on a page that needs it. */
  noScript?: string
  /** A picture that the first paint needs. */
  preloadImage?: string
}

const metaTag = ({ name, content }: { name: string; content: string }): string => {
  const attribute = /^(?:og|article):/.test(name) ? 'property' : 'name'
  return `<meta ${attribute}="${escapeHtml(name)}" content="${escapeHtml(content)}">`
}

/** The HTML document around a rendered page. Styles and data carry the nonce; nothing else is inline. */
export function htmlDocument(parts: DocumentParts): string {
  const { entry } = parts
  const nonce = escapeHtml(parts.nonce)
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(parts.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="csp-nonce" content="" nonce="${nonce}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...parts.meta.map(metaTag),
    ...entry.fonts.map(
      (href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    parts.preloadImage
      ? `<link rel="preload" href="${escapeHtml(parts.preloadImage)}" as="image" fetchpriority="high">`
      : '',
    ...entry.stylesheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    `<style nonce="${nonce}">${entry.inlineCss}${parts.css}</style>`,
    ...entry.preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
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
