import type { ReactNode } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/whenWorks'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import type { ProposedTime } from '@festoon/contract/nouns/times/timePoll'
import { eventDates, whenLine } from '@festoon/contract/rules/dates/eventDates'
import { startElsewhere } from '@festoon/contract/rules/dates/startElsewhere'
import { allZones, canonicalTimeZone } from '@festoon/contract/rules/dates/timeZone'
import { timeAnswers, type TimeAnswer } from '@festoon/contract/rules/events/timeAnswers'
import { PartyHeader, whenOf } from '../events/pages/PartyHeader.tsx'
import { scriptFreePage } from '../rpc/http/scriptFreePage.tsx'
import { AnsweredLine, Numbers } from './liveParts.tsx'
import type { WhenContext, WhenMessage } from './whenContext.ts'
import { whenStyle } from './whenStyle.ts'

interface GuestView extends WhenContext {
  /** The chosen answers: those that couldn't be saved, or the guest's own. */
  answers: ReadonlyMap<number, TimeAnswer>
  /** The fields of someone who isn't a guest yet, and the new guest's id with its proof. Null for guests. */
  stranger: { name: string; email: string; inviteeId: string; proof: string } | null
  /** True for a guest who was denied a spot, and so can't answer. */
  isDenied: boolean
  /** The personal link of a guest who gets it in no email (docs/decisions/048-confirmations.md). `takesCode` is true if a code gets it. */
  personalLink: { href: string; takesCode: boolean } | undefined
  /** The guest whose key the script stores, so that this browser recognizes them: one whose answers were just saved. */
  linkToRemember: PersonalLink | undefined
  /** True if the script may continue as the guest whose key is stored: on a page without a personal link, before anything is typed. */
  recallsGuest: boolean
  /** The name of the guest who answers by a personal link, and the page's path for anyone else. */
  answering: { name: string; elsePath: string } | undefined
  /** The guest whose key is in this browser's cookie, and the page's path for them. */
  knownGuest: { name: string; path: string } | undefined
}

/** Renders the page where guests answer when they can. It works without JavaScript. */
export function guestPage(view: GuestView): { html: string; policy: string } {
  const { event, poll, path, invitationPath, message, answers, stranger, isDenied, personalLink } = view
  const { linkToRemember, recallsGuest, answering, knownGuest } = view
  return page(
    view,
    copy.headingForGuest,
    <>
      <p className="lead" dir="auto">
        {copy.intro(<b key="party">{event.title}</b>, event.hosted_by)}
      </p>
      {linkToRemember && (
        <span hidden data-event={event.id} data-guest={linkToRemember.inviteeId} data-token={linkToRemember.token} />
      )}
      {recallsGuest && <span hidden data-recall={event.id} />}
      {answering && (
        <p className="known" dir="auto">
          {copy.answeringAs(
            <bdi translate="no" key="name">
              {answering.name}
            </bdi>,
            <a key="link" href={answering.elsePath} data-someone-else={event.id}>
              {copy.answerAsYourself}
            </a>,
          )}
        </p>
      )}
      {knownGuest && (
        <p className="known" dir="auto">
          {copy.answeredBefore(
            <bdi translate="no" key="name">
              {knownGuest.name}
            </bdi>,
            <a key="link" href={knownGuest.path}>
              {copy.answeredBeforeLink}
            </a>,
          )}
        </p>
      )}
      <AnsweredLine {...view} />
      {poll.times.length === 0 || isDenied ? (
        <p className="report">{isDenied ? copy.deniedAnswers : copy.noneYet}</p>
      ) : (
        <>
          <form method="post" action={path} className="fields">
            <ul className="times">
              {poll.times.map((time) => (
                <li key={time.startTime}>
                  <fieldset>
                    <legend>
                      <When view={view} time={time} />
                    </legend>
                    <Numbers view={view} time={time} />
                    <div className="options">
                      {timeAnswers.map((answer) => (
                        <label key={answer}>
                          <input
                            type="radio"
                            name={`t${time.startTime}`}
                            value={answer}
                            defaultChecked={answers.get(time.startTime) === answer}
                          />
                          <span>{copy.answers[answer]}</span>
                        </label>
                      ))}
                    </div>
                  </fieldset>
                </li>
              ))}
            </ul>
            {stranger && (
              <>
                <input type="hidden" name="inviteeId" value={stranger.inviteeId} />
                <input type="hidden" name="proof" value={stranger.proof} />
                <label>
                  {copy.name}
                  <input
                    name="name"
                    defaultValue={stranger.name}
                    maxLength={limits.name}
                    required
                    autoComplete="name"
                    {...faultAt(message, 'name')}
                  />
                </label>
                <FaultLine message={message} field="name" />
                <label>
                  {copy.email}
                  <input
                    name="email"
                    type="email"
                    defaultValue={stranger.email}
                    maxLength={limits.email}
                    required
                    autoComplete="email"
                    {...faultAt(message, 'email', 'hint')}
                  />
                </label>
                <FaultLine message={message} field="email" />
                <p id="hint" className="quiet">
                  {copy.emailHint}
                </p>
              </>
            )}
            <div className="save">
              <button name="do" value="answer">
                {copy.saveAnswers}
              </button>
            </div>
          </form>
          {personalLink !== undefined && (
            <section aria-labelledby="keep-link" className="keep">
              <h2 id="keep-link">{copy.keepLinkHeading}</h2>
              <p className="quiet">
                {copy.keepLink(
                  <a key="link" href={personalLink.href}>
                    {copy.personalLink}
                  </a>,
                )}
              </p>
              {/* The invitation has the form for the code, which needs a script. */}
              {personalLink.takesCode && (
                <p className="scripted">
                  <a href={`${invitationPath}#rsvp`}>{copy.emailLink}</a>
                </p>
              )}
            </section>
          )}
          <ZoneForm {...view} />
        </>
      )}
      <p>
        <a href={invitationPath}>{copy.backToInvitation}</a>
      </p>
    </>,
  )
}

