import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import * as copy from '@festoon/contract/messages/devPages'
import { themeDefaults } from '@festoon/tokens/defaults'

const { primary, secondary, text } = themeDefaults
const style = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:${secondary};color:${primary};font:18px/1.5 system-ui,sans-serif}
main{padding:24px;max-width:420px}
h1{font-size:44px;line-height:1.05;margin:0 0 12px}
button{font:inherit;font-weight:700;border:0;border-radius:999px;padding:14px 28px;background:${primary};color:${text};cursor:pointer}
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Renders the page with the button for signing in as the demo's host. */
export function signInPage(key: string): { html: string; styleHash: string } {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{copy.demoTitle}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <h1>{copy.demoHeading}</h1>
          <p>{copy.demoNote}</p>
          <form method="post" action="/demo/sign-in">
            <input type="hidden" name="key" value={key} />
            <button>{copy.demoSignIn}</button>
          </form>
        </main>
      </body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, styleHash }
}
