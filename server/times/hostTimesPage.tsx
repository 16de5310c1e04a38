import * as copy from '@festoon/contract/messages/guests/whenWorks'
import { zoneName } from '@festoon/contract/rules/dates/eventDates'
import { dayIn, placeOfZone } from '@festoon/contract/rules/dates/timeZone'
import type { AnswersDue } from '../events/notifications/guestsToAsk.ts'
import { AnsweredLine, AnswerTable, lineOf, Numbers, UnansweredLine } from './liveParts.tsx'
import { monthGrid, monthAfter, type MonthGrid } from './monthGrid.ts'
import { dayField } from './readTimesForm.ts'
import type { TimePoll } from './timePoll.ts'
import type { WhenContext } from './whenContext.ts'
import { faultAt, faultyField, FaultLine, page, When } from './whenPage.tsx'

interface HostView extends WhenContext {
  /** The first month that the calendar shows, as YYYY-MM. */
  month: string
  /** The guests who haven't answered, and the id of the message that asks them. */
  answersDue: AnswersDue & { messageId: string }
  /** The values of a form that couldn't be saved. */
  typedTimes: { days: readonly string[]; clocks: readonly { from: string; until: string }[] }
}

/** Renders the page where hosts propose times, see the answers, and pick a time. It works without JavaScript. */
export function hostTimesPage(view: HostView): { html: string; policy: string } {
  const { event, poll, path, invitationPath } = view
  return page(
    view,
    copy.heading,
    <>
      <p className="lead" dir="auto">
        {copy.introForHost(<b key="party">{event.title}</b>)}
      </p>
      <h2>{copy.proposedHeading}</h2>
      {poll.times.length === 0 && <p className="quiet">{copy.nothingProposed}</p>}
      <AnsweredLine {...view} />
      {poll.times.length > 0 && <AskForm {...view} />}
      {poll.times.length > 0 && (
        <ul className="times">
          {poll.times.map((time) => (
            <li key={time.startTime}>
              <h3>
                <When view={view} time={time} />
              </h3>
              <Numbers view={view} time={time} />
              <form method="post" action={path} className="tools">
                <a href={`${path}?pick=${time.startTime}`} aria-label={copy.pickNamed(lineOf(view, time))}>
                  {copy.pickTime}
                </a>
                <RemoveControl time={time} path={path} label={copy.removeTime(lineOf(view, time))} />
              </form>
            </li>
          ))}
        </ul>
      )}
      <AnswerTable {...view} />
      <ProposeForm {...view} />
      <p className="quiet">{copy.shareNote}</p>
      <p>
        <a href={invitationPath}>{copy.backToParty}</a>
      </p>
    </>,
  )
}

/**
 * Renders the page that asks a host to confirm a time, with the numbers of guests who will be going or not, and of those who aren't
 * notified before they confirm their address.
 */
export function pickPage(
  view: WhenContext,
  time: TimePoll['times'][number],
  unconfirmedCount: number,
): { html: string; policy: string } {
  const { event, path } = view
  const { yes, ifNeedBe, no } = time.counts
  return page(
    view,
    copy.pickHeading(lineOf(view, time)),
    <>
      <p>{copy.pickNote}</p>
      <ul>
        {yes > 0 && (
          <li>
            {copy.areGoing(yes)}
            {(event.capacity !== null || event.has_waitlist) && <p className="quiet">{copy.limitedNote}</p>}
          </li>
        )}
        {ifNeedBe > 0 && <li>{copy.mightCome(ifNeedBe)}</li>}
        {no > 0 && <li>{copy.areNotGoing(no)}</li>}
        <li>{copy.areAsked}</li>
        {unconfirmedCount > 0 && <li>{copy.unconfirmed(unconfirmedCount)}</li>}
      </ul>
      <form method="post" action={path} className="tools">
        <input type="hidden" name="time" value={time.startTime} />
        <button name="do" value="pick">
          {copy.pickTime}
        </button>
      </form>
      <p>
        <a href={path}>{copy.keepAsking}</a>
      </p>
    </>,
  )
}

/** The number of guests who haven't answered, and a button that asks them. */
function AskForm({ path, answersDue }: HostView) {
  const { count, toAsk, messageId } = answersDue
  if (count === 0) return null
  return (
    <form method="post" action={path} className="ask">
      <UnansweredLine {...answersDue} />
      {toAsk > 0 && (
        <>
          <input type="hidden" name="messageId" value={messageId} />
          <p className="quiet">{copy.askNote}</p>
          <button name="do" value="ask" className="back">
            {toAsk === count ? copy.askThem : copy.askMore(toAsk)}
          </button>
        </>
      )}
    </form>
  )
}

/** Returns the number of guests who answered a time. */
const answersTo = ({ counts: { yes, ifNeedBe, no } }: TimePoll['times'][number]): number => yes + ifNeedBe + no

/** A button that removes a time or, if that would delete answers, a link to a page that asks first. */
function RemoveControl({ time, path, label }: { time: TimePoll['times'][number]; path: string; label: string }) {
  if (answersTo(time) > 0)
    return (
      <a href={`${path}?remove=${time.startTime}`} className="back" aria-label={label}>
        {copy.remove}
      </a>
    )
  return (
    <>
      <input type="hidden" name="time" value={time.startTime} />
      <button name="do" value="remove" className="back" aria-label={label}>
        {copy.remove}
      </button>
    </>
  )
}