/** Renders the page after the host decided the date, or once the party is over. */
export function closedPage(view: WhenContext): { html: string; policy: string } {
  const { event, invitationPath, now } = view
  const startTime = event.start_time ?? 0
  return page(
    view,
    startTime === 0 ? copy.heading : copy.pickedHeading,
    <>
      <p dir="auto">
        <b>{event.title}</b>
      </p>
      <p>
        {startTime === 0
          ? copy.closed
          : copy.picked(whenLine({ startTime, endTime: event.end_time, timeZone: event.time_zone }, now))}
      </p>
      <p>
        <a href={invitationPath}>{copy.backToInvitation}</a>
      </p>
    </>,
  )
}

/** Returns the props of a field with a refused value, which gets the focus and is described by its `FaultLine`. */
export const faultyField = (field: string, hint?: string) => ({
  'aria-invalid': true as const,
  'aria-describedby': hint === undefined ? `${field}-fault` : `${field}-fault ${hint}`,
  autoFocus: true,
})

/** Returns the props that mark a field if the message is about it, and otherwise those that describe it by `hint`. */
export const faultAt = (message: WhenMessage | undefined, field: string, hint?: string) =>
  message?.field === field ? faultyField(field, hint) : hint === undefined ? {} : { 'aria-describedby': hint }

/** The message about a field, beside it. */
export function FaultLine({ message, field }: { message: WhenMessage | undefined; field: string }) {
  if (message?.field !== field) return null
  return (
    <p role="alert" id={`${field}-fault`} className="wrong">
      {message.text}
    </p>
  )
}

/** Renders a page in the event's colors, with a heading in its typeface. */
export function page(
  { event, invitationPath, message, script, isOpen, now }: WhenContext,
  heading: string,
  content: ReactNode,
): { html: string; policy: string } {
  return scriptFreePage({
    title: copy.title(event.title),
    style: whenStyle(event, heading),
    message: message?.field === undefined ? message : undefined,
    ...(isOpen ? { script } : {}),
    directives: ["img-src 'self'", ...(isOpen ? [`script-src ${script}`, "connect-src 'self'"] : [])],
    content: (
      <>
        <PartyHeader event={event} to={invitationPath} facts={[whenOf(event, now)]} />
        <h1>{heading}</h1>
        {content}
      </>
    ),
  })
}

/** The day and hours of a proposed time in the event's time zone, and in the visitor's if they chose another. */
export function When({ view: { event, zone, now }, time }: { view: WhenContext; time: ProposedTime }) {
  const eventTimes = { startTime: time.startTime, endTime: time.endTime ?? 0, timeZone: event.time_zone }
  const dates = eventDates(eventTimes, now)
  const ownStart = zone === undefined ? undefined : startElsewhere(eventTimes, zone)
  return (
    <>
      <time dateTime={dates.iso}>{dates.day}</time>
      <span className="hour">{dates.time}</span>
      {ownStart !== undefined && <span className="hour">{copy.yourTime(ownStart)}</span>}
    </>
  )
}

function ZoneForm({ path, zone, event }: WhenContext) {
  const { searchParams } = new URL(path, 'http://localhost')
  return (
    <details open={zone !== undefined}>
      <summary>{copy.zoneQuestion}</summary>
      <form method="get" action={path.split('?')[0]} className="fields">
        {[...searchParams].map(([name, value]) =>
          name === 'zone' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label>
          {copy.zoneLabel}
          <select name="zone" defaultValue={canonicalTimeZone(zone ?? event.time_zone)}>
            {allZones(event.time_zone).map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </label>
        <button className="back">{copy.showTimes}</button>
      </form>
    </details>
  )
}
