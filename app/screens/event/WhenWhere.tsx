import type { EventView } from '@festoon/contract/nouns/event'
import type { Location } from '@festoon/contract/nouns/place'
import { eventDates } from '@festoon/contract/rules/dates/eventDates'
import { CalendarIcon, PinIcon } from './icons.tsx'
import * as copy from '@festoon/contract/messages/eventPage'

/** The date and place of an event (EVPAGE-04). If the viewer may not see the place, explains how to unlock it (AUTHZ-19). */
export function WhenWhere({ event, now }: { event: EventView; now: number }) {
  const dates = eventDates(event, now)
  // When a host deletes their account, the location of a canceled party is erased too.
  const isPlaceGone = event.cancelledTimestamp !== null && event.location?.displayName === ''
  return (
    <dl className="grid grid-cols-1 gap-3 wide:gap-4">
      <div className="flex gap-4">
        <dt className="grid size-12 shrink-0 place-items-center rounded-md bg-tint">
          <CalendarIcon />
          <span className="sr-only">{copy.when}</span>
        </dt>
        <dd className="grid min-w-0 content-center">
          {event.startTime === 0 ? (
            <span className="text-body text-ink-muted">{copy.noDate}</span>
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
            <span className="sr-only">{copy.where}</span>
          </dt>
          <dd className="grid min-w-0 content-center">
            {event.location ? (
              <Place location={event.location} />
            ) : (
              <span className="text-body text-ink-muted">{withoutLocation(event)}</span>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Returns the text in place of a location that is missing, or that the viewer may not see. */
function withoutLocation({ isHost, addressAudience }: EventView): string {
  if (isHost) return copy.noLocation
  return addressAudience === 'confirmed' ? copy.locationForConfirmed : copy.locationHidden
}

function Place({ location }: { location: Location }) {
  const { displayName, placeName } = location
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(displayName)}`
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
        {copy.openInMaps}
      </a>
    </>
  )
}
