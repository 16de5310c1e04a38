import * as copy from '@festoon/contract/messages/messaging/unsubscribe'
import { eventDefaults } from '@festoon/tokens/defaults'
import type { ReactNode } from 'react'
import type { OptOut } from '../../accounts/profile/optOuts.ts'
import type { EventRow } from '../../database/schema.ts'
import { partyStyle } from '../../rpc/http/partyStyle.ts'
import { scriptFreePage } from '../../rpc/http/scriptFreePage.tsx'

type Scope = Exclude<OptOut['scope'], 'codes'>

/** The change that the recipient just made. */
export interface Done {
  scope: Scope
  isOff: boolean
}

interface Content {
  /** The event that the email was about, or undefined if the event was deleted. */
  event: Pick<EventRow, 'title' | 'hosted_by' | 'colors'> | undefined
  /** The path that the page's forms post to. */
  path: string
  /** The scopes for which emails are turned off. */
  off: ReadonlySet<OptOut['scope']>
  done: Done | undefined
  supportEmail: string
}

/**
 * Renders the page where the recipient of an email can turn off emails about the event, emails from its host, or all emails.
 * Each choice can be undone. The page works without JavaScript. `policy` is the page's Content-Security-Policy.
 */
export function unsubscribePage({ event, path, off, done, supportEmail }: Content): { html: string; policy: string } {
  const names: Record<Scope, string> = {
    event: event?.title ?? copy.thisParty,
    host: event?.hosted_by ?? copy.thisHost,
    all: '',
  }
  const scopes: readonly Scope[] = event ? ['event', 'host', 'all'] : ['all']
  const content = (
    <>
      {done ? <Report done={done} messages={copy.messages[done.scope](names[done.scope])} path={path} /> : null}
      <h1>{copy.heading}</h1>
      <p>{copy.intro}</p>
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>
            <h2 dir="auto">{copy.choices[scope].title(names[scope])}</h2>
            <p>{copy.choices[scope].text}</p>
            <Switch path={path} scope={scope} isOff={off.has(scope)} messages={copy.messages[scope](names[scope])} />
          </li>
        ))}
      </ul>
      <p className="quiet">
        {copy.questions(
          <a key="email" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>,
        )}
      </p>
    </>
  )
  const style = partyStyle(event?.colors ?? eventDefaults)
  return scriptFreePage({ title: copy.pageTitle, style, message: undefined, content })
}

interface SwitchProps {
  path: string
  scope: Scope
  isOff: boolean
  /** The name of the emails that the button turns off or on. */
  messages: string
}

function Switch({ path, scope, isOff, messages }: SwitchProps): ReactNode {
  return (
    <form method="post" action={path}>
      {isOff ? <span className="state">{copy.off}</span> : null}
      {isOff ? (
        <button name="on" value={scope} className="back" aria-label={copy.turnOnLabel(messages)}>
          {copy.turnOn}
        </button>
      ) : (
        <button name="off" value={scope} aria-label={copy.turnOffLabel(messages)}>
          {copy.turnOff}
        </button>
      )}
    </form>
  )
}

function Report({ done, messages, path }: { done: Done; messages: string; path: string }): ReactNode {
  return (
    <div role="status" className="report">
      <p dir="auto">{done.isOff ? copy.turnedOff(messages) : copy.turnedOn(messages)}</p>
      {done.isOff ? (
        <form method="post" action={path}>
          <button name="on" value={done.scope} className="back">
            {copy.undo}
          </button>
        </form>
      ) : null}
    </div>
  )
}
