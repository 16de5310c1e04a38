/** An event as a calendar gets it. Times in ms. */
export interface CalendarEntry {
  id: string
  title: string
  description: string
  startTime: number
  /** 0 when the event names no end. */
  endTime: number
  timeZone: string
  /** undefined: not for this reader. */
  address: string | undefined
  url: string
  /** Host name of the site: makes the entry's UID. */
  host: string
  /** RFC 5545 SEQUENCE. */
  sequence: number
  isCancelled: boolean
}
