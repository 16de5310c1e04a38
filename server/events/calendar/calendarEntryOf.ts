import { fromSomeHost } from '@festoon/contract/messages/messaging/mail'
import type { VisibleLocation } from '@festoon/contract/nouns/place'
import { locationLine, openPartOf } from '@festoon/contract/rules/events/locationLine'
import { hasAddress } from '@festoon/contract/rules/hasLink'
import type { Config } from '../../config/config.ts'
import type { EventRow } from '../../database/schema.ts'
import type { CalendarEntry } from './calendarEntry.ts'

/** The settings that calendar entries contain. */
export type CalendarSite = Pick<Config, 'origin' | 'mailFrom'>

/**
 * Returns an event's calendar entry; undefined if the host hasn't decided the date yet. It contains the address only if
 * `withAddress` is true (AUTHZ-18).
 */
export function calendarEntryOf(
  event: EventRow,
  withAddress: boolean,
  { origin, mailFrom }: CalendarSite,
): CalendarEntry | undefined {
  if (event.start_time === null) return undefined
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    startTime: event.start_time,
    endTime: event.end_time,
    timeZone: event.time_zone,
    ...placeOf(withAddress ? event.location : openPartOf(event.location)),
    url: `${origin}/event/${event.id}`,
    organizer: { name: organizerName(event), email: /<([^<>]*)>$/.exec(mailFrom)?.[1] ?? mailFrom },
    host: new URL(origin).hostname,
    sequence: event.sequence,
    isCanceled: event.canceled_at !== null,
  }
}

/** Returns the host's name, unless readers could take it for an address. */
const organizerName = ({ hosted_by }: EventRow): string => (hasAddress(hosted_by) ? fromSomeHost : hosted_by)

/** Returns the place of an entry. Calendar apps show a button for joining if the place is a link. */
function placeOf(location: VisibleLocation | null): Pick<CalendarEntry, 'address' | 'joinUrl'> {
  if (location?.kind === 'online' && location.url) return { address: location.url, joinUrl: location.url }
  return { address: location === null ? undefined : locationLine(location), joinUrl: undefined }
}
