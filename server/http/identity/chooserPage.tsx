import type { SignInProvider } from '@festoon/contract/signInProvider'
import { themeDefaults } from '@festoon/tokens/defaults'
import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'

const { primary, secondary, text } = themeDefaults
const style = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:${secondary};color:${primary};font:18px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:100%;max-width:480px;padding:24px}
h1{font-size:40px;line-height:1.05;margin:0 0 12px}
p{margin:0 0 24px}
label{display:block;font-weight:700;margin:0 0 6px}
input{box-sizing:border-box;width:100%;font:inherit;padding:12px 16px;border:2px solid ${primary};border-radius:12px;background:${text};color:${primary};margin:0 0 16px}
button{font:inherit;font-weight:700;border:0;border-radius:999px;padding:14px 28px;background:${primary};color:${text};cursor:pointer}
a{color:inherit;display:inline-block;padding:14px 12px}
`
const styleHash = createHash('sha256').update(style).digest('base64')
const names: Record<SignInProvider, string> = { google: 'Google', apple: 'Apple' }

/** The page on which a developer plays the outside provider: any address will do. */
export function chooserPage(provider: SignInProvider, state: string): { html: string; styleHash: string } {
  const callback = `/identity/${provider}/callback`
  const cancel = `${callback}?${new URLSearchParams({ state, error: 'access_denied' }).toString()}`
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${names[provider]} while developing`}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>Who does {names[provider]} say you are?</h1>
          <p>This development server has no {names[provider]} client, and takes your word for it.</p>
          <form method="get" action={callback}>
            <input type="hidden" name="state" value={state} />
            <label htmlFor="email">Email address</label>
            <input id="email" name="email" type="email" autoComplete="email" required defaultValue="maya@example.com" />
            <button>Continue</button>
            <a href={cancel}>Cancel</a>
          </form>
        </main>
      </body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, styleHash }
}
