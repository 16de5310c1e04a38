/** An event as shown in a calendar. It has a date. Times are in ms. */
export interface CalendarEntry {
  id: string
  title: string
  description: string
  startTime: number
  /** The end time, or 0 if the event has no end. */
  endTime: number
  timeZone: string
  /** The event's venue and address, or the link of an online party; undefined if the viewer may not see them. */
  address: string | undefined
  /** The link of an online party, or undefined if there is none or the viewer may not see it. */
  joinUrl: string | undefined
  url: string
  /** The host's name, with an address of the site instead of the host's own, because RFC 5546 requires an organizer. */
  organizer: { name: string; email: string }
  /** The site's hostname, which is part of the entry's UID. */
  host: string
  /** The iCalendar SEQUENCE number (RFC 5545), incremented with every change that calendars show. */
  sequence: number
  isCanceled: boolean
}
