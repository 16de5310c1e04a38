import { createHash } from 'node:crypto'
import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/devPages'
import { themeDefaults } from '@festoon/tokens/defaults'
import type { OutboxRow } from '../database/schema.ts'

const { primary, secondary, text } = themeDefaults
const style = `
body{margin:0;padding:32px 16px 64px;background:${text};color:${primary};font:16px/1.5 system-ui,sans-serif}
main{max-width:720px;margin:0 auto}
h1{font-size:40px;line-height:1.1;margin:0 0 8px}
article{border:2px solid ${primary};border-radius:16px;padding:16px 20px;margin:20px 0}
h2{font-size:20px;margin:0 0 4px}
p{margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:12px 0 0}
strong.code{display:inline-block;font-size:32px;letter-spacing:6px;background:${secondary};padding:2px 12px;border-radius:8px;margin:8px 0}
a{color:inherit;overflow-wrap:anywhere}
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Renders text with clickable URLs. */
function withLinks(body: string): ReactNode {
  return body.split(/(https?:\/\/[^\s]+)/).map((part, at) =>
    // The parts never change, so their position can be their key.
    at % 2 === 1 ? (
      <a key={at} href={part}>
        {part}
      </a>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}

const codeDigits = new RegExp(`\\b\\d{${limits.codeLength}}\\b`)

function Message({ message }: { message: OutboxRow }): ReactNode {
  const code = codeDigits.exec(message.subject || message.body)?.[0]
  return (
    <article>
      <h2>{message.subject || copy.textMessage}</h2>
      <p>
        {copy.sentTo(message.recipient, new Date(message.sent_at).toISOString().replace('T', ' ').slice(0, 19))}
        {message.html === null ? null : (
          <>
            {', '}
            <a href={`/outbox/${message.id}`}>{copy.viewEmail}</a>
          </>
        )}
      </p>
      {code === undefined ? null : <strong className="code">{code}</strong>}
      <pre>{withLinks(message.body)}</pre>
    </article>
  )
}

/**
 * Renders the outbox as a page that reloads every five seconds. Returns its HTML and the hash of its styles for a
 * Content-Security-Policy.
 */
export function outboxPage(messages: readonly OutboxRow[]): { html: string; styleHash: string } {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="refresh" content="5" />
        <title>{copy.outbox}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <h1>{copy.outbox}</h1>
          <p>{copy.outboxNote}</p>
          {messages.length === 0 ? <p>{copy.noMessages}</p> : null}
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </main>
      </body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, styleHash }
}
