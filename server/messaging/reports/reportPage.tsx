import type { ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/messaging/report'
import * as unsubscribe from '@festoon/contract/messages/messaging/unsubscribe'
import { maxReportNote, reportReasons } from '@festoon/contract/rules/reportReasons'
import type { EventRow } from '../../database/schema.ts'
import { partyStyle } from '../../rpc/http/partyStyle.ts'
import { scriptFreePage } from '../../rpc/http/scriptFreePage.tsx'

interface Content {
  event: Pick<EventRow, 'title' | 'hosted_by' | 'colors'>
  /** The path that the page's forms post to. */
  path: string
  /** True if the guest has blocked the host, or undefined if the guest's link doesn't allow that. */
  isBlocked: boolean | undefined
  /** The token with which this page can undo the block that it has just made. */
  undo: string | undefined
  /** The path at which the reader proves that the address is theirs; undefined if the browser has a session of its owner. */
  signInPath: string | undefined
  /** The result of a submitted form. */
  message?: { text: string; isError?: boolean } | undefined
  supportEmail: string
}

/**
 * Renders the page where a guest reports an invitation or blocks its host. The page works without JavaScript. `policy` is the
 * page's Content-Security-Policy.
 */
export function reportPage({ event, path, isBlocked, undo, signInPath, message, supportEmail }: Content): {
  html: string
  policy: string
} {
  const { title, hosted_by: host } = event
  const content = (
    <>
      <h1>{copy.heading}</h1>
      <p dir="auto">
        {copy.about(
          <b key="party">{title}</b>,
          <b key="host" translate="no">
            {host}
          </b>,
        )}
      </p>
      <ul>
        <li>
          <ReportForm path={path} isBlocked={isBlocked} />
        </li>
        <li>
          <h2 dir="auto">{copy.blockHeading(host)}</h2>
          <p>{isBlocked === undefined ? copy.blockByEmail : copy.blockText}</p>
          {isBlocked === undefined ? null : isBlocked && undo === undefined && signInPath !== undefined ? (
            <>
              <p>
                <span className="state">{copy.isBlocked}</span>
              </p>
              <p>
                {copy.signInToUnblock((words) => (
                  <a key="sign-in" href={signInPath}>
                    {words}
                  </a>
                ))}
              </p>
            </>
          ) : (
            <form method="post" action={path}>
              {isBlocked ? <span className="state">{copy.isBlocked}</span> : null}
              {undo === undefined ? null : <input type="hidden" name="undo" value={undo} />}
              <button name="do" value={isBlocked ? 'unblock' : 'block'} className={isBlocked ? 'back' : undefined}>
                {isBlocked ? copy.unblockHost : copy.blockHost}
              </button>
            </form>
          )}
        </li>
      </ul>
      <p className="quiet">
        {unsubscribe.questions(
          <a key="email" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>,
        )}
      </p>
    </>
  )
  return scriptFreePage({ title: copy.pageTitle, style: partyStyle(event.colors), message, content })
}

function ReportForm({ path, isBlocked }: { path: string; isBlocked: boolean | undefined }): ReactNode {
  return (
    <form method="post" action={path} className="fields">
      <fieldset>
        <legend>{copy.whatIsWrong}</legend>
        {reportReasons.map((reason) => (
          <label key={reason} className="choice">
            <input type="radio" name="reason" value={reason} required />
            {copy.reasons[reason]}
          </label>
        ))}
      </fieldset>
      <label>
        {copy.noteLabel}
        <textarea name="note" rows={3} maxLength={maxReportNote} />
      </label>
      {isBlocked === false ? (
        <label className="choice">
          <input type="checkbox" name="block" value="on" />
          {copy.alsoBlock}
        </label>
      ) : null}
      <button name="do" value="report">
        {copy.sendReport}
      </button>
      <p className="quiet">{copy.privacy}</p>
    </form>
  )
}
