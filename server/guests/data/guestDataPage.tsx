import type { ReactNode } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guestData'
import { amountOf } from '@festoon/contract/messages/guests/bring'
import { dietsText } from '@festoon/contract/rules/catering/heads'
import { songText } from '@festoon/contract/rules/guests/responseText'
import { displayPhone } from '@festoon/contract/rules/phone'
import type { EventRow } from '../../database/schema.ts'
import { partyStyle } from '../../rpc/http/partyStyle.ts'
import { scriptFreePage } from '../../rpc/http/scriptFreePage.tsx'
import type { GuestRecord } from './guestRecord.ts'

/** The result of a submitted form, shown at the top of the page. */
export type Report = { message: string; isError?: boolean }

type Party = Pick<EventRow, 'title' | 'colors'>

/** A page, and its content security policy. */
export interface RenderedPage {
  html: string
  policy: string
}

/**
 * Renders the page for visitors who have only a guest's personal link, which may have been forwarded. The page offers to send a
 * link to the guest's email address or phone number. `to` is the masked address or number, or null if there is none.
 */
export function askPage(
  party: Party,
  { path, invitationPath, to, report }: { path: string; invitationPath: string; to: string | null; report?: Report },
): RenderedPage {
  return page(
    party,
    report,
    <>
      <h1>{copy.yourData}</h1>
      <p dir="auto">{copy.aboutData(<b key="party">{party.title}</b>)}</p>
      {to === null ? (
        <p>{copy.noContact}</p>
      ) : (
        <form method="post" action={path}>
          {report === undefined || report.isError ? (
            <button name="do" value="send">
              {copy.sendLinkTo(
                <bdi translate="no" key="contact" className="whole">
                  {to}
                </bdi>,
              )}
            </button>
          ) : (
            <button name="do" value="send" className="back">
              {copy.sendAgain}
            </button>
          )}
        </form>
      )}
      <p>
        <a href={invitationPath}>{copy.backToInvitation}</a>
      </p>
    </>,
  )
}

interface DataPageProps {
  /** The path that the page's forms are submitted to. */
  path: string
  downloadPath: string
  /** The path of the unsubscribe page, or undefined if the link wasn't sent to the guest's email address. */
  mutePath: string | undefined
  record: GuestRecord
  /** The number of days that email addresses and phone numbers are kept after the event. */
  daysKept: number
  report?: Report | undefined
  /** The values that the guest submitted, if they couldn't be saved. */
  typedFields?: { name: string; email: string; phone: string } | undefined
}

/**
 * Renders the page where guests see, correct, download, and erase their data, and turn off messages. The page works without
 * JavaScript.
 */
export function dataPage(
  party: Party,
  { path, downloadPath, mutePath, record, daysKept, report, typedFields }: DataPageProps,
): RenderedPage {
  const fields = typedFields ?? {
    name: record.name,
    email: record.email ?? '',
    phone: displayPhone(record.phone ?? ''),
  }
  return page(
    party,
    report,
    <>
      <h1>{copy.yourData}</h1>
      <p dir="auto">{copy.dataIntro(<b key="party">{party.title}</b>, record.party.host, daysKept)}</p>
      <ul>
        <li>
          <h2>{copy.stored}</h2>
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
          <h2>{copy.correctData}</h2>
          <form method="post" action={path} className="fields">
            <label>
              {copy.name}
              <input name="name" defaultValue={fields.name} maxLength={limits.name} required autoComplete="name" />
            </label>
            <label>
              {copy.email}
              <input
                name="email"
                type="email"
                defaultValue={fields.email}
                maxLength={limits.email}
                autoComplete="email"
              />
            </label>
            <label>
              {copy.phoneFormat}
              <input name="phone" type="tel" defaultValue={fields.phone} maxLength={20} autoComplete="tel" />
            </label>
            <button name="do" value="correct">
              {copy.save}
            </button>
          </form>
        </li>
        <li>
          <h2>{copy.downloadHeading}</h2>
          <p>{copy.downloadNote}</p>
          <p>
            <a href={downloadPath} download="">
              {copy.download}
            </a>
          </p>
        </li>
        {mutePath === undefined ? null : (
          <li>
            <h2>{copy.messagesHeading}</h2>
            <p>{copy.messagesNote}</p>
            <p>
              <a href={mutePath}>{copy.chooseMessages}</a>
            </p>
          </li>
        )}
        <li>
          <h2>{copy.eraseHeading}</h2>
          <p>{copy.eraseNote}</p>
          <form method="post" action={path} className="fields">
            <label>
              {copy.confirmErase}
              <input name="confirm" autoComplete="off" maxLength={5} />
            </label>
            <button name="do" value="erase" className="back">
              {copy.erase}
            </button>
          </form>
        </li>
      </ul>
    </>,
  )
}

/**
 * Renders the page after a correction of the contact that the link was sent to, which ends the link. `to` is the masked address or
 * number that the next link is sent to, or null if there is none.
 */
export const savedPage = (party: Party, to: string | null): RenderedPage =>
  page(
    party,
    { message: copy.saved },
    <>
      <h1>{copy.yourData}</h1>
      <p>
        {to === null
          ? copy.noContact
          : copy.newLinkNeeded(
              <bdi translate="no" key="contact" className="whole">
                {to}
              </bdi>,
            )}
      </p>
    </>,
  )

/** Renders the page that confirms that a guest's data was erased. */
export const erasedPage = (party: Party): RenderedPage =>
  page(
    party,
    undefined,
    <>
      <h1>{copy.erased}</h1>
      <p dir="auto">{copy.erasedNote(<b key="party">{party.title}</b>)}</p>
    </>,
  )

function rowsOf(record: GuestRecord): [name: string, value: string][] {
  const rows: [string, string | null][] = [
    [copy.name, record.name],
    [copy.email, record.email],
    [copy.phone, displayPhone(record.phone ?? '')],
    [copy.rsvp, copy.statuses[record.rsvp] ?? record.rsvp],
    [copy.plusOnes, record.plusOnes === 0 ? null : String(record.plusOnes)],
    [copy.plusOneNames, record.heads?.plusOneNames?.join('\n') ?? null],
    [copy.childrenAmong, record.heads?.children ? String(record.heads.children) : null],
    [copy.diets, record.heads && dietsText(record.heads, record.plusOnes + 1)],
    [copy.dietNote, record.heads?.dietNote ?? null],
    [copy.messageToHost, record.messageToHost],
    ...record.brings.map(({ item, amount, note }): [string, string] => [
      copy.brings,
      [amountOf(item, amount), note].filter((part) => part !== '').join('\n'),
    ]),
    ...record.responses.map(({ question, response }): [string, string] => [
      question ?? copy.deletedQuestion,
      typeof response === 'string'
        ? response
        : typeof response === 'boolean'
          ? response
            ? copy.yes
            : copy.no
          : songText(response),
    ]),
    ...record.messagesToYou.map(({ message, sentAt }): [string, string] => [
      copy.messageToYou(sentAt?.slice(0, 10) ?? ''),
      message,
    ]),
    [copy.proposedTimes, record.times.length === 0 ? null : String(record.times.length)],
    [copy.photos, record.photos.length === 0 ? null : String(record.photos.length)],
    [copy.listedSince, record.invitedAt?.slice(0, 10) ?? null],
  ]
  return rows.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]]))
}

function page(party: Party, report: Report | undefined, content: ReactNode): RenderedPage {
  const message = report && { text: report.message, isError: report.isError ?? false }
  return scriptFreePage({ title: copy.pageTitle, style: partyStyle(party.colors), message, content })
}
