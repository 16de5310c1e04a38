import * as copy from '@festoon/contract/messages/guests/catering'
import { locationLine } from '@festoon/contract/rules/events/locationLine'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import type { EventRow } from '../../database/schema.ts'
import { PartyHeader, whenOf } from '../../events/pages/PartyHeader.tsx'
import { scriptFreePage } from '../../rpc/http/scriptFreePage.tsx'
import type { CateringSheet, SheetOptions } from './cateringSheet.ts'
import { cateringStyle } from './cateringStyle.ts'
import { choiceCounts, detailsOf, dietCounts, totalsOf, type Count } from './sheetLines.ts'
import type { SheetQuestion } from './sheetQuestions.ts'

export interface CateringPage {
  event: EventRow
  sheet: CateringSheet
  options: SheetOptions
  /** The current time in ms. */
  now: number
}

/** Returns when and where the party is, for the top of a sheet. */
export const factsOf = (event: EventRow, now: number): string[] => {
  return [whenOf(event, now), locationLine(event.location)].filter((fact) => fact !== '')
}

/** Renders a caterer sheet for hosts, on a screen and for print. It works without scripts. */
export function cateringPage({ event, sheet, options, now }: CateringPage): { html: string; policy: string } {
  const title = titleOf(event.title)
  const path = `/event/${event.id}/catering`
  const guestList = `/event/invite/${event.id}`
  const isAsked = event.head_details !== null || sheet.questions.length > 0
  return scriptFreePage({
    title: copy.pageTitle(title),
    style: cateringStyle(event),
    message: undefined,
    directives: ["img-src 'self'"],
    content: (
      <>
        <PartyHeader event={event} to={guestList} facts={factsOf(event, now)} />
        <h1>{copy.catererSheet}</h1>
        {!isAsked && (
          <div className="empty">
            <h2>{copy.nothingAsked}</h2>
            <p>{copy.nothingAskedNote}</p>
            <p>
              <a className="button" href={`/event/edit/${event.id}`}>
                {copy.editParty}
              </a>
            </p>
          </div>
        )}
        {isAsked && sheet.people === 0 && (
          <div className="empty">
            <h2>{copy.noOne}</h2>
            <p>{copy.noOneNote}</p>
          </div>
        )}
        <dl className="totals">
          {totalsOf(sheet).map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
        {sheet.questions.map((question) => (
          <Choices key={question.questionUuid} question={question} />
        ))}
        {sheet.details.diets && <Diets counts={dietCounts(sheet)} />}
        {sheet.notes.length > 0 && (
          <section aria-labelledby="notes">
            <h2 id="notes">{copy.notes}</h2>
            <ul className="notes">
              {sheet.notes.map(({ note, count }) => (
                <li key={note} dir="auto">
                  {copy.noteOf(note, count)}
                </li>
              ))}
            </ul>
            {sheet.moreNotes > 0 && <p className="hint">{copy.more(sheet.moreNotes)}</p>}
          </section>
        )}
        <Guests sheet={sheet} />
        <Tools path={path} options={options} />
        <p className="return">
          <a href={guestList}>{copy.backToGuests}</a>
        </p>
      </>
    ),
  })
}

function Diets({ counts }: { counts: readonly Count[] }) {
  return (
    <section aria-labelledby="diets">
      <h2 id="diets">{copy.diets}</h2>
      {counts.length === 0 ? (
        <p className="quiet">{copy.noDiets}</p>
      ) : (
        <>
          <p className="hint">{copy.dietsHint}</p>
          <Counts labelledBy="diets" counts={counts} />
        </>
      )}
    </section>
  )
}

/** The number of people per option of a question that guests answer for each person. */
function Choices({ question }: { question: SheetQuestion }) {
  const id = `question-${question.questionUuid}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} dir="auto">
        {question.question}
      </h2>
      <Counts labelledBy={id} counts={choiceCounts(question)} />
    </section>
  )
}

function Counts({ labelledBy, counts }: { labelledBy: string; counts: readonly Count[] }) {
  return (
    <table aria-labelledby={labelledBy}>
      <tbody>
        {counts.map(([label, count], at) => (
          // An option can have the same label as people without a response.
          <tr key={at}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            <td className="count">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Guests({ sheet }: { sheet: CateringSheet }) {
  const { guests, moreGuests } = sheet
  if (guests === null || guests.length === 0) return null
  return (
    <section aria-labelledby="guests">
      <h2 id="guests">{copy.guests}</h2>
      <table aria-labelledby="guests" className="guests">
        <thead>
          <tr>
            <th scope="col">{copy.name}</th>
            <th scope="col">{copy.details}</th>
            <th scope="col" className="count">
              {copy.people}
            </th>
          </tr>
        </thead>
        <tbody>
          {guests.map((guest, at) => (
            // Names aren't unique, and the order is fixed.
            <tr key={at}>
              <th scope="row">
                <bdi translate="no">{guest.name}</bdi>
              </th>
              <td>
                {detailsOf(guest, sheet).map((line) => (
                  <p key={line}>
                    <bdi>{line}</bdi>
                  </p>
                ))}
              </td>
              <td className="count">{guest.people}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {moreGuests > 0 && <p className="hint">{copy.more(moreGuests)}</p>}
    </section>
  )
}

function Tools({ path, options }: { path: string; options: SheetOptions }) {
  return (
    <section className="tools" aria-labelledby="tools">
      <h2 id="tools">{copy.show}</h2>
      <form method="get" action={path}>
        <label className="choice">
          <input type="checkbox" name="names" value="1" defaultChecked={options.names} />
          <span>
            {copy.withNames} <span className="hint">{copy.withNamesHint}</span>
          </span>
        </label>
        <label className="choice">
          <input type="checkbox" name="unanswered" value="1" defaultChecked={options.includesUnanswered} />
          {copy.withUnanswered}
        </label>
        <p className="files">
          <button className="back">{copy.update}</button>
          {/* The files follow the boxes above, also before an update. */}
          <button className="back" formAction={`${path}.pdf`}>
            {copy.asPdf}
          </button>
          <button className="back" formAction={`${path}.csv`}>
            {copy.asCsv}
          </button>
        </p>
      </form>
      <p className="hint">{copy.printHint}</p>
    </section>
  )
}
