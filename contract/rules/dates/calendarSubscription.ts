/** Returns the URL with which Google Calendar subscribes to the calendar at a `webcal:` address. */
export const googleSubscription = (address: string): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(address)}`
