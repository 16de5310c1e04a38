import type { ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/messaging/unsubscribe'
import { eventDefaults } from '@festoon/tokens/defaults'
import type { OptOut } from '../../accounts/profile/optOuts.ts'
import type { EventRow } from '../../database/schema.ts'
import { partyStyle } from '../../rpc/http/partyStyle.ts'
import { scriptFreePage } from '../../rpc/http/scriptFreePage.tsx'
import type { UndoScope } from './turningOn.ts'

type Scope = UndoScope

/** The change that the recipient just made. */
export interface OptOutResult {
  scope: Scope
  isOff: boolean
  /** The token with which this page can undo the change. */
  undo?: string
}

interface Content {
  /** The event that the email was about, or undefined if the event was deleted. */
  event: Pick<EventRow, 'title' | 'hosted_by' | 'colors'> | undefined
  /** The path that the page's forms post to. */
  path: string
  /** The scopes for which emails are turned off. */
  off: ReadonlySet<OptOut['scope']>
  done: OptOutResult | undefined
  /** True if the reader tried to turn messages on without proving that the address is theirs. */
  isRefused?: boolean
  /** The path at which the reader proves it and comes back; undefined if the browser has a session of the address's owner. */
  signInPath: string | undefined
  supportEmail: string
}

/**
 * Renders the page where the recipient of an email can turn off emails about the event, emails from its host, or all emails. Each
 * choice can be undone for a while, or by the owner of the address. The page works without JavaScript. `policy` is the page's
 * Content-Security-Policy.
 */
export function unsubscribePage({ event, path, off, done, isRefused = false, signInPath, supportEmail }: Content): {
  html: string
  policy: string
} {
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
            <Switch
              path={path}
              scope={scope}
              isOff={off.has(scope)}
              undo={done?.scope === scope ? done.undo : undefined}
              signInPath={signInPath}
              messages={copy.messages[scope](names[scope])}
            />
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
  return scriptFreePage({
    title: copy.pageTitle,
    style,
    message: isRefused ? { text: copy.onlyOwner, isError: true } : undefined,
    content,
  })
}

interface SwitchProps {
  path: string
  scope: Scope
  isOff: boolean
  undo: string | undefined
  signInPath: string | undefined
  /** The name of the emails that the button turns off or on. */
  messages: string
}

function Switch({ path, scope, isOff, undo, signInPath, messages }: SwitchProps): ReactNode {
  if (isOff && undo === undefined && signInPath !== undefined)
    return (
      <>
        <p>
          <span className="state">{copy.off}</span>
        </p>
        <p>
          {copy.signInToTurnOn((words) => (
            <a key="sign-in" href={signInPath}>
              {words}
            </a>
          ))}
        </p>
      </>
    )
  return (
    <form method="post" action={path}>
      {isOff ? <span className="state">{copy.off}</span> : null}
      {undo === undefined ? null : <input type="hidden" name="undo" value={undo} />}
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

function Report({ done, messages, path }: { done: OptOutResult; messages: string; path: string }): ReactNode {
  return (
    <div role="status" className="report">
      <p dir="auto">{done.isOff ? copy.turnedOff(messages) : copy.turnedOn(messages)}</p>
      {done.undo === undefined ? null : (
        <form method="post" action={path}>
          <input type="hidden" name="undo" value={done.undo} />
          <button name="on" value={done.scope} className="back">
            {copy.undo}
          </button>
        </form>
      )}
    </div>
  )
}
