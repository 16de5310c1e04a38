import { renderToStaticMarkup } from 'react-dom/server'
import * as copy from '@festoon/contract/messages/devPages'
import { formPolicy } from '../../core/closedPolicy.ts'
import { developerStyle, developerStyleHash } from '../../rpc/http/developerStyle.ts'

/** Renders the page where a developer can connect the demo music account or cancel. */
export function musicDemoPage(callback: string, code: string, state: string): { html: string; policy: string } {
  const cancel = `${callback}?${new URLSearchParams({ error: 'access_denied', state }).toString()}`
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{copy.musicTitle}</title>
        <style>{developerStyle}</style>
      </head>
      <body>
        <main>
          <h1>{copy.musicHeading}</h1>
          <p>{copy.musicNote}</p>
          <form method="get" action={callback}>
            <input type="hidden" name="code" value={code} />
            <input type="hidden" name="state" value={state} />
            <button>{copy.connect}</button>
            <a href={cancel}>{copy.cancel}</a>
          </form>
        </main>
      </body>
    </html>,
  )
  return {
    html: `<!doctype html>${html}`,
    policy: formPolicy(developerStyleHash),
  }
}
