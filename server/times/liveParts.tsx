import { renderToStaticMarkup } from 'react-dom/server'
import * as copy from '@festoon/contract/messages/guests/whenWorks'
import type { ProposedTime } from '@festoon/contract/nouns/times/timePoll'
import { eventDates, whenLine } from '@festoon/contract/rules/dates/eventDates'
import { bestTime, timeAnswers, type TimeAnswer, type TimeCounts } from '@festoon/contract/rules/events/timeAnswers'
import { closedPolicy } from '../core/closedPolicy.ts'
import type { AnswersDue } from '../events/notifications/guestsToAsk.ts'
import type { WhenContext } from './whenContext.ts'

/**
 * Renders only the parts of the page that its script refreshes. Once the party has a date, or is over, the line with the number of
 * answers says so.
 */
export function numbersPart(view: WhenContext & { isHost: boolean; answersDue: AnswersDue }): {
  html: string
  policy: string
} {
  const { poll, isHost, answersDue } = view
  const html = renderToStaticMarkup(
    <main>
      <AnsweredLine {...view} />
      {isHost && <UnansweredLine {...answersDue} />}
      {poll.times.map((time) => (
        <Numbers key={time.startTime} view={view} time={time} />
      ))}
      {isHost && <AnswerTable {...view} />}
    </main>,
  )
  return { html, policy: closedPolicy() }
}

/** The number of guests who answered or, once the party has a date, a link to the date. */
export function AnsweredLine({ poll, isOpen, path }: WhenContext) {
  return (
    <p data-live="answered" className="quiet">
      {isOpen ? poll.times.length === 0 ? null : copy.answered(poll.answered) : <a href={path}>{copy.noLongerOpen}</a>}
    </p>
  )
}

/** The number of guests who haven't answered, for hosts. */
export const UnansweredLine = ({ count, toAsk }: AnswersDue) => (
  <p data-live="unanswered">
    {count > 0 && copy.unanswered(count)} {count > 0 && toAsk === 0 && copy.askedLately}
  </p>
)

/** The numbers of answers to a proposed time as a bar and as text, and the names that the viewer may see. */
export function Numbers({ view: { poll }, time }: { view: WhenContext; time: ProposedTime & { counts: TimeCounts } }) {
  const { startTime, counts } = time
  const share = (guests: number): number => (poll.answered === 0 ? 0 : (100 * guests) / poll.answered)
  const namesOf = (answer: TimeAnswer): string[] =>
    poll.guests.flatMap(({ name, answers }) => (answers.get(startTime) === answer ? [name] : []))
  const coming = (['yes', 'ifNeedBe'] as const)
    .map((answer) => ({ answer, names: namesOf(answer) }))
    .filter(({ names }) => names.length > 0)
  return (
    <div data-live={startTime} className="numbers">
      {bestTime(poll.times) === startTime && <span className="badge">{copy.best}</span>}
      {poll.answered > 0 && (
        <>
          <svg className="heat" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className="yes" width={share(counts.yes)} height="10" />
            <rect className="maybe" x={share(counts.yes)} width={share(counts.ifNeedBe)} height="10" />
          </svg>
          <p>{timeAnswers.map((answer) => `${counts[answer]} ${copy.counts[answer]}`).join(' · ')}</p>
          {coming.map(({ answer, names }) => (
            <p key={answer} className="names quiet" dir="auto">
              {copy.named(answer, names)}
            </p>
          ))}
        </>
      )}
    </div>
  )
}

/** Every guest's answers, for hosts. Scrolls sideways, also by keyboard. */
export function AnswerTable({ event, poll, now }: WhenContext) {
  const more = poll.answered - poll.guests.length
  return (
    <div data-live="table">
      {poll.guests.length > 0 && (
        <>
          <h2 id="who">{copy.whoAnswered}</h2>
          <div className="table" role="region" aria-labelledby="who" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{copy.guestColumn}</th>
                  {poll.times.map((time) => {
                    const dates = eventDates({ ...time, endTime: 0, timeZone: event.time_zone }, now)
                    return (
                      <th key={time.startTime} scope="col">
                        <span>{dates.day}</span>
                        <span className="quiet">{dates.time}</span>
                      </th>
                    )
                  })}
                </tr>
              </thead>
              <tbody>
                {poll.guests.map(({ name, answers }, index) => (
                  <tr key={index}>
                    <th scope="row" dir="auto">
                      {name}
                    </th>
                    {poll.times.map(({ startTime }) => {
                      const answer = answers.get(startTime)
                      return (
                        <td key={startTime} className={answer}>
                          {answer === undefined ? copy.noAnswer : copy.answers[answer]}
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {more > 0 && <p>{copy.moreGuests(more)}</p>}
        </>
      )}
    </div>
  )
}

/** Returns a proposed time in one line, in the event's time zone. */
export const lineOf = ({ event, now }: WhenContext, { startTime, endTime }: ProposedTime): string =>
  whenLine({ startTime, endTime: endTime ?? 0, timeZone: event.time_zone }, now)