/** Renders the page that asks a host to confirm the removal of a time, with the number of answers that it deletes. */
export function removePage(view: WhenContext, time: TimePoll['times'][number]): { html: string; policy: string } {
  const { path } = view
  return page(
    view,
    copy.removeHeading(lineOf(view, time)),
    <>
      <p>{copy.deletesAnswers(answersTo(time))}</p>
      <form method="post" action={path} className="tools">
        <input type="hidden" name="time" value={time.startTime} />
        <button name="do" value="remove">
          {copy.remove}
        </button>
      </form>
      <p>
        <a href={path}>{copy.keepTime}</a>
      </p>
    </>,
  )
}

function ProposeForm({ event, poll, path, now, month, typedTimes, message }: HostView) {
  const proposedDays = new Set(poll.times.map(({ startTime }) => dayIn(startTime, event.time_zone)))
  const today = dayIn(now, event.time_zone)
  const chosenDays = new Set(typedTimes.days)
  const isFaultyDay = message?.field === dayField
  const visibleMonths = [month, monthAfter(month, 1)]
    .flatMap((one) => monthGrid(one).weeks.flat())
    .flatMap((day) => (day === null || day.iso < today ? [] : [day.iso]))
  const hiddenDays = [...chosenDays].filter((day) => day >= today && !visibleMonths.includes(day))
  const faulty = isFaultyDay ? (visibleMonths.find((day) => chosenDays.has(day)) ?? visibleMonths[0]) : undefined
  return (
    <section aria-labelledby="propose">
      <h2 id="propose">{copy.proposeHeading}</h2>
      <p>{copy.proposeNote}</p>
      <p className="quiet">{copy.zoneNote(placeOfZone(event.time_zone) ?? zoneName(now, event.time_zone))}</p>
      <form method="post" action={`${path}?month=${month}`} className="fields">
        {/* The button that Enter presses. */}
        <button name="do" value="propose" className="first" tabIndex={-1} aria-hidden="true">
          {copy.propose}
        </button>
        <FaultLine message={message} field={dayField} />
        <div className="months">
          {[month, monthAfter(month, 1)].map((one) => (
            <Month key={one} grid={monthGrid(one)} {...{ today, proposedDays, chosenDays, faulty }} />
          ))}
        </div>
        {hiddenDays.map((day) => (
          <input key={day} type="hidden" name={dayField} value={day} />
        ))}
        {hiddenDays.length > 0 && <p className="quiet">{copy.otherDays(hiddenDays.length)}</p>}
        <p>
          {month > today.slice(0, 7) && (
            <>
              <BrowseButton to={`${path}?month=${monthAfter(month, -2)}`} label={copy.earlierMonths} />{' '}
            </>
          )}
          <BrowseButton to={`${path}?month=${monthAfter(month, 2)}`} label={copy.laterMonths} />
        </p>
        <div className="clocks">
          {typedTimes.clocks.flatMap(({ from, until }, index) => [
            <Clock
              key={`from${index + 1}`}
              name={`from${index + 1}`}
              label={copy.startNumber(index + 1)}
              value={from}
              message={message}
            />,
            <Clock
              key={`until${index + 1}`}
              name={`until${index + 1}`}
              label={copy.endNumber(index + 1)}
              value={until}
              message={message}
            />,
            // Below both fields, which stay side by side.
            ...[`from${index + 1}`, `until${index + 1}`].map((field) => (
              <FaultLine key={`${field}-fault`} message={message} field={field} />
            )),
          ])}
        </div>
        <p className="quiet">{copy.endNote}</p>
        <button name="do" value="propose">
          {copy.propose}
        </button>
      </form>
    </section>
  )
}

/** A button that shows other months, and keeps what the host entered. */
const BrowseButton = ({ to, label }: { to: string; label: string }) => (
  <button name="do" value="browse" formAction={`${to}#propose`} className="back">
    {label}
  </button>
)

interface ClockProps {
  name: string
  label: string
  value: string
  message: WhenContext['message']
}

function Clock({ name, label, value, message }: ClockProps) {
  return (
    <label>
      {label}
      <input type="time" name={name} defaultValue={value} {...faultAt(message, name)} />
    </label>
  )
}

interface MonthProps {
  grid: MonthGrid
  today: string
  proposedDays: ReadonlySet<string>
  chosenDays: ReadonlySet<string>
  /** The day that gets the focus because the chosen days were refused. */
  faulty: string | undefined
}

function Month({ grid: { name, weekdays, weeks }, today, proposedDays, chosenDays, faulty }: MonthProps) {
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, column) =>
              day === null ? (
                <td key={column} aria-hidden="true">
                  &nbsp;
                </td>
              ) : day.iso < today ? (
                <td key={column} className="gone">
                  {day.number}
                </td>
              ) : (
                <td key={column}>
                  <label className={proposedDays.has(day.iso) ? 'day marked' : 'day'}>
                    <input
                      type="checkbox"
                      name="day"
                      value={day.iso}
                      defaultChecked={chosenDays.has(day.iso)}
                      aria-label={day.name}
                      {...(day.iso === faulty ? faultyField(dayField) : {})}
                    />
                    <span>{day.number}</span>
                  </label>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
