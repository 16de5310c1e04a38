import { eventDefaults } from '@festoon/tokens/defaults'
import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { OptOut } from '../../database/rows/optOuts.ts'
import type { EventRow } from '../../database/schema.ts'
import { partyStyle } from '../../rpc/http/partyStyle.ts'

type Scope = OptOut['scope']

/** What the reader just did. */
export interface Done {
  scope: Scope
  isOff: boolean
}

interface Shown {
  /** Undefined: it is gone. */
  event: Pick<EventRow, 'title' | 'hosted_by' | 'colors'> | undefined
  /** Where the forms post to. */
  path: string
  /** What is off. */
  off: ReadonlySet<Scope>
  done: Done | undefined
  supportEmail: string
}

/** The page on which the reader of a mail turns such mails off: three choices, each with its way back. No script. */
export function unsubscribePage({ event, path, off, done, supportEmail }: Shown): { html: string; policy: string } {
  const style = partyStyle(event?.colors ?? eventDefaults)
  const about: Record<Scope, string> = {
    event: `about ${event?.title ?? 'this party'}`,
    host: `from ${event?.hosted_by ?? 'this host'}`,
    all: 'from Festoon',
  }
  const choices: readonly { scope: Scope; title: string; words: string }[] = [
    ...(event
      ? [
          {
            scope: 'event' as const,
            title: event.title,
            words: 'Nothing more about this party: no news, no reminders.',
          },
          {
            scope: 'host' as const,
            title: `Everything by ${event.hosted_by}`,
            words: 'Nothing about any party of this host, now or later.',
          },
        ]
      : []),
    {
      scope: 'all',
      title: 'Everything',
      words: 'No invitations and no news, whoever hosts. Sign-in codes that you ask for still come.',
    },
  ]
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Turn off messages – Festoon</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          {done ? <Report done={done} about={about[done.scope]} path={path} /> : null}
          <h1>Which messages would you like to turn off?</h1>
          <p>
            This is about the e-mail address that the message came to. A host who writes to it is told that messages are
            off.
          </p>
          <ul>
            {choices.map(({ scope, title, words }) => (
              <li key={scope}>
                <h2 dir="auto">{title}</h2>
                <p>{words}</p>
                <Switch path={path} scope={scope} isOff={off.has(scope)} about={about[scope]} />
              </li>
            ))}
          </ul>
          <p className="quiet">
            Questions? <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </p>
        </main>
      </body>
    </html>,
  )
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    html: `<!doctype html>${html}`,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  }
}

interface SwitchProps {
  path: string
  scope: Scope
  isOff: boolean
  about: string
}

function Switch({ path, scope, isOff, about }: SwitchProps): ReactNode {
  return (
    <form method="post" action={path}>
      {isOff ? <span className="state">Off</span> : null}
      <button name={isOff ? 'on' : 'off'} value={scope} className={isOff ? 'back' : undefined}>
        {isOff ? 'Turn on again' : 'Turn off'}
        <span className="spoken"> messages {about}</span>
      </button>
    </form>
  )
}

function Report({ done, about, path }: { done: Done; about: string; path: string }): ReactNode {
  return (
    <div role="status" className="report">
      <p dir="auto">
        {done.isOff ? `Done. You will get no more messages ${about}.` : `You will get messages ${about} again.`}
      </p>
      {done.isOff ? (
        <form method="post" action={path}>
          <button name="on" value={done.scope} className="back">
            Undo
          </button>
        </form>
      ) : null}
    </div>
  )
}
