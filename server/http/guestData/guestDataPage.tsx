import { limits } from '@festoon/contract/limits'
import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { EventRow } from '../../data/schema.ts'
import { partyStyle } from '../partyStyle.ts'
import type { GuestRecord } from './guestRecord.ts'

/** What came of what was asked for. */
export type Report = { words: string; isWrong?: boolean }

type Party = Pick<EventRow, 'title' | 'colors'>

interface Drawn {
  html: string
  policy: string
}

/** The page of somebody with a personal link, which may have been passed on: it shows nobody's data, and sends the way to it. */
export function askPage(
  party: Party,
  { path, invitationPath, to, report }: { path: string; invitationPath: string; to: string | null; report?: Report },
): Drawn {
  return page(
    party,
    report,
    <>
      <h1>Your data</h1>
      <p dir="auto">
        This is about what Festoon keeps for <b>{party.title}</b>. Invitations are passed on, so we show it only to
        whoever reads the guest’s own mails or texts.
      </p>
      {to === null ? (
        <p>We have no address of yours: there is nothing to see but the name on the guest list.</p>
      ) : (
        <form method="post" action={path}>
          {report === undefined || report.isWrong ? (
            <button name="do" value="send">
              Send a link to <bdi className="whole">{to}</bdi>
            </button>
          ) : (
            <button name="do" value="send" className="back">
              Send it again
            </button>
          )}
        </form>
      )}
      <p>
        <a href={invitationPath}>Back to the invitation</a>
      </p>
    </>,
  )
}

interface Shown {
  /** Where the forms post to. */
  path: string
  downloadPath: string
  /** Where messages are turned off; undefined without an e-mail address. */
  mutePath: string | undefined
  record: GuestRecord
  /** Contacts are kept so many days after the party. */
  daysKept: number
  report?: Report | undefined
  /** What was typed, where that cannot be saved. */
  typed?: { name: string; email: string; phone: string } | undefined
}

const statuses: Readonly<Record<string, string>> = {
  INVITED: 'Not answered yet',
  SEEN: 'Opened, not answered yet',
  YES: 'Yes',
  NO: 'No',
  HIDDEN: 'Removed by the host',
}

/** The page on which a guest sees, corrects, saves and erases what is kept about them, and turns messages off. No script. */
export function dataPage(
  party: Party,
  { path, downloadPath, mutePath, record, daysKept, report, typed }: Shown,
): Drawn {
  const fields = typed ?? { name: record.name, email: record.email ?? '', phone: record.phone ?? '' }
  return page(
    party,
    report,
    <>
      <h1>Your data</h1>
      <p dir="auto">
        What Festoon keeps about you for <b>{party.title}</b>. {record.party.host} and the co-hosts see it too; your
        email and phone are erased {daysKept} days after the party.
      </p>
      <ul>
        <li>
          <h2>What is kept</h2>
          <dl>
            {rowsOf(record).map(([name, value]) => (
              <div key={name}>
                <dt dir="auto">{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </li>
        <li>
          <h2>Correct it</h2>
          <form method="post" action={path} className="fields">
            <label>
              Name
              <input name="name" defaultValue={fields.name} maxLength={limits.name} required autoComplete="name" />
            </label>
            <label>
              Email
              <input
                name="email"
                type="email"
                defaultValue={fields.email}
                maxLength={limits.email}
                autoComplete="email"
              />
            </label>
            <label>
              Phone, as +1…
              <input name="phone" type="tel" defaultValue={fields.phone} maxLength={20} autoComplete="tel" />
            </label>
            <button name="do" value="correct">
              Save
            </button>
          </form>
        </li>
        <li>
          <h2>Take it along</h2>
          <p>All of it in one file.</p>
          <p>
            <a href={downloadPath} download="">
              Download my data
            </a>
          </p>
        </li>
        {mutePath === undefined ? null : (
          <li>
            <h2>Turn messages off</h2>
            <p>About this party, from this host, or all.</p>
            <p>
              <a href={mutePath}>Choose which</a>
            </p>
          </li>
        )}
        <li>
          <h2>Erase it</h2>
          <p>
            Your name, contacts, words and photos go, and your link ends. Whether you come stays counted, without your
            name: change your answer first if you do not. This cannot be undone.
          </p>
          <form method="post" action={path} className="fields">
            <label>
              Type ERASE to confirm
              <input name="confirm" autoComplete="off" maxLength={5} />
            </label>
            <button name="do" value="erase" className="back">
              Erase my data
            </button>
          </form>
        </li>
      </ul>
    </>,
  )
}

/** The page after everything is gone. */
export const erasedPage = (party: Party): Drawn =>
  page(
    party,
    undefined,
    <>
      <h1>Your data is erased</h1>
      <p dir="auto">
        Nothing that names you is kept for <b>{party.title}</b> any more.
      </p>
    </>,
  )

function rowsOf(record: GuestRecord): [name: string, value: string][] {
  const rows: [string, string | null][] = [
    ['Name', record.name],
    ['Email', record.email],
    ['Phone', record.phone],
    ['Your answer', statuses[record.answer] ?? record.answer],
    ['People you bring', record.additionalGuests === 0 ? null : String(record.additionalGuests)],
    ['Your message to the host', record.messageToTheHost],
    ...record.answers.map(({ question, answer }): [string, string] => [
      question ?? 'A question that is gone',
      typeof answer === 'string' ? answer : answer === true ? 'Yes' : answer === false ? 'No' : JSON.stringify(answer),
    ]),
    ...record.messagesToYou.map(({ message, sentAt }): [string, string] => [
      `Message to you, ${sentAt?.slice(0, 10) ?? ''}`,
      message,
    ]),
    ['Your photos', record.photos.length === 0 ? null : String(record.photos.length)],
    ['On the list since', record.invitedAt?.slice(0, 10) ?? null],
  ]
  return rows.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]]))
}

function page(party: Party, report: Report | undefined, content: ReactNode): Drawn {
  const style = partyStyle(party.colors)
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Your data – Festoon</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          {report ? (
            <div role={report.isWrong ? 'alert' : 'status'} className="report">
              <p>{report.words}</p>
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
    policy: `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  }
}
