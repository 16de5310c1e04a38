import { joinOnline } from '@festoon/contract/messages/messaging/notifications'
import { endOf } from '@festoon/contract/rules/dates/past'
import type { CalendarEntry } from './calendarEntry.ts'
import { cutEncoded, encodeText } from './cutEncoded.ts'
import { joinDetails } from './detailsOf.ts'

/** The web calendars that can add an event through a link. */
export const calendarNames = ['google', 'outlook', 'office365', 'yahoo'] as const
export type CalendarName = (typeof calendarNames)[number]

/** Max length of a link. Web calendars refuse longer ones, or browsers and mail programs cut them. */
const maxLink = 2_000
/** Max lengths of the title and the address in a link, once they are encoded. */
const maxTitle = 500
const maxAddress = 500

/** Formats a time in ms as an iCalendar time in UTC, such as `20261205T190000Z`. */
const compact = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Builds a URL from an address and parameters, without those that are empty. */
const withQuery = (base: string, query: Readonly<Record<string, string>>): string => {
  const filledParameters = Object.entries(query).filter(([, value]) => value !== '')
  return `${base}?${filledParameters.map(([name, value]) => `${name}=${encodeText(value)}`).join('&')}`
}

/**
 * Builds the URL of the page where a web calendar offers to add the event. It has at most 2,000 characters: the description is shortened as
 * needed, then the link of an online party is left out, which the event's page has too.
 */
export function calendarLink(calendar: CalendarName, entry: CalendarEntry): string {
  const join = entry.joinUrl === undefined ? '' : joinOnline(entry.joinUrl)
  const linkWith = (description: string, joinLine = join): string =>
    linkOf(calendar, entry, joinDetails(description, joinLine, entry.url))
  if (linkWith('').length > maxLink) return linkWith('', '')
  const wholeLink = linkWith(entry.description)
  if (wholeLink.length <= maxLink) return wholeLink
  // The blank line after the description counts, too.
  const room = maxLink - linkWith('').length - encodeText('\n\n').length
  return linkWith(cutEncoded(entry.description, room))
}

function linkOf(calendar: CalendarName, entry: CalendarEntry, details: string): string {
  const [start, end] = [entry.startTime, endOf(entry)]
  const title = cutEncoded(entry.title, maxTitle)
  const address = placeOf(entry)
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    body: details,
    location: address,
  }
  switch (calendar) {
    case 'google':
      return withQuery('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        dates: `${compact(start)}/${compact(end)}`,
        ctz: entry.timeZone,
        details,
        location: address,
      })
    case 'outlook':
      return withQuery('https://outlook.live.com/calendar/0/deeplink/compose', outlook)
    case 'office365':
      return withQuery('https://outlook.office.com/calendar/0/deeplink/compose', outlook)
    case 'yahoo':
      return withQuery('https://calendar.yahoo.com/', {
        v: '60',
        title,
        st: compact(start),
        et: compact(end),
        desc: details,
        in_loc: address,
      })
  }
}

/** Returns the place of an entry for a link. A shortened link of an online party would lead nowhere, so a long one is left out. */
function placeOf({ address = '', joinUrl }: CalendarEntry): string {
  const shortAddress = cutEncoded(address, maxAddress)
  return joinUrl !== undefined && shortAddress !== address ? '' : shortAddress
}
