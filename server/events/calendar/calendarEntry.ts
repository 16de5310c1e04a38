/** An event as shown in a calendar. Times are in ms. */
export interface CalendarEntry {
  id: string
  title: string
  description: string
  startTime: number
  /** End time in ms, or 0 if the event has no end. */
  endTime: number
  timeZone: string
  /** The event's street address, or undefined if the viewer may not see it. */
  address: string | undefined
  url: string
  /** Hostname of the site, used in the entry's UID. */
  host: string
  /** The RFC 5545 SEQUENCE, incremented with every change that matters to calendars. */
  sequence: number
  isCanceled: boolean
}
