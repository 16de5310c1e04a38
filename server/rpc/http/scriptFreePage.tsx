import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formPolicy } from '../../core/closedPolicy.ts'

interface PageContent {
  title: string
  /** The page's CSS (partyStyle.ts). */
  style: string
  /** The result of a submitted form. */
  message: { text: string; isError?: boolean } | undefined
  content: ReactNode
  /** Directives of the Content-Security-Policy that allow more, such as images. */
  directives?: readonly string[]
  /** The URL of a script without which the page works, too. `directives` must allow it. */
  script?: string
}

/**
 * Renders a self-contained page that works without scripts, whose forms post to this site. `policy` is its
 * Content-Security-Policy.
 */
export function scriptFreePage({ title, style, message, content, directives = [], script }: PageContent): {
  html: string
  policy: string
} {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{style}</style>
        {script === undefined ? null : <script type="module" src={script} />}
      </head>
      <body>
        <main>
          {message ? (
            <div role={message.isError ? 'alert' : 'status'} className="report">
              <p dir="auto">{message.text}</p>
            </div>
          ) : null}
          {content}
        </main>
      </body>
    </html>,
  )
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    html: `<!doctype html>${html}`,
    policy: formPolicy(hash, ...directives),
  }
}
