/** A calendar's view of an event. Times in ms. */
export interface CalendarEntry {
  id: string
  title: string
  description: string
  startTime: number
  /** 0 if the event has no end. */
  endTime: number
  timeZone: string
  /** Undefined if the reader may not see it. */
  address: string | undefined
  url: string
  /** Host name of the site, used in the entry's UID. */
  host: string
  /** RFC 5545 SEQUENCE. */
  sequence: number
  isCancelled: boolean
}
