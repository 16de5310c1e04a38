import { endOf } from '@festoon/contract/rules/dates/past'
import type { CalendarEntry } from './calendarEntry.ts'
import { detailsOf } from './detailsOf.ts'

/** The web calendars that can add an event through a link. */
export const calendarNames = ['google', 'outlook', 'office365', 'yahoo'] as const
export type CalendarName = (typeof calendarNames)[number]

/** Formats a time in ms as an iCalendar time in UTC, such as `20261205T190000Z`. */
const compact = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Builds the URL of the page where a web calendar offers to add the event. */
export function calendarLink(calendar: CalendarName, entry: CalendarEntry): string {
  const start = entry.startTime
  const end = endOf(entry)
  const details = [detailsOf(entry, 800), entry.url].filter((part) => part !== '').join('\n\n')
  const address = entry.address ?? ''
  const link = (base: string, query: Record<string, string>): string => {
    const filledParameters = Object.entries(query).filter(([, value]) => value !== '')
    return `${base}?${new URLSearchParams(filledParameters).toString()}`
  }
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    body: details,
    location: address,
  }
  switch (calendar) {
    case 'google':
      return link('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: entry.title,
        dates: `${compact(start)}/${compact(end)}`,
        ctz: entry.timeZone,
        details,
        location: address,
      })
    case 'outlook':
      return link('https://outlook.live.com/calendar/0/deeplink/compose', outlook)
    case 'office365':
      return link('https://outlook.office.com/calendar/0/deeplink/compose', outlook)
    case 'yahoo':
      return link('https://calendar.yahoo.com/', {
        v: '60',
        title: entry.title,
        st: compact(start),
        et: compact(end),
        desc: details,
        in_loc: address,
      })
  }
}
