import { renderToStaticMarkup } from 'react-dom/server'
import { developerStyle, developerStyleHash } from '../../rpc/http/developerStyle.ts'

/** The page on which a developer lets the demo's music account be connected, or does not. */
export function musicDemoPage(callback: string, code: string, state: string): { html: string; policy: string } {
  const cancel = `${callback}?${new URLSearchParams({ error: 'access_denied', state }).toString()}`
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Demo music account</title>
        <style>{developerStyle}</style>
      </head>
      <body>
        <main>
          <h1>Connect the demo music account?</h1>
          <p>This server has no Spotify client. The demo has invented songs, and playlists that nobody can hear.</p>
          <form method="get" action={callback}>
            <input type="hidden" name="code" value={code} />
            <input type="hidden" name="state" value={state} />
            <button>Connect</button>
            <a href={cancel}>Cancel</a>
          </form>
        </main>
      </body>
    </html>,
  )
  return {
    html: `<!doctype html>${html}`,
    policy: `default-src 'none'; style-src 'sha256-${developerStyleHash}'; form-action 'self'; frame-ancestors 'none'`,
  }
}
