import type { SignInProvider } from '@festoon/contract/signInProvider'
import { renderToStaticMarkup } from 'react-dom/server'
import { developerStyle, developerStyleHash } from '../developerStyle.ts'

const names: Record<SignInProvider, string> = { google: 'Google', apple: 'Apple' }

/** The page on which a developer plays the outside provider: any address will do. */
export function chooserPage(provider: SignInProvider, state: string): { html: string; styleHash: string } {
  const callback = `/identity/${provider}/callback`
  const cancel = `${callback}?${new URLSearchParams({ state, error: 'access_denied' }).toString()}`
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${names[provider]} while developing`}</title>
        <style>{developerStyle}</style>
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
  return { html: `<!doctype html>${html}`, styleHash: developerStyleHash }
}
