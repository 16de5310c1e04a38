import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { themeDefaults } from '@festoon/tokens/defaults'
import { formPolicy } from '../../core/closedPolicy.ts'

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

export interface DeveloperPage {
  title: string
  heading: string
  /** A sentence on the service that the page stands in for. */
  note: string
  /** The address that the form is sent to, by GET. */
  action: string
  hiddenFields: readonly (readonly [name: string, value: string])[]
  fields?: ReactNode
  submit: string
  cancel: { label: string; href: string }
}

/**
 * Renders a page on which a developer plays an external service, such as a payment or an identity provider, with its
 * Content-Security-Policy.
 */
export function developerPage(page: DeveloperPage): { html: string; policy: string } {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{page.heading}</h1>
          <p>{page.note}</p>
          <form method="get" action={page.action}>
            {page.hiddenFields.map(([name, value], index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            {page.fields}
            <button>{page.submit}</button>
            <a href={page.cancel.href}>{page.cancel.label}</a>
          </form>
        </main>
      </body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, policy: formPolicy(styleHash) }
}
