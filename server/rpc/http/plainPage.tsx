import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '@festoon/contract/messages/frame'
import { themeDefaults } from '@festoon/tokens/defaults'
import { formPolicy } from '../../core/closedPolicy.ts'
import { houseType, textFamily } from './houseType.ts'

const { primary, secondary, text } = themeDefaults
const style = `
${houseType}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:${text};color:${primary};font:20px/1.5 ${textFamily}}
main{box-sizing:border-box;inline-size:100%;padding:32px 24px;max-inline-size:528px;border-block-start:8px solid ${secondary}}
h1{font-size:36px;line-height:1.1;margin:0 0 12px;text-wrap:balance}
.wordmark{font-size:24px}
h2{font-size:20px;margin:40px 0 8px}
p{margin:0 0 20px}
p>a{display:inline-block;padding:12px 28px;border-radius:999px;background:${primary};color:${text};font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid ${primary};outline-offset:3px}
ul{list-style:none;margin:0;padding:0}
li a{display:block;padding:14px 0;border-block-end:1px solid;color:inherit;font-weight:700;overflow-wrap:anywhere}
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Builds a plain, self-contained page and the Content-Security-Policy that allows its inline styles. */
export function plainPage(title: string, content: ReactNode): { html: string; policy: string } {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{company}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <p className="wordmark">{company.toLowerCase()}</p>
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>,
  )
  return {
    html: `<!doctype html>${html}`,
    policy: formPolicy(styleHash),
  }
}
