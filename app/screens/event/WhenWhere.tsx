import type { EventView } from '@festoon/contract/event'
import type { Location } from '@festoon/contract/place'
import { eventDates } from '@festoon/contract/rules/eventDates'
import { CalendarIcon, PinIcon } from './icons.tsx'

/** When and where (EVPAGE-04). A viewer who may not know the place reads how to get to know it (AUTHZ-19). */
export function WhenWhere({ event, now }: { event: EventView; now: number }) {
  const dates = eventDates(event, now)
  // A host who left took the place of a party along that is off.
  const isPlaceGone = event.cancelledTimestamp !== null && event.location?.displayName === ''
  return (
    <dl className="grid grid-cols-1 gap-3 wide:gap-4">
      <div className="flex gap-4">
        <dt className="grid size-12 shrink-0 place-items-center rounded-md bg-tint">
          <CalendarIcon />
          <span className="sr-only">When</span>
        </dt>
        <dd className="grid min-w-0 content-center">
          {event.startTime === 0 ? (
            <span className="text-body text-ink-muted">No date yet</span>
          ) : (
            <>
              <time dateTime={dates.iso} className="font-display text-lead font-semibold">
                {dates.day}
              </time>
              <span className="text-body text-ink-muted">{dates.time}</span>
            </>
          )}
        </dd>
      </div>
      {!isPlaceGone && (
        <div className="flex gap-4">
          <dt className="grid size-12 shrink-0 place-items-center rounded-md bg-tint">
            <PinIcon />
            <span className="sr-only">Where</span>
          </dt>
          <dd className="grid min-w-0 content-center">
            {event.location ? (
              <Place location={event.location} />
            ) : (
              <span className="text-body text-ink-muted">
                {event.isHost ? 'No place yet' : 'Please log in or RSVP to view the location'}
              </span>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Place({ location }: { location: Location }) {
  const { displayName, placeName } = location
  const map = `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: displayName })}`
  return (
    <>
      <span dir="auto" className="font-display text-lead font-semibold">
        {placeName ?? displayName}
      </span>
      {placeName !== undefined && (
        <span dir="auto" className="text-body text-ink-muted">
          {displayName}
        </span>
      )}
      <a href={map} target="_blank" rel="noreferrer" className="w-fit py-1 text-label text-highlight underline">
        Open in maps
      </a>
    </>
  )
}
