import { renderToStaticMarkup } from 'react-dom/server'
import * as copy from '@festoon/contract/messages/devPages'
import { providerNames as names, type SignInProvider } from '@festoon/contract/wire/signInProvider'
import { developerStyle, developerStyleHash } from '../../rpc/http/developerStyle.ts'

/**
 * Builds the development page that stands in for an external identity provider. The developer can sign in with any email
 * address.
 */
export function chooserPage(provider: SignInProvider, state: string): { html: string; styleHash: string } {
  const callback = `/identity/${provider}/callback`
  const cancel = `${callback}?${new URLSearchParams({ state, error: 'access_denied' }).toString()}`
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{copy.chooserTitle(names[provider])}</title>
        <style>{developerStyle}</style>
      </head>
      <body>
        <main>
          <h1>{copy.chooserHeading(names[provider])}</h1>
          <p>{copy.chooserNote(names[provider])}</p>
          <form method="get" action={callback}>
            <input type="hidden" name="state" value={state} />
            <label htmlFor="email">{copy.emailAddress}</label>
            <input id="email" name="email" type="email" autoComplete="email" required defaultValue="maya@example.com" />
            <button>{copy.proceed}</button>
            <a href={cancel}>{copy.cancel}</a>
          </form>
        </main>
      </body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, styleHash: developerStyleHash }
}
