import type { Reason } from '@festoon/contract/failure'
import { failureText } from '@festoon/contract/failureText'
import { themeDefaults } from '@festoon/tokens/defaults'
import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'

const { primary, secondary, text } = themeDefaults
const style = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:${text};color:${primary};font:20px/1.5 system-ui,sans-serif}
main{padding:32px 24px;max-width:480px;border-block-start:8px solid ${secondary}}
h1{font-size:32px;line-height:1.2;margin:0 0 12px}
a{color:inherit}
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** The plain page of a request that failed, for a browser that asked for a page. It needs nothing but itself. */
export function failurePage(reason: Reason): { html: string; policy: string } {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Festoon</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{failureText[reason]}</h1>
          <p>
            <a href="/">To the start page</a>
          </p>
        </main>
      </body>
    </html>,
  )
  return {
    html: `<!doctype html>${html}`,
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
  }
}
