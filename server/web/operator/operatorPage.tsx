import { Fragment, type ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/server/operator'
import { partyStyle } from '../../rpc/http/partyStyle.ts'
import { scriptFreePage } from '../../rpc/http/scriptFreePage.tsx'
import type { OperatorOverview } from './readOverview.ts'

export interface OperatorPage {
  email: string
  /** Undefined until the operator has proved that they are present. */
  overview: OperatorOverview | undefined
  /** The result of a submitted form. */
  message: { text: string; isError?: boolean } | undefined
}

const style = `${partyStyle({ primary: '#ffffff', text: '#000000' })}
section{margin:48px 0 0}
section h2{font-size:28px;margin:0 0 12px}
section ul{margin:0}
li p{overflow-wrap:anywhere}
code{font-size:15px;overflow-wrap:anywhere}
.two{display:flex;flex-wrap:wrap;gap:12px}
`

/** Renders the operators' page. `policy` is its Content-Security-Policy. */
export function operatorPage({ email, overview, message }: OperatorPage): { html: string; policy: string } {
  const content = overview ? <Overview overview={overview} /> : <Proof email={email} />
  return scriptFreePage({ title: copy.pageTitle, style, message, content })
}

function Proof({ email }: { email: string }): ReactNode {
  return (
    <>
      <h1>{copy.proofHeading}</h1>
      <p>{copy.proofText(email)}</p>
      <form method="post" action="/operator">
        <button name="do" value="code" className="back">
          {copy.sendCode}
        </button>
      </form>
      <form method="post" action="/operator" className="fields">
        <label>
          {copy.codeLabel}
          <input name="code" inputMode="numeric" autoComplete="one-time-code" required />
        </label>
        <button name="do" value="prove">
          {copy.confirmCode}
        </button>
      </form>
    </>
  )
}

function Overview({ overview }: { overview: OperatorOverview }): ReactNode {
  const { reports, suspendedEvents, suspendedAccounts, failedDeliveries, pageErrors, spending, disk, actions } =
    overview
  return (
    <>
      <h1>{copy.pageHeading}</h1>
      <Section heading={copy.reportsHeading} empty={copy.noReports}>
        {reports.map(({ eventId, hostId, title, hostedBy, count, reached, latest }) => (
          <li key={`${eventId}/${hostId}`}>
            <h2 dir="auto">{copy.hostedBy(title, hostedBy)}</h2>
            <p>{copy.reportCount(count, reached)}</p>
            {latest.map(({ reason, note, at }, index) => (
              <Fragment key={index}>
                <p>
                  {copy.day(at)} · {reason}
                </p>
                <p dir="auto">{note}</p>
              </Fragment>
            ))}
            <Suspend subject={eventId} name="suspendEvent" label={copy.suspendParty} />
            <Suspend subject={hostId} name="suspendAccount" label={copy.suspendHost} />
          </li>
        ))}
      </Section>
      <section>
        <h2>{copy.suspendHeading}</h2>
        <form method="post" action="/operator" className="fields">
          <label>
            {copy.idLabel}
            <input name="subject" required />
          </label>
          <label>
            {copy.reasonLabel}
            <input name="reason" required maxLength={500} />
          </label>
          <div className="two">
            <button name="do" value="suspendEvent">
              {copy.suspendParty}
            </button>
            <button name="do" value="suspendAccount">
              {copy.suspendHost}
            </button>
          </div>
        </form>
      </section>
      <Section heading={copy.suspendedParties} empty={copy.noneSuspended}>
        {suspendedEvents.map(({ id, title, reason, at }) => (
          <SuspendedItem key={id} id={id} name={title} reason={reason} at={at} restore="restoreEvent" />
        ))}
      </Section>
      <Section heading={copy.suspendedHosts} empty={copy.noneSuspended}>
        {suspendedAccounts.map(({ id, name, reason, at }) => (
          <SuspendedItem key={id} id={id} name={name} reason={reason} at={at} restore="restoreAccount" />
        ))}
      </Section>
      <Section heading={copy.failedHeading} empty={copy.noneSuspended}>
        {failedDeliveries.map(({ reason, count }) => (
          <li key={reason}>{copy.failedLine(count, reason)}</li>
        ))}
      </Section>
      <Section heading={copy.pageErrorsHeading} empty={copy.noneSuspended}>
        {pageErrors.map((error) => (
          <li key={`${error.message}/${error.place}/${error.path}/${error.device}`}>
            <p>{copy.pageErrorLine(error)}</p>
          </li>
        ))}
      </Section>
      <Section heading={copy.budgetsHeading} empty={copy.noneSuspended}>
        {spending.budgets.map(({ name, used, max, endsAt }) => (
          <li key={name}>{copy.budgetLine(copy.budgetNames[name], used, max, endsAt)}</li>
        ))}
      </Section>
      <Section heading={copy.diskHeading} empty={copy.noDisk}>
        {disk ? [<li key="disk">{copy.diskLine(disk)}</li>] : []}
      </Section>
      <Section heading={copy.reachHeading} empty={copy.noneReached}>
        {spending.reach.map(({ userId, name, kind, used }) => (
          <li key={`${userId}/${kind}`}>
            <p dir="auto">{copy.reachLine(name, kind, used)}</p>
            <code>{userId}</code>
          </li>
        ))}
      </Section>
      <Section heading={copy.mailboxesHeading} empty={copy.noneSuspended}>
        {spending.mailboxes.map((use) => (
          <li key={use.kind}>{copy.mailboxLine(copy.mailboxKinds[use.kind], use)}</li>
        ))}
      </Section>
      <Section heading={copy.actionsHeading} empty={copy.noneSuspended}>
        {actions.map(({ operator, action, subject, reason, at }) => (
          <li key={`${subject}/${at}/${action}`}>
            <p>{copy.actionLine(at, operator, action, subject)}</p>
            <p dir="auto">{reason}</p>
          </li>
        ))}
      </Section>
    </>
  )
}

function Section({ heading, empty, children }: { heading: string; empty: string; children: ReactNode[] }): ReactNode {
  return (
    <section>
      <h2>{heading}</h2>
      {children.length === 0 ? <p className="quiet">{empty}</p> : <ul>{children}</ul>}
    </section>
  )
}

function Suspend({ subject, name, label }: { subject: string; name: string; label: string }): ReactNode {
  return (
    <form method="post" action="/operator" className="fields">
      <input type="hidden" name="subject" value={subject} />
      <label>
        {copy.reasonLabel}
        <input name="reason" required maxLength={500} />
      </label>
      <button name="do" value={name}>
        {label}
      </button>
    </form>
  )
}

interface SuspendedProps {
  id: string
  name: string
  reason: string
  at: number
  restore: 'restoreEvent' | 'restoreAccount'
}

function SuspendedItem({ id, name, reason, at, restore }: SuspendedProps): ReactNode {
  return (
    <li>
      <h2 dir="auto">{name}</h2>
      <p dir="auto">
        {copy.day(at)} · {reason}
      </p>
      <code>{id}</code>
      <form method="post" action="/operator">
        <input type="hidden" name="subject" value={id} />
        <button name="do" value={restore} className="back">
          {copy.restore}
        </button>
      </form>
    </li>
  )
}
