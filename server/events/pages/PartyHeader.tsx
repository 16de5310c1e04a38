import { backTo } from '@festoon/contract/messages/eventPage'
import { eventDates } from '@festoon/contract/rules/dates/eventDates'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { timesOf } from '../../database/rows/eventRows.ts'
import type { EventRow } from '../../database/schema.ts'

export interface PartyHeaderProps {
  event: EventRow
  /** The path of the page that the header links back to. */
  to: string
  /** Lines of text below the title. */
  facts: readonly string[]
}

/** The top of a page that belongs to a party: its picture and title, which link back to the party. */
export function PartyHeader({ event, to, facts }: PartyHeaderProps) {
  const title = titleOf(event.title)
  return (
    <header className="party">
      <a href={to} aria-label={backTo(title)}>
        {event.photo_url === '' ? null : (
          <img src={event.photo_url.replace(/^(\/files\/[^?]+)\.webp/, '$1-640.webp')} alt="" />
        )}
        <p>
          <b dir="auto">{title}</b>
          {facts.map((fact) => (
            <span key={fact} dir="auto" className="quiet">
              <br />
              {fact}
            </span>
          ))}
        </p>
      </a>
    </header>
  )
}

/** Returns the date and time of an event on one line, or that the date is to be decided. `now` is in ms. */
export function whenOf(event: EventRow, now: number): string {
  const { day, time } = eventDates(timesOf(event), now)
  return [day, time].filter((part) => part !== '').join(' · ')
}
